import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/try-manifest.ts';

const phone = {
  countryCode: { name: 'code', label: 'Country', empty: 'Choose', country: 'DE' },
  name: 'phone',
  label: 'Phone',
  hint: 'Digits only',
  minDigits: 6,
  maxDigits: 15,
};
const form = {
  type: 'newsletter-embed',
  title: 'News',
  text: ['A'],
  form: {
    title: 'Sign up',
    action: '/sign-up',
    maxWidth: 540,
    requiredHint: '* required',
    fields: [{ name: 'EMAIL', label: 'Mail' }],
    phone,
    honeypot: { name: 'trap', label: 'Leave empty' },
    locale: { name: 'locale', value: 'en' },
    submit: 'Send',
    privacy: 'Private.',
    messages: { required: 'a', invalid: 'b', countryCode: 'c', success: 'd', failure: 'e' },
  },
};

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
  expect(site?.header.mail.href).toEqual({
    url: 'mailto:hello@bakery.example?subject=Gr%C3%BC%C3%9Fe%20aus%20hello%40bakery.example&body=Zeile%201%0D%0AZeile%202',
  });
});

test('the address of the site loses its slash and must be one', async () => {
  expect((await tryManifest({ '/placeholders/siteUrl': 'https://bakery.example/' })).site?.url).toBe('https://bakery.example');
  for (const url of ['bakery.example', 'https://bakery.example/shop', 'javascript:x', 'https://a b']) {
    const { problems } = await tryManifest({ '/placeholders/siteUrl': url });
    expect(
      problems.map(({ code, pointer }) => [code, pointer]),
      url,
    ).toEqual([['invalid-site-url', '/site/url']]);
  }
});

test('a text with markup that is written twice wrong in the same way is said once', async () => {
  const { problems } = await tryManifest({ '/footer/brand': '{nobody} and {nobody} and {noone}' });
  expect(problems.map(({ message }) => message)).toEqual([
    'There is no constant `{nobody}` (`footer`).',
    'There is no constant `{noone}` (`footer`).',
  ]);
});
