import { expect, test } from 'vitest';
import { signUpSection } from '../../tests/support/manifest/sign-up-section.ts';
import { brief, tryManifest } from '../../tests/support/manifest/try-manifest.ts';

/** What is said of a sign-up whose provider's script is loaded so, on a site with the app or without. */
async function saidOf(load: string | undefined, app: boolean | undefined): Promise<string[]> {
  const provider = load && {
    resources: { load, script: '/main.js' },
    consent: { title: 'Provider', text: ['Loads a script.'], accept: 'Load' },
  };
  const found = await tryManifest({ '/routes/0/sections/1': signUpSection({ provider }), '/site/app': app });
  return brief(found).flatMap((line) => (line.startsWith('needs-app') ? line.replace(/ .*«/, ' «') : []));
}

test('a script of a provider needs the app, the form alone does not', async () => {
  const said = ['needs-app «{»'];
  expect(await saidOf('on-enter', false)).toEqual(said);
  expect(await saidOf('on-consent', false)).toEqual(said);
  expect(await saidOf('never', false)).toEqual([]);
  expect(await saidOf(undefined, false)).toEqual([]);
});

test('a site that says nothing of the app has it, as one that says so', async () => {
  expect(await saidOf('on-enter', undefined)).toEqual([]);
  expect(await saidOf('on-enter', true)).toEqual([]);
});

test('what needs it is marked in the section: the frame all of it, the script its own part', async () => {
  const provider = {
    resources: { load: 'on-consent', script: '/main.js' },
    consent: { title: 'Provider', text: ['Loads a script.'], accept: 'Load' },
  };
  const { problems } = await tryManifest({ '/routes/0/sections/1': signUpSection({ provider }), '/site/app': false });
  const found = problems.find(({ code }) => code === 'needs-app');
  expect(found).toMatchObject({ pointer: '/routes/0/sections/1/form/provider', severity: 'error' });
  expect(found?.message).toMatch(/^This needs a script, and none runs on this website: .*`provider`/);
});
