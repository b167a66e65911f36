// @ts-check
/** Whether a document is valid HTML, by the rules that every page of the builder keeps. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const loader = new StaticConfigLoader({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // A file of the same build needs no sum.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});
// By itself it puts these rules together anew for each document: a third of the time that one takes.
const rules = loader.getConfigFor('');
loader.getConfigFor = () => rules;
const validator = new HtmlValidate(loader);

/**
 * @param {string} html a whole document
 * @returns {Promise<import('html-validate').Message[]>} what breaks a rule, with line and column
 */
export async function validateHtml(html) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages);
}

/**
 * What other checkers of HTML find, those of the W3C and of IBM, and html-validate does not. It stands alone, so that a browser can be
 * given it.
 *
 * @param {HTMLElement} body left out: that of the page that it runs in
 * @returns {string[]}
 */
export function findOddElements(body = document.body) {
  /** @param {string} selector */
  const found = (selector) => [...body.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 80));
  return [
    ...found('a[type]').map((link) => `the type of a link is that of a file: ${link}`),
    ...found('section:not(:has(h1, h2, h3, h4, h5, h6), [aria-label], [aria-labelledby])').map(
      (section) => `a section has neither a heading nor a name: ${section}`,
    ),
    ...found('figure:not(:has(> figcaption))').map((figure) => `a figure has no caption: ${figure}`),
    ...found('aside:not([aria-label], [aria-labelledby])').map((aside) => `an aside has no name: ${aside}`),
  ];
}
