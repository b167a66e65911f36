/** Light or dark as the author has chosen, whatever her machine is set to. */

/** The media rules that ask for the machine's choice, and what they ask. */
let asking: { rule: CSSMediaRule; text: string }[] | undefined;

/**
 * Shows the page light or dark. Colours and drawings follow the style of the document's element; rules that ask the machine are answered
 * in its place.
 *
 * @param isAlwaysLight - the site knows nothing else
 */
export function setScheme(chosen: 'light' | 'dark', isAlwaysLight: boolean): void {
  const { documentElement: html } = document;
  const scheme = isAlwaysLight ? 'light' : chosen;
  if (html.style.colorScheme === scheme && Boolean(html.dataset.scheme) === isAlwaysLight) return;
  html.style.colorScheme = scheme;
  if (isAlwaysLight) html.dataset.scheme = 'light';
  else delete html.dataset.scheme;
  asking ??= [...document.styleSheets].flatMap(({ cssRules }) => rulesThatAsk(cssRules));
  for (const { rule, text } of asking) {
    rule.media.mediaText = text.replace(/\(prefers-color-scheme:\s*(\w+)\)/g, (_, asked) =>
      asked === scheme ? '(min-width: 0)' : '(max-width: 0)',
    );
  }
}

function rulesThatAsk(rules: CSSRuleList): { rule: CSSMediaRule; text: string }[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? rulesThatAsk(rule.cssRules as CSSRuleList) : [];
    if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes('prefers-color-scheme')) return inner;
    return [{ rule, text: rule.media.mediaText }, ...inner];
  });
}
