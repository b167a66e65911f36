import type { ValidateFunction } from 'ajv';
import { expect, test } from 'vitest';
import { rename, replaceSections } from '../../../schema/migrations.ts';
import { brokenType } from '../../../schema/names.ts';
import { editManifest, minimalText } from '../../../tests/support/manifest/try-manifest.ts';
import { nextHistory, withHistory } from '../../../tests/support/manifest/with-history.ts';
import { validatorOf } from '../../loader/node/validator.ts';
import { makeAnswers } from './answers.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const logo = { path: 'logo.svg', address: '/logo.svg', image: { width: 4, height: 4, type: 'svg', size: 9, isCutOff: false } };

/** Asks the worker's questions, and waits for each answer. */
async function conversation() {
  const answers: FromWorker[] = [];
  let heard: () => void = () => {};
  const ask = makeAnswers(
    { validate: await validatorOf('all') },
    (answer) => {
      answers.push(answer);
      if (answer.type !== 'drawn') heard();
    },
    setImmediate,
  );
  const told = async (question: ToWorker) => {
    const answered = new Promise<void>((done) => {
      heard = done;
    });
    ask(question);
    await answered;
    return answers.at(-1);
  };
  /** The page of the last draft that could be drawn. */
  const drawn = () => answers.findLast((answer) => answer.type === 'drawn');
  return { ask, answers, told, drawn };
}

test('a section is shown alone, in the look of the last draft that could be shown', async () => {
  const { ask, answers, told } = await conversation();
  const section = { type: 'text', title: 'So', text: ['Ein Satz.'] };
  expect(await told({ type: 'sample', number: 1, sections: [section] })).toEqual({ type: 'sampled', number: 1 });
  ask({ type: 'files', files: [logo] });
  await told({ type: 'validate', draft: 1, text: minimalText, page: 0, lang: 'en' });
  expect(answers.slice(-2)).toMatchObject([
    { type: 'drawn', draft: 1, shown: { page: { path: '/' } } },
    { type: 'validated', draft: 1 },
  ]);
  // What is wrong by now is no reason to show nothing.
  await told({ type: 'validate', draft: 2, text: '{', page: 0, lang: 'en' });
  const sampled = await told({ type: 'sample', number: 2, sections: [section] });
  expect(sampled).toMatchObject({ number: 2, shown: { page: { path: '/', sections: [{ type: 'text', title: 'So' }] } } });
  const wrong = { type: 'text', title: 7 };
  expect(await told({ type: 'sample', number: 3, sections: [wrong] })).toEqual({ type: 'sampled', number: 3 });
});

test('a page asks for no font that is not there', async () => {
  const { ask, told, drawn } = await conversation();
  const font = { path: 'there.woff2', address: '/there', font: { format: 'woff2' as const, hasOneWeight: false } };
  const text = editManifest({
    '/theme/fonts/heading': { family: 'Gone', file: 'gone.woff2' },
    '/theme/fonts/text': { family: 'There', file: 'there.woff2', bold: 'gone.woff2' },
  });
  ask({ type: 'files', files: [logo, font] });
  await told({ type: 'validate', draft: 1, text, page: 0, lang: 'en' });
  const fonts = { heading: { family: 'Gone' }, text: { family: 'There', file: '/there' } };
  expect(drawn()).toMatchObject({ shown: { theme: { fonts } } });
  expect(JSON.stringify(drawn()?.shown.theme)).not.toContain('gone.woff2');
});

test('while the draft has a mistake, another page of the last good one is shown', async () => {
  const { ask, told } = await conversation();
  ask({ type: 'files', files: [logo] });
  expect(await told({ type: 'turn', page: 1 })).toEqual({ type: 'turned', page: 1 });
  await told({ type: 'validate', draft: 1, text: minimalText, page: 0, lang: 'en' });
  await told({ type: 'validate', draft: 2, text: '{', page: 1, lang: 'en' });
  expect(await told({ type: 'turn', page: 1 })).toMatchObject({
    page: 1,
    shown: { page: { path: '*' }, marked: { sections: ['/routes/1/sections/0'] } },
  });
});

test('a draft of an earlier version is marked with its own places', async () => {
  const answers: FromWorker[] = [];
  const told = () => expect.poll(() => answers.length, { timeout: 60_000 });
  // That of the next version is not there yet, and its shapes are right.
  const validate = (() => true) as unknown as ValidateFunction;
  const ask = makeAnswers({ validate }, (answer) => answers.push(answer), setImmediate);
  const text = { type: 'text', text: ['One.'] };
  const two = replaceSections('gone', () => [
    { ...text, title: 'One' },
    { ...text, title: 'Two' },
  ]);
  const last = { ...text, id: 'contact', title: 'Three' };
  const draft = editManifest({ '/routes/0/sections': [{ type: 'gone' }, last] });
  await withHistory(nextHistory({ site: [two] }), async () => {
    ask({ type: 'files', files: [logo] });
    ask({ type: 'validate', draft: 1, text: draft, page: 0, lang: 'en' });
    await told().toBe(2);
    ask({ type: 'sample', number: 1, sections: [{ ...text, title: 'New' }] });
    await told().toBe(3);
  });
  const [drawn, , sampled] = answers;
  if (drawn?.type !== 'drawn') return expect.fail();
  const { sections, pointers } = drawn.shown.marked ?? expect.fail();
  expect(sections).toEqual(['/routes/0/sections/0', '/routes/0/sections/0', '/routes/0/sections/1']);
  expect(pointers).toContain('/routes/0/sections/1/title');
  expect(pointers).not.toContain('/routes/0/sections/2/title');
  expect(sampled).toMatchObject({ shown: { page: { sections: [{ title: 'New' }] } } });
});

test('a bug of ours is told, and the next draft is validated all the same', async () => {
  const validate = await validatorOf('all');
  const faults = [new Error('Our bug.')];
  const bundled = {
    get validate() {
      const fault = faults.pop();
      if (fault) throw fault;
      return validate;
    },
  };
  const answers: FromWorker[] = [];
  const told = () => new Promise<void>((resolve) => waiting.push(resolve));
  const waiting: (() => void)[] = [];
  const ask = makeAnswers(
    bundled,
    (answer) => {
      if (answer.type === 'drawn') return;
      answers.push(answer);
      waiting.shift()?.();
    },
    setImmediate,
  );
  for (const draft of [1, 2]) {
    const answered = told();
    ask({ type: 'validate', draft, text: minimalText, page: 0, lang: 'en' });
    await answered;
  }
  expect(answers[0]).toEqual({ type: 'failed', draft: 1, message: 'Our bug.' });
  expect(answers[1]).toMatchObject({ type: 'validated', draft: 2, unknownFiles: ['logo.svg'] });
});

test('whatever fails is told, and the next question is answered', async () => {
  const { ask, answers, told } = await conversation();
  const files = 'none' as unknown as [];
  expect(await told({ type: 'files', files })).toMatchObject({ type: 'failed', message: expect.stringContaining('map') });
  expect(answers[0]).not.toHaveProperty('draft');
  ask({ type: 'files', files: [logo] });
  expect(await told({ type: 'validate', draft: 1, text: minimalText, page: 0, lang: 'en' })).toMatchObject({ type: 'validated' });
});

test('texts of an earlier format are brought to the current one, byte for byte but for what has changed', async () => {
  const steps = [rename('routes[].title', 'caption')];
  await withHistory(nextHistory({ site: steps }), async () => {
    const { told } = await conversation();
    const now = minimalText.replace('"version": 2', '"version": 3');
    const twice = minimalText.replace('"version": 2', '"version": 2, "version": 2');
    const answer = await told({ type: 'migrate', number: 7, texts: [minimalText, now, twice, '{'] });
    const first = now.replaceAll(/("path": [^{[]*)"title"/g, '$1"caption"');
    expect(first).toContain('"caption"');
    expect(answer).toEqual({ type: 'migrated', number: 7, texts: [first, now, twice, '{'] });
  });
});

test('a draft with mistakes is drawn: placeholders where a value should be, the last section where a shape is wrong', async () => {
  const { ask, told, drawn } = await conversation();
  ask({ type: 'files', files: [logo] });
  let draft = 0;
  const validate = async (edits: Parameters<typeof editManifest>[0]) => {
    const answer = await told({ type: 'validate', draft: ++draft, text: editManifest(edits), page: 0, lang: 'de' });
    const { shown, of } = drawn() ?? {};
    return answer?.type === 'validated' ? { ...answer, shown, ...(of !== undefined && { of }) } : expect.fail();
  };
  const [first, here] = [{ type: 'text', title: 'Eins', text: ['So.'], id: 'contact' }, '/routes/0/sections/1'];
  const [link, image] = [
    { label: 'Los', href: '/nirgends' },
    { src: 'fort.png', alt: 'Ein Bild' },
  ];
  const hero = { type: 'hero', title: 'Zwei', text: ['{wer}'], image, actions: [link, { ...link, href: '{ziel}' }] };
  const rules = await validate({ '/routes/0/sections': [first, hero] });
  expect(rules.problems.map(({ code }) => code).sort()).toEqual(
    expect.arrayContaining(['broken-link', 'missing-image', 'unknown-constant']),
  );
  expect(rules).not.toHaveProperty('of');
  expect(rules.shown?.page.sections[1]).toMatchObject({
    text: ['{wer}'],
    image: { src: expect.stringMatching(/^data:image/), alt: 'Ein Bild' },
    actions: [{ href: { page: '/nirgends' } }, { href: { url: '#' } }],
  });
  expect(rules.shown?.marked?.pointers).toContain(`${here}/actions/1/label`);

  // Of the wrong shape, and behind a new one by now.
  const shape = await validate({ '/routes/0/sections': [{ ...first, title: 'Neu', id: 'neu' }, first, { ...hero, title: 5 }] });
  expect(shape.problems.map(({ code }) => code)).toEqual(['wrong-type']);
  expect(
    shape.ofRest?.map(({ code }) => code),
    'what is said of the rest stays',
  ).toEqual(expect.arrayContaining(['broken-link', 'missing-image']));
  expect(shape.shown?.page.sections.map(({ title }) => title)).toEqual(['Neu', 'Eins', 'Zwei']);
  expect(shape.shown?.marked?.sections).toEqual([0, 1, 2].map((index) => `/routes/0/sections/${index}`));
  expect(shape.of).toMatchObject({ routes: [{ sections: [{}, {}, hero] }, {}] });
  expect(await told({ type: 'sample', number: 1, sections: [first, first] })).toMatchObject({
    shown: { page: { sections: [first, first] } },
  });
});

test('a section that was never right is a box that says so, and no text on it can be written on', async () => {
  const { ask, told, drawn } = await conversation();
  ask({ type: 'files', files: [logo] });
  const text = editManifest({ '/routes/0/sections/1': { type: 'hero', title: 5 } });
  await told({ type: 'validate', draft: 1, text, page: 0, lang: 'de' });
  const { shown } = drawn() ?? expect.fail();
  expect(shown?.page.sections[0]?.title).toBe('Bread, every morning');
  expect(shown?.page.sections[1]).toMatchObject({
    type: brokenType,
    title: 'Einstieg',
    text: [expect.arrayContaining([expect.any(String)])],
  });
  expect(shown?.marked?.sections[1]).toBe('/routes/0/sections/1');
  expect(shown?.marked?.pointers.filter((pointer) => pointer.startsWith('/routes/0/sections/1'))).toEqual([]);
});

test('a newer draft is drawn before anything is said of the one that is drawn, of which nothing is said then', async () => {
  const answers: FromWorker[] = [];
  const question = (draft: number): ToWorker => ({ type: 'validate', draft, text: minimalText, page: 0, lang: 'en' });
  const ask = makeAnswers(
    { validate: await validatorOf('all') },
    (answer) => {
      answers.push(answer);
      if (answer.type === 'drawn' && answer.draft === 1) ask(question(2));
    },
    setImmediate,
  );
  ask(question(1));
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(3);
  expect(answers).toMatchObject([
    { type: 'drawn', draft: 1 },
    { type: 'drawn', draft: 2 },
    { type: 'validated', draft: 2 },
  ]);
});
