use hansu as _;
fn main() {}
