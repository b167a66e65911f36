import { expect, test } from 'vitest';
import { signUpSection } from '../../../tests/support/manifest/sign-up-section.ts';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';

const policy = {
  path: '/privacy',
  title: 'Privacy',
  description: 'What we store about you, what for and for how long, and how to have it deleted again.',
  sections: [
    {
      type: 'legal-text',
      title: 'Privacy',
      back: { label: 'Home', href: '/' },
      chapters: [
        {
          title: 'The form',
          body: [
            { when: 'on-enter', text: 'Opening the page loads a script.' },
            { when: 'on-consent', text: 'Your click loads a script.' },
            { when: 'never', text: 'No script is loaded.' },
          ],
        },
        { title: 'Opening', body: [{ when: 'on-enter', text: 'Opening loads.' }] },
        { title: 'End', body: ['That is all.'] },
      ],
    },
  ],
};
const provider = (load: string | undefined) => ({
  resources: { load, script: '/main.js' },
  consent: { title: 'A', text: ['B'], accept: 'C' },
});

async function pageWith(form: object, sections = policy.sections): Promise<string> {
  const { site, problems } = await tryManifest({
    '/routes/0/sections/1': signUpSection({ ...form }),
    '/routes/2': { ...policy, sections },
    '/footer/links/1': { label: 'Privacy', href: '/privacy' },
  });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  return render(site, '/privacy', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
}

const saidWith = async (form: object) => (await pageWith(form)).match(/<p>[^<]*script[^<]*<\/p>/g) ?? [];

test.each([
  ['on entering', { provider: provider('on-enter') }, 'Opening the page loads a script.'],
  ['on entering, which need not be written', { provider: provider(undefined) }, 'Opening the page loads a script.'],
  ['after consent', { provider: provider('on-consent') }, 'Your click loads a script.'],
  ['never', { provider: provider('never') }, 'No script is loaded.'],
  ['never, since no provider is named', {}, 'No script is loaded.'],
])('a policy says what is the case where a form loads its script %s', async (_, form, text) => {
  expect(await saidWith(form)).toEqual([`<p>${text}</p>`]);
});

test('of a chapter about what is not the case nothing is left, and the others are counted without it', async () => {
  const [section] = policy.sections.map((one) => ({ ...one, numbered: true, contents: 'Contents' }));
  const titles = async (load: string) => {
    const html = await pageWith({ provider: provider(load) }, section ? [section] : []);
    return html
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]+>/g, '|')
      .match(/\d\. \|*(?:The form|Opening|End)(?=\|)/g)
      ?.map((title) => title.replaceAll('|', ''));
  };
  const all = ['1. The form', '2. Opening', '3. End'];
  expect(await titles('on-enter')).toEqual([...all, ...all]);
  const rest = ['1. The form', '2. End'];
  expect(await titles('never')).toEqual([...rest, ...rest]);
});

test('two texts on one page have chapters of their own names, and their contents lead there', async () => {
  const sections = policy.sections.map((one) => ({ ...one, contents: 'Contents' }));
  const html = await pageWith({}, [...sections, ...sections]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...html.matchAll(/<li><a[^>]* href="[^"#]*#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => ids.includes(id))).toHaveLength(4);
});
