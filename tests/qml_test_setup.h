// What the tests' QML engine must do besides running them.
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QTranslator>
#include <QtQml/QQmlEngine>

// Loads the window's translation when Qt.uiLanguage is set, as QQmlApplicationEngine does by itself in the program.
class QmlTestSetup : public QObject
{
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        connect(engine, &QQmlEngine::uiLanguageChanged, this, [this, engine] {
            QCoreApplication::removeTranslator(&m_translator);
            const auto path = QStringLiteral(":/qt/qml/org/hansu/qml/i18n/qml_%1.qm").arg(engine->uiLanguage());
            if (m_translator.load(path))
                QCoreApplication::installTranslator(&m_translator);
            engine->retranslate();
        });
    }

private:
    QTranslator m_translator;
};
