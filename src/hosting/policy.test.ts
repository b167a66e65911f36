import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentPolicy, describeDocument, withPolicy } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = { path: '/' };
const start = '<!doctype html><html><head><meta charSet="utf-8"/>';

describe('what a document needs a hash for', () => {
  test.each([
    ['a script', '<script>a()</script>', ['a()']],
    ['a script with data for itself', '<script data-app="/a.js" data-eager="">a()</script>', ['a()']],
    ['a module', '<script type="module">a()</script>', ['a()']],
    ['speculation rules', '<script type="speculationrules">{"prefetch":[]}</script>', ['{"prefetch":[]}']],
    ['an import map', '<script type="importmap">{}</script>', ['{}']],
    ['nothing for a file', '<script src="/a.js"></script>', []],
    ['nothing for data', '<script type="application/ld+json">{"a":1}</script>', []],
    ['the same text once', '<script>a()</script><script>a()</script>', ['a()']],
  ])('%s', (_, html, texts) => {
    expect(describeDocument(page, html).scripts).toEqual(texts.map(hash));
  });

  test('style elements', () => {
    const { styles } = describeDocument(page, '<style>.a{}</style><p style="color:red">x</p><style data-x="">.b&gt;i{}</style>');
    expect(styles).toEqual([hash('.a{}'), hash('.b&gt;i{}')].sort());
  });
});

test('style attributes are allowed where a document has some, or code of others may write them; HTML made by scripts only there', () => {
  const policyOf = (html: string, guest?: true) =>
    contentPolicy(
      describeDocument({ path: '/', ...(guest && { allows: { script: [], style: [], font: [], endpoint: [], guest } }) }, html),
    );
  expect(policyOf('<p>x</p>')['style-src-attr']).toBeUndefined();
  expect(policyOf('<p style="color:red">x</p>')['style-src-attr']).toEqual(["'unsafe-inline'"]);
  expect(policyOf('<p>x</p>', true)['style-src-attr']).toEqual(["'unsafe-inline'"]);
  expect(policyOf('<script>a()</script>')['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policyOf('<script>a()</script>', true)['require-trusted-types-for']).toBeUndefined();
});

test('a document without a script may run none and ask for nothing, but still be sent from; one with a file may', () => {
  const allows = { script: [], style: [], font: [], endpoint: ['https://form.example'], guest: false };
  const policyOf = (html: string) => contentPolicy(describeDocument({ path: '/', allows }, html));
  const still = policyOf('<style>.a{}</style><script type="application/ld+json">{"a":1}</script><form>');
  expect(still['script-src']).toEqual(["'none'"]);
  for (const directive of ['connect-src', 'require-trusted-types-for', 'trusted-types'])
    expect(still).not.toHaveProperty(directive);
  expect(still).toMatchObject({ 'default-src': ["'none'"], 'form-action': ["'self'", 'https://form.example'] });
  expect(policyOf('<script src="/a.js"></script>')).toMatchObject({
    'script-src': ["'self'"],
    'connect-src': ["'self'", 'https://form.example'],
    'trusted-types': ["'none'"],
  });
});

test('a site with films may load its own, and no other', () => {
  expect(contentPolicy(describeDocument(page, '<p>', true))['media-src']).toEqual(["'self'"]);
  expect(contentPolicy(describeDocument(page, '<p>'))['media-src']).toBeUndefined();
});

test('a document has its policy before all that it concerns', () => {
  const html = `${start}<style>.a{}</style><script src="/a.js"></script></head></html>`;
  const [, before = '', policy = ''] =
    /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/><style>/.exec(
      withPolicy(html, describeDocument(page, html)),
    ) ?? [];
  expect(before).toBe(start);
  expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'self' ${hash('.a{}')};`);
  // Browsers ignore it in a document, and say so in the console.
  expect(policy).not.toContain('frame-ancestors');
});

test('a mail program gets forms, and nothing is fetched from it', () => {
  const endpoint = ['https://form.example', 'mailto:'];
  const policy = contentPolicy({ scripts: [], styles: [], allows: { script: [], style: [], font: [], endpoint, guest: false } });
  expect(policy['form-action']).toEqual(["'self'", ...endpoint]);
  expect(policy['connect-src']).toEqual(["'self'", 'https://form.example']);
});

test('a document without a place for its policy is not published', () => {
  expect(() => withPolicy('<html></html>', describeDocument(page, ''))).toThrow('no place for its policy');
});

test('an address that would end its directive, the policy or the attribute around it stays an address', () => {
  const origin = 'https://a"b;c,d e&f<g>';
  const allows = { script: [origin], style: [], font: [], endpoint: [], guest: false };
  const html = withPolicy(`${start}</head></html>`, describeDocument({ path: '/', allows }, '<script src="/a.js"></script>'));
  expect(html).toContain(`script-src 'self' https://a%22b%3Bc%2Cd%20e%26f%3Cg%3E; style-src`);
});
