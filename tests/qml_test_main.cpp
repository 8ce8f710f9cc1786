// The entry of Qt's QML test runner, for the Rust test that calls it.
#include "qml_test_setup.h"

#include <QtQuickTest/quicktest.h>

extern "C" int hansu_quick_test(int argc, char **argv, const char *name, const char *folder)
{
    QmlTestSetup setup;
    return quick_test_main_with_setup(argc, argv, name, folder, &setup);
}
