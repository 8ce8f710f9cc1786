// The entry of Qt's QML test runner, for the Rust test that calls it.
#include <QtQuickTest/quicktest.h>

extern "C" int hansu_quick_test(int argc, char **argv, const char *name, const char *folder)
{
    return quick_test_main(argc, argv, name, folder);
}
