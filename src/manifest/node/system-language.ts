/** The language that this machine speaks, as programs on a terminal look for it, else as Node does. */
export function systemLanguage(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
}
