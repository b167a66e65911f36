import { expect, test } from 'vitest';
import { signUpSection } from '../../../tests/sign-up-section.ts';
import { tryManifest } from '../../../tests/try-manifest.ts';
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
      ],
    },
  ],
};
const provider = (load: string | undefined) => ({
  resources: { load, script: '/main.js' },
  consent: { title: 'A', text: ['B'], accept: 'C' },
});

async function saidWith(form: object): Promise<string[]> {
  const { site, problems } = await tryManifest({
    '/routes/0/sections/1': signUpSection({ ...form }),
    '/routes/2': policy,
    '/footer/links/1': { label: 'Privacy', href: '/privacy' },
  });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/privacy', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  return html.match(/<p>[^<]*script[^<]*<\/p>/g) ?? [];
}

test.each([
  ['on entering', { provider: provider('on-enter') }, 'Opening the page loads a script.'],
  ['on entering, which need not be written', { provider: provider(undefined) }, 'Opening the page loads a script.'],
  ['after consent', { provider: provider('on-consent') }, 'Your click loads a script.'],
  ['never', { provider: provider('never') }, 'No script is loaded.'],
  ['never, since no provider is named', {}, 'No script is loaded.'],
])('a policy says what is the case where a form loads its script %s', async (_, form, text) => {
  expect(await saidWith(form)).toEqual([`<p>${text}</p>`]);
});
