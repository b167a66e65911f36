import { expect, test } from 'vitest';
import { explainSyntax } from './syntax.ts';

/** "code «what is marked» {particulars}" */
function explain(text: string): string {
  expect(() => JSON.parse(text)).toThrow();
  const found = explainSyntax(text);
  if (!found?.span) return 'nothing';
  const params = Object.values(found.params).map(String).join('|');
  return `${found.code} ${found.span.start} «${text.slice(found.span.start, found.span.end)}» ${params}`.trimEnd();
}

test.each([
  ['{"a": 1, // why\n"b": 2}', 'json-comment 9 «/»'],
  ['/* top */ {}', 'json-comment 0 «/»'],
  ['{"a": 1,}', 'json-trailing-comma 7 «,» }'],
  ['{"a": [1, 2,\n]}', 'json-trailing-comma 11 «,» ]'],
  ['{"a": 1\n"b": 2}', 'json-missing-comma 7 «»'],
  ['[{"a": 1} {"b": 2}]', 'json-missing-comma 9 «»'],
  ['["a" "b"]', 'json-missing-comma 4 «»'],
  ['{"a": {"b": [1, 2', 'json-truncated 17 «» ] } }'],
  ['{"a": "never closed', 'json-truncated 19 «» }'],
  ['{"a": "escaped \\"', 'json-truncated 17 «» }'],
  ['{"a":', 'json-truncated 5 «» }'],
  ['{"a": "one\n  "b": 2}', 'json-line-break 10 «\n»'],
  ['{"a": "one\ttwo"}', 'json-control-character 10 «\t»'],
  ['{"a": "Er sagt "Hallo" laut"}', 'json-quote-in-text 15 «"»'],
  ['{a: 1}', 'json-unquoted 1 «a» a'],
  ["{'a': 1}", "json-unquoted 1 «'a'» 'a'"],
  ['{„a“: 1}', 'json-unquoted 1 «„a“» „a“'],
  ['{"a": True}', 'json-unquoted 6 «True» True'],
  ['{"a": 01}', 'json-unquoted 6 «01» 01'],
  ['{"a": "C:\\temp\\x"}', 'json-escape 14 «\\» \\x'],
  ['{"a" 1}', 'json-syntax 5 «1» 1|:'],
  ['{"a": 1}}', 'json-syntax 8 «}» }|'],
  ['{"a": ]}', 'json-syntax 6 «]» ]|"…"'],
  ['[1}', 'json-syntax 2 «}» }|]'],
  ['[{"a": 1]', 'json-syntax 8 «]» ]|}'],
  ['{,}', 'json-syntax 1 «,» ,|"…"'],
  ['{"a":\u00a01}', 'json-syntax 5 «\u00a0» \u00a0|"…"'],
])('%j', (text, expected) => {
  expect(explain(text)).toBe(expected);
});

test('whatever JSON.parse refuses is explained, and nothing else', () => {
  const whole = '{"a": [1, -2.5e+3, true, null, "x\\u00e9\\n"], "b": {"c": {}, "d": []}}';
  expect(explainSyntax(whole)).toBeUndefined();
  for (let at = 0; at < whole.length; at++) {
    for (const text of [
      whole.slice(0, at),
      whole.slice(0, at) + whole.slice(at + 1),
      `${whole.slice(0, at)},${whole.slice(at)}`,
    ]) {
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      expect([text, explainSyntax(text) === undefined]).toEqual([text, valid]);
    }
  }
});
