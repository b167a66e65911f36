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
  ['{"a": 01}', 'json-unquoted 6 «01» 01|1'],
  ['{"a": "C:\\temp\\x"}', 'json-escape 14 «\\» \\x'],
  ['{"a" 1}', 'json-syntax 5 «1» 1|:'],
  ['{"a": 1}}', 'json-syntax 8 «}» }|'],
  ['{"a": ]}', 'json-syntax 6 «]» ]|"…"'],
  ['[1}', 'json-syntax 2 «}» }|]'],
  ['[{"a": 1]', 'json-syntax 8 «]» ]|}'],
  ['{,}', 'json-syntax 1 «,» ,|"…"'],
  ['{"a":\u00a01}', 'json-invisible 5 «\u00a0»'],
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

test.each([
  ['{"a": 90,5}', 'json-decimal-comma 6 «90,5» 90,5|90.5'],
  ['{"a": -0,5, "b": 1}', 'json-decimal-comma 6 «-0,5» -0,5|-0.5'],
  ['{"a": 1.250,5}', 'json-decimal-comma 6 «1.250,5» 1.250,5|undefined'],
  ['{"a": 1,000}', 'json-decimal-comma 6 «1,000» 1,000|undefined'],
  ['{"a": "Sie sagen „KI ist toll" und gehen."}', 'json-quote-in-text 29 «"»'],
  ['["Das „Chaos", das ich meine"]', 'json-quote-in-text 12 «"»'],
  ['{"a": "Das „Chaos", das ich meine"}', 'json-quote-in-text 17 «"»'],
  ['{"a": 1,2: 3}', 'json-unquoted 8 «2» 2'],
  ['{"a": 90 Minuten}', 'json-number-unit 6 «90 Minuten» 90|90 Minuten'],
  ['{"a": 90 %, "b": 1}', 'json-number-unit 6 «90 %» 90|90 %'],
  ['{"a": 20px}', 'json-number-unit 6 «20px» 20|20px'],
  ['{"a": 90\nb: 1}', 'json-missing-comma 8 «»'],
  ['{"a": 11:30}', 'json-unquoted 6 «11:30» 11:30'],
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> b\n}', 'json-merge-conflict 2 «<<<<<<< HEAD»'],
])('%j, as people write it', (text, expected) => {
  expect(explain(text)).toBe(expected);
});

test.each([
  ['{"a": 1} // why', '{"a": 1}'],
  ['{"a": 1}// why\n', '{"a": 1}\n'],
  ['// top\n{"a": 1}', '{"a": 1}'],
  ['{\n  // why\r\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ['{"a": 1, // why\r\n"b": 2}', '{"a": 1,\r\n"b": 2}'],
  ['{\n  /* why */ "a": 1\n}', '{\n  "a": 1\n}'],
  ['{"a": /* why */ 1}', '{"a": 1}'],
  ['{"a": 1 /* why */ }', '{"a": 1 }'],
  ['{"a": "// no", /*\n*/ "b": 1}', '{"a": "// no", "b": 1}'],
  ['{"a": //example.org"}', '{"a": //example.org"}'],
  ['{"a": 1, /* never closed "b": 2}', '{"a": 1, /* never closed "b": 2}'],
])('of %j only the comment goes', (text, expected) => {
  const { span, to = '' } = explainSyntax(text)?.correction ?? {};
  expect(span ? text.slice(0, span.start) + to + text.slice(span.end) : text).toBe(expected);
});

test.each([
  ['{"a": 08}', '8', '{"a": 8}'],
  ['{"a": +8}', '8', '{"a": 8}'],
  ['{"a": .8}', '0.8', '{"a": 0.8}'],
  ['{"a": -.5}', '-0.5', '{"a": -0.5}'],
  ['{"a": 8.}', '8', '{"a": 8}'],
  ['[−8, 1]', '-8', '[-8, 1]'],
  // What may be a code, and what visitors may read, is changed by nobody.
  ['{"a": 01067}', '1067', undefined],
  ['{"a": +4930123456}', '4930123456', undefined],
  ['{"a": 07.10}', '7.10', undefined],
  ['{"constants": {"a": 08}}', '8', undefined],
  ['{"constants": {"a": .8}}', '0.8', '{"constants": {"a": 0.8}}'],
  ['{"a": +49 30 123}', undefined, undefined],
  ['{08: 1}', undefined, undefined],
  ['{"a": 1.2.3}', undefined, undefined],
  ['{"a": .}', undefined, undefined],
])('of %s it is said which number is meant', (text, number, corrected) => {
  const found = explainSyntax(text);
  expect(found).toMatchObject({ code: 'json-unquoted', params: number === undefined ? {} : { number } });
  const { span, to = '' } = found?.correction ?? {};
  expect(span && text.slice(0, span.start) + to + text.slice(span.end)).toBe(corrected);
});

test('invisible signs are named up to the next mistake, but not those in texts', () => {
  const text = '{\u00a0"a\u00a0b": \u00a0"\u00a0",\u200b "c": x,\u00a0"d": 1}';
  const found = explainSyntax(text);
  expect(found).toMatchObject({ code: 'json-invisible', params: { found: '\u00a0' }, span: { start: 1, end: 2 } });
  expect(found?.related).toEqual([{ pointer: '', span: { start: 9, end: 10 }, isOccurrence: true }]);
});

test('an invisible sign before a quotation mark that ends a text too early is left to its author', () => {
  expect(explainSyntax('{"a":\u00a0"Er sagt "\u00a0Hallo" laut"}')?.related).toEqual([]);
  expect(explainSyntax('{"a": "Er sagt "\u00a0Hallo" laut"}')?.code).not.toBe('json-invisible');
  expect(explainSyntax('{"a": [1,\u00a0]}')?.code).toBe('json-trailing-comma');
  expect(explainSyntax('{"a": 1}\u00a0')).toMatchObject({ code: 'json-invisible', span: { start: 8, end: 9 } });
});
