/** Rules of the house that no linter knows. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { root } from '../support/project/project.ts';

/** All files of the project, made ones left out, by their path from the top. */
const files = listFiles();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const code = files.filter((file) => /\.(?:tsx?|js|css)$/.test(file));

function listFiles(): string[] {
  if (existsSync(join(root, '.git'))) {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
    });
    return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  }
  // A copy without its history.
  const made = /(?:^|\/)(?:node_modules|dist|\.output)(?:\/|$)/;
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !made.test(file));
}

/** `file:line text` for every line of a file that a pattern finds. */
const linesWith = (pattern: RegExp, where = code) =>
  where.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

test('the top level holds only what belongs there', () => {
  const top = new Set(files.map((file) => file.split('/')[0] ?? ''));
  const allowed =
    /^(?:\..*|package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json|site\.json|schema|src|scripts|start|tests|docs|packages|media|public|sections|styles\.css|(?:README|CONTRIBUTING|CHANGELOG|SECURITY)\.md|LICENSE|biome\.json|knip\.json)$/;
  expect([...top].filter((name) => !allowed.test(name))).toEqual([]);
});

test('no file or folder is named after what it is not', () => {
  const vague = /^(?:utils?|helpers?|common|misc|types)(?:\.|$)/;
  // A section type is called as its developer likes.
  const named = files.map((file) => file.replace(/^src\/sections\/[^/]+\//, ''));
  expect(named.filter((file) => file.split('/').some((part) => vague.test(part)))).toEqual([]);
});

test('no test is skipped, and none runs alone', () => {
  const tests = code.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && basename(file) !== 'source.test.ts');
  expect(linesWith(/\b(?:test|it|describe)\.(?:only|skip|todo|fixme|fails)\b/, tests)).toEqual([]);
});

test('no rule counts on the place of a page among others: a page says where it stands', () => {
  const checks = code.filter(
    (file) => /^src\/(?:rules|sections\/[^/]+\/checks)\/(?!.*\.test\.)/.test(file) && file !== 'src/rules/run-rules.ts',
  );
  expect(checks.length).toBeGreaterThan(60);
  expect(linesWith(/manifest\.routes|`\/routes\/|routes\[/, checks)).toEqual([]);
});

test('no unit test starts a command: those that do are in tests/commands', () => {
  const unit = code.filter((file) => /^(?:src|schema|tests\/unit)\/.*\.test\.tsx?$/.test(file));
  expect(unit.length).toBeGreaterThan(50);
  expect(linesWith(/import .*\b(?:run|serve|start|copyProject)\b.* from '.*\/project\.ts'/, unit)).toEqual([]);
});

test('no type error is silenced without a reason', () => {
  const silenced = /@ts-(?:ignore|nocheck)|@ts-expect-error(?!.{10,})|biome-ignore [^:]*:?\s*(?:<explanation>)?$/;
  expect(
    linesWith(
      silenced,
      code.filter((file) => basename(file) !== 'source.test.ts'),
    ),
  ).toEqual([]);
});

/** `file: text` for whatever a pattern finds on pages in a component of Mantine; the pattern is made of its name. */
const usesOfMantine = (patternFor: (name: string) => RegExp) =>
  code
    // The editor's own window is no page.
    .filter((file) => /^src\/(?!editor\/window\/).*(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => {
      const text = read(file);
      const imported = [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
        ([, names = '']) => names.match(/\b[A-Z]\w*/g) ?? [],
      );
      return imported.flatMap((name) => [...text.matchAll(patternFor(name))].map(([found]) => `${file}: ${found}`));
    });

test('on pages no component of Mantine gets an object as a responsive style prop', () => {
  // Such a prop makes a class at run time whose name differs between build and browser, so no policy could hold its hash.
  expect(usesOfMantine((name) => new RegExp(`<${name}\\b(?:=>|[^>])*?\\b(?!style=)[a-z]\\w*=\\{\\{`, 'g'))).toEqual([]);
});

test('on pages nothing of Mantine is used that the app leaves out: what fields and buttons show while they load, what empties a field', () => {
  // src/output/app/drop-unused.ts
  expect(
    usesOfMantine((name) => new RegExp(`<${name}\\b(?:=>|[^>])*?\\s(?:loading|clearable)\\b|\\bButton\\.Group`, 'g')),
  ).toEqual([]);
});

test('no file holds a path of one machine or the host of a registry', () => {
  const texts = files.filter((file) => !/\.(?:woff2|png|jpg|webp|avif|ico)$/.test(file) && file !== 'tests/unit/source.test.ts');
  expect(linesWith(/(?<![\w.])\/(?:home|Users|root|work)\/\w|registry\.npmjs|\bregistry\.yarnpkg/, texts)).toEqual([]);
});

test('every section type of the examples is one folder, and nothing but folders stands there', () => {
  const beside = readdirSync(join(root, 'src/sections'), { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  expect(beside.map(({ name }) => name)).toEqual([]);
});

test('components and their sheets know the same classes', () => {
  const missing: string[] = [];
  const taken = new Map<string, Set<string>>();
  const handedOn = new Set<string>();
  const known = new Map(code.filter((file) => file.endsWith('.module.css')).map((file) => [file, classesOf(read(file))]));
  for (const file of code.filter((one) => /\.tsx?$/.test(one))) {
    const text = read(file);
    for (const [line, name, path = ''] of text.matchAll(/^import (\w+) from '(.*\.module\.css)';$/gm)) {
      const sheet = join(file, '..', path).replaceAll('\\', '/');
      const rest = text.replace(line, '');
      // What is called is a method of something else of this name.
      const names = [...rest.matchAll(new RegExp(String.raw`(?<![.\w])${name}\.(\w+)\b(?!\()`, 'g'))].map(([, one = '']) => one);
      missing.push(...names.filter((one) => !known.get(sheet)?.has(one)).map((one) => `${file}: ${one}`));
      taken.set(sheet, new Set([...(taken.get(sheet) ?? []), ...names]));
      // Their names are taken in another way: `const { inner } = classes`.
      if (new RegExp(String.raw`} = ${name};|[={(,]\s*${name}\s*[,})]`).test(rest)) handedOn.add(sheet);
    }
  }
  expect(known.size).toBeGreaterThan(60);
  expect(missing).toEqual([]);
  const left = [...known].filter(([sheet]) => !handedOn.has(sheet));
  expect(
    left.flatMap(([sheet, all]) => [...all].flatMap((one) => (taken.get(sheet)?.has(one) ? [] : [`${sheet}: ${one}`]))),
  ).toEqual([]);
});

/** The class names of a CSS module that its components see. */
function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)|"[^"]*"/g, '');
    for (const [, name = ''] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}
