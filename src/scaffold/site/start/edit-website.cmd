@echo off
rem Opens the visual editor by a double click: says what is missing, installs the packages, and shows the editor in the browser.
rem Where it runs already, that one is shown. For Windows.
setlocal
chcp 65001 >nul
pushd "%~dp0.." || goto failed

set "language=en"
reg query "HKCU\Control Panel\International" /v LocaleName 2>nul | findstr /i /c:" de" >nul && set "language=de"

where node >nul 2>nul || goto missing
where npm >nul 2>nul || goto missing
node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 20 || (a === 20 && b >= 20) ? 0 : 1)" || goto old

rem npm writes this file last: where it is missing, or older than what it was made of, the packages are not complete.
node -e "const { statSync } = require('fs'); process.exit(statSync('node_modules/.package-lock.json').mtimeMs >= statSync('package-lock.json').mtimeMs ? 0 : 1)" 2>nul && goto ready
call :say "Es wird geholt, was der Editor braucht. Das dauert ein bis zwei Minuten und ist nur einmal nötig." "Getting what the editor needs. That takes a minute or two, once."
call npm install
if errorlevel 1 goto offline

:ready
call :say "Der Editor öffnet sich im Browser. Lassen Sie dieses Fenster offen, solange Sie arbeiten." "The editor opens in your browser. Leave this window open as long as you work."
call npx {{package}} edit --open
if errorlevel 1 goto failed
popd
exit /b 0

:missing
call :say "Auf diesem Rechner fehlt Node, das Programm, mit dem der Editor läuft." "Node is missing on this machine, the program that the editor runs with."
goto node

:old
call :say "Node ist auf diesem Rechner zu alt; nötig ist mindestens 20.20." "Node is too old on this machine; 20.20 is the least."

:node
call :say "Laden Sie auf https://nodejs.org die Fassung mit dem Zusatz LTS, installieren Sie sie mit allen Vorgaben, und doppelklicken Sie noch einmal." "Get the version marked LTS from https://nodejs.org, install it with all defaults, and double-click again."
goto failed

:offline
call :say "Das hat nicht geklappt. Prüfen Sie die Verbindung ins Internet, und doppelklicken Sie noch einmal." "That has failed. Check your connection to the internet, and double-click again."

:failed
pause
exit /b 1

:say
if "%language%"=="de" (echo %~1) else (echo %~2)
exit /b 0
