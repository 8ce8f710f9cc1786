//! Game trees and the files that hold them.
