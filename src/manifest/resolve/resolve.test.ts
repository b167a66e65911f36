import { describe, expect, test } from 'vitest';
import { signUpSection } from '../../../tests/support/manifest/sign-up-section.ts';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import formExamples from '../../sections/form/examples.json' with { type: 'json' };

const phone = {
  countryCode: { name: 'code', label: 'Country', empty: 'Choose', country: 'DE' },
  name: 'phone',
  label: 'Phone',
  hint: 'Digits only',
  minDigits: 6,
  maxDigits: 15,
};
const form = signUpSection({ phone });

interface ResolvedForm {
  phone: { countryCode: { country: { selected: string; countries: { iso: string; name: string; code: string }[] } } };
}

test('a calling code becomes all countries, named and sorted in the language of the site', async () => {
  const countriesIn = async (lang: string) => {
    const { site } = await tryManifest({ '/routes/0/sections/1': form, '/site/lang': lang });
    const resolved = site?.pages[0]?.sections[1]?.form as ResolvedForm;
    return resolved.phone.countryCode.country;
  };
  const german = await countriesIn('de');
  expect(german.selected).toBe('DE');
  expect(german.countries.length).toBeGreaterThan(200);
  expect(german.countries).toContainEqual({ iso: 'DE', name: 'Deutschland', code: '49' });
  const names = german.countries.map(({ name }) => name);
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
  expect((await countriesIn('en')).countries).toContainEqual({ iso: 'DE', name: 'Germany', code: '49' });
  // A language that Node does not know must not give the language of the machine.
  expect((await countriesIn('qqx')).countries).toContainEqual({ iso: 'DE', name: 'Germany', code: '49' });
});

test('a country without a calling code is a finding', async () => {
  const wrong = { ...form, form: { ...form.form, phone: { ...phone, countryCode: { ...phone.countryCode, country: 'DD' } } } };
  const { problems } = await tryManifest({ '/routes/0/sections/1': wrong });
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['unknown-country', 'There is no calling code for `DD` (section 2 `newsletter-embed` on /, `form`, `phone`, `countryCode`).'],
  ]);
});

test('the country may be a constant', async () => {
  const named = {
    ...form,
    form: { ...form.form, phone: { ...phone, countryCode: { ...phone.countryCode, country: '{home}' } } },
  };
  const load = (home: string) => tryManifest({ '/routes/0/sections/1': named, '/constants/home': home });
  const resolved = (await load('AT')).site?.pages[0]?.sections[1]?.form as ResolvedForm;
  expect(resolved.phone.countryCode.country.selected).toBe('AT');
  expect((await load('Austria')).problems.map(({ code }) => code)).toEqual(['unknown-country']);
  expect((await tryManifest({ '/routes/0/sections/1': named })).problems.map(({ code }) => code)).toEqual(['unknown-constant']);
});

test('an icon becomes its shapes', async () => {
  const { site } = await tryManifest({
    '/routes/0/sections/1': { type: 'card-grid', items: [{ icon: 'check', title: 'One', link: { label: 'Go', href: '/' } }] },
  });
  expect(site?.pages[0]?.sections[1]?.items).toEqual([
    {
      icon: [['path', { d: 'M5 12l5 5l10 -10' }]],
      title: 'One',
      highlight: false,
      link: { label: 'Go', href: { page: '/' }, newTab: false },
    },
  ]);
});

test('a mail becomes an encoded address', async () => {
  const mail = { to: '{email}', subject: 'Grüße aus {email}', body: 'Zeile 1\nZeile 2' };
  const { site } = await tryManifest({ '/header/mail/href': { mail } });
  expect(site?.shells[0].header.mail?.href).toEqual({
    url: 'mailto:hello@bakery.example?subject=Gr%C3%BC%C3%9Fe%20aus%20hello%40bakery.example&body=Zeile%201%0D%0AZeile%202',
  });
});

test.each(['https://bakery.example', 'https://bakery.example/~corner/v1.0-shop'])(
  'the address of the site may have a path, and loses its slash: %s',
  async (url) => {
    for (const written of [url, `${url}/`]) expect((await tryManifest({ '/placeholders/siteUrl': written })).site?.url).toBe(url);
  },
);

test('the address of the site must be one, and names no file', async () => {
  const files = ['/shop/index.html', '/a.php', '/.well-known', '/a/../b', '//shop', '/sh%20op', '/schön', '/shop?a', '/shop#a'];
  for (const url of ['bakery.example', 'javascript:x', 'https://a b', ...files.map((path) => `https://bakery.example${path}`)]) {
    const { problems } = await tryManifest({ '/placeholders/siteUrl': url });
    expect(
      problems.map(({ code, pointer }) => [code, pointer]),
      url,
    ).toEqual([['invalid-site-url', '/placeholders/siteUrl']]);
  }
});

test('a text with markup that is written twice wrong in the same way is said once', async () => {
  const { problems } = await tryManifest({ '/footer/brand': '{nobody} and {nobody} and {noone}' });
  expect(problems.map(({ message }) => message)).toEqual([
    'There is no constant `{nobody}` (`footer`).',
    'There is no constant `{noone}` (`footer`).',
  ]);
});

describe('what a page loads and sends to', () => {
  const resources = {
    script: 'https://forms.example/main.js',
    styles: ['{host}/styles.css'],
    fonts: [{ family: 'Roboto', src: 'https://fonts.example/roboto.woff2' }],
  };
  const consent = { title: 'Provider', text: ['Loads a script.'], accept: 'Load' };
  const describePage = async (form: object) => {
    const { site, problems } = await tryManifest({
      '/routes/0/sections/1': signUpSection({ ...form }),
      '/constants/host': 'https://forms.example',
    });
    const { isolated, eager, foreignHosts } = site?.pages[0] ?? {};
    // What the texts say about these hosts is another check's matter.
    const said = problems.filter(({ severity, code }) => severity === 'error' || code === 'remote-font').map(({ code }) => code);
    return { isolated, eager, foreignHosts, shell: site?.shells[0].isolated, problems: said };
  };
  test('what is left out of them is what the schema says', async () => {
    const { site } = await tryManifest({
      '/routes/0/sections/1': signUpSection({ provider: { resources, consent } }),
      '/constants/host': 'https://forms.example',
    });
    expect(site?.pages[0]?.sections[1]?.form).toMatchObject({
      provider: {
        resources: {
          load: 'on-enter',
          styles: ['https://forms.example/styles.css'],
          fonts: [{ family: 'Roboto', src: 'https://fonts.example/roboto.woff2', weight: 400 }],
        },
      },
    });
  });

  const foreign = ['https://fonts.example', 'https://forms.example'];

  test.each([
    ['a form of the own host alone', {}, false, false, []],
    ['the own host, written out', { action: 'https://bakery.example/sign-up' }, false, false, []],
    ['a form that sends elsewhere', { action: 'https://forms.example/serve' }, true, false, ['https://forms.example']],
    ['a script after consent', { provider: { resources: { ...resources, load: 'on-consent' }, consent } }, true, false, foreign],
    ['a script that is never loaded', { provider: { resources: { ...resources, load: 'never' }, consent } }, false, false, []],
    ['a script of the own host', { provider: { resources: { script: '/main.js' }, consent } }, true, true, []],
  ])('%s', async (_, form, isolated, eager, foreignHosts) => {
    const shell = isolated ? ['/'] : [];
    expect(await describePage(form)).toEqual({ isolated, eager, foreignHosts, shell, problems: [] });
  });

  test('a script that comes on entering asks for the app at once, and its font is warned of', async () => {
    const page = await describePage({ provider: { resources, consent } });
    expect(page).toEqual({ isolated: true, eager: true, foreignHosts: foreign, shell: ['/'], problems: ['remote-font'] });
  });

  test.each(['javascript:alert(1)', '//forms.example/a', 'https://', 'https://a b'])('%s is no address', async (host) => {
    const { problems } = await tryManifest({
      '/routes/0/sections/1': signUpSection({ action: '{host}' }),
      '/constants/host': host,
    });
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['constant-misfit', '/constants/host']]);
  });
});

test('a picture that is not there is one finding: nobody describes it', async () => {
  const split = { type: 'split', title: 'A', image: { src: 'none.jpg', alt: '' } };
  const { problems } = await tryManifest({ '/routes/0/sections/1': split });
  expect(problems.map(({ code }) => code)).toEqual(['missing-image']);
});

test('a caption is a text with markup like any other, and its mistakes are found there', async () => {
  const image = { src: 'logo.svg', alt: 'A mill', caption: 'Photo: _{who}_, [all](/none)', ratio: '3:2' };
  const split = { type: 'split', title: 'A', image };
  const { problems } = await tryManifest({ '/routes/0/sections/1': split });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['unknown-constant', '/routes/0/sections/1/image/caption'],
    ['broken-link', '/routes/0/sections/1/image/caption'],
  ]);
  const right = { ...split, image: { ...image, caption: 'Photo: _Ann_' } };
  const { site } = await tryManifest({ '/routes/0/sections/1': right });
  expect(site?.pages[0]?.sections[1]?.image).toMatchObject({ caption: ['Photo: ', { em: ['Ann'] }], ratio: '3:2' });
});

describe('what a page may contact, and how it is entered', () => {
  const script = 'https://forms.example/main.js';
  const provider = (load: string) => ({
    action: 'https://sign.example/up',
    provider: { resources: { load, script }, consent: { title: 'A', text: ['B'], accept: 'C' } },
  });
  const policy = { style: [], font: [], endpoint: ['https://sign.example'] };
  const loading = { isolated: true, allows: { ...policy, script: ['https://forms.example'], guest: true } };

  test.each<[string, Record<string, unknown>, object]>([
    ['a form of the site itself', {}, { isolated: false, eager: false, foreignHosts: [] }],
    [
      'a form that is sent elsewhere',
      { action: 'https://sign.example/up' },
      { isolated: true, eager: false, foreignHosts: ['https://sign.example'], allows: { ...policy, script: [], guest: false } },
    ],
    ['a script that comes with the page', provider('on-enter'), { ...loading, eager: true }],
    ['a script that comes after consent', provider('on-consent'), { ...loading, eager: false }],
    [
      'a script that never comes',
      provider('never'),
      { isolated: true, eager: false, foreignHosts: ['https://sign.example'], allows: { ...policy, script: [], guest: false } },
    ],
  ])('%s', async (_, own, expected) => {
    const { site } = await tryManifest({ '/routes/0/sections/1': signUpSection(own) });
    expect(site?.pages[0]).toMatchObject(expected);
  });

  test('a form that becomes a mail may be handed to a mail program, from a page that is entered like any other', async () => {
    const [{ section } = expect.fail()] = formExamples;
    const written = (mailto: string) => ({
      '/routes/0/sections/1': {
        ...section,
        type: 'form',
        form: { ...section.form, action: { ...(section.form.action as object), mailto } },
      },
    });
    const { site } = await tryManifest(written('{email}'));
    expect(site?.pages[0]).toMatchObject({ isolated: false, foreignHosts: [], allows: { endpoint: ['mailto:'] } });
    const { problems } = await tryManifest(written('nobody'));
    expect(problems.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'invalid-mail',
      '/routes/0/sections/1/form/action/mailto',
    ]);
  });
});

test('a logo on a plate is drawn for a light ground, also in a dark band', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="var(--color-text)" d="M0 0h9v9z"/></svg>';
  const addressOn = async (row: object) => {
    const items = [{ name: 'A mill', image: { src: 'mill.svg', alt: '' } }];
    const edits = { '/routes/0/sections/1': { type: 'logo-row', items, ...row } };
    const { site } = await tryManifest(edits, { files: { 'mill.svg': logo } });
    const [first] = (site?.pages[0]?.sections[1]?.items ?? []) as { image: { src: string } }[];
    return first?.image.src ?? expect.fail();
  };
  expect(await addressOn({ tone: 'deep', plate: true })).toBe(await addressOn({}));
  expect(await addressOn({ tone: 'deep' })).not.toBe(await addressOn({}));
});
