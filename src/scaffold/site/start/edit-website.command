#!/bin/sh
# For a Mac, where a double click on a file of this kind opens it in a terminal.
here=$0
while [ -L "$here" ]; do
  link=$(readlink "$here")
  case $link in
    /*) here=$link ;;
    *) here=$(dirname "$here")/$link ;;
  esac
done
exec /bin/sh "$(dirname "$here")/edit-website.sh"
