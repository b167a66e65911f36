#!/bin/sh
# Opens the visual editor by a double click: says what is missing, installs the packages, and shows the editor in the browser.
# Where it runs already, that one is shown. For Linux; edit-website.command calls it on a Mac.

here=$0
while [ -L "$here" ]; do
  link=$(readlink "$here")
  case $link in
    /*) here=$link ;;
    *) here=$(dirname "$here")/$link ;;
  esac
done
folder=$(cd "$(dirname "$here")" && pwd) || exit 1

# A double click may start it where nothing that it says can be seen.
if [ ! -t 1 ] && [ -z "$EDIT_WEBSITE_SEEN" ] && [ -n "$DISPLAY$WAYLAND_DISPLAY" ]; then
  export EDIT_WEBSITE_SEEN=yes
  for terminal in x-terminal-emulator gnome-terminal konsole xfce4-terminal xterm; do
    command -v "$terminal" >/dev/null 2>&1 || continue
    case $terminal in
      gnome-terminal) exec "$terminal" -- "$folder/edit-website.sh" ;;
      *) exec "$terminal" -e "$folder/edit-website.sh" ;;
    esac
  done
fi

language=${LC_ALL:-${LC_MESSAGES:-$LANG}}
if [ -z "$language" ] && command -v defaults >/dev/null 2>&1; then
  language=$(defaults read -g AppleLocale 2>/dev/null)
fi

# What is said, in German and in English.
say() {
  case $language in
    de*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$2" ;;
  esac
}

# Whoever has double-clicked wants to read it before the window closes.
end() {
  if [ -t 0 ]; then
    say 'Drücken Sie die Eingabetaste, um dieses Fenster zu schließen.' 'Press Enter to close this window.'
    read -r _
  fi
  exit "$1"
}

cd "$folder/.." || end 1

if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
  say 'Auf diesem Rechner fehlt Node, das Programm, mit dem der Editor läuft.' 'Node is missing on this machine, the program that the editor runs with.'
  say 'Laden Sie auf https://nodejs.org die Fassung mit dem Zusatz LTS, installieren Sie sie mit allen Vorgaben, und doppelklicken Sie noch einmal.' \
    'Get the version marked LTS from https://nodejs.org, install it with all defaults, and double-click again.'
  end 1
fi

if ! node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 20 || (a === 20 && b >= 20) ? 0 : 1)"; then
  say 'Node ist auf diesem Rechner zu alt; nötig ist mindestens 20.20.' 'Node is too old on this machine; 20.20 is the least.'
  say 'Laden Sie auf https://nodejs.org die Fassung mit dem Zusatz LTS, installieren Sie sie mit allen Vorgaben, und doppelklicken Sie noch einmal.' \
    'Get the version marked LTS from https://nodejs.org, install it with all defaults, and double-click again.'
  end 1
fi

# npm writes this file last: where it is missing, or older than what it was made of, the packages are not complete.
if ! node -e "const { statSync } = require('fs'); process.exit(statSync('node_modules/.package-lock.json').mtimeMs >= statSync('package-lock.json').mtimeMs ? 0 : 1)" 2>/dev/null; then
  say 'Es wird geholt, was der Editor braucht. Das dauert ein bis zwei Minuten und ist nur einmal nötig.' \
    'Getting what the editor needs. That takes a minute or two, once.'
  if ! npm install; then
    say 'Das hat nicht geklappt. Prüfen Sie die Verbindung ins Internet, und doppelklicken Sie noch einmal.' \
      'That has failed. Check your connection to the internet, and double-click again.'
    end 1
  fi
fi

say 'Der Editor öffnet sich im Browser. Lassen Sie dieses Fenster offen, solange Sie arbeiten.' \
  'The editor opens in your browser. Leave this window open as long as you work.'
npx {{package}} edit --open
code=$?
# Ctrl+C, or an editor that runs already: nothing is left to be read.
[ "$code" -eq 0 ] && exit 0
end "$code"
