/** Every place of a manifest that takes a full address, and how the loader answers to one that nobody has. */
import type { Code } from '../../src/findings/finding.ts';
import { signUpSection } from '../support/manifest/sign-up-section.ts';
import type { Edits } from '../support/manifest/try-manifest.ts';

export interface AddressPlace {
  name: string;
  /** Puts an address there, in the minimal manifest. */
  edits: (address: string) => Edits;
  code: Code;
  pointer: string;
}

/** A brace that stands for itself. In the value of a constant nothing is filled in. */
const written = (address: string) => address.replaceAll('{', '{{');

const section = '/routes/0/sections/1';
const loaded = (resources: object) => ({
  [section]: signUpSection({
    provider: {
      resources: { script: '/main.js', ...resources },
      consent: { title: 'Provider', text: ['Loads a script.'], accept: 'Load' },
    },
  }),
});
const publisher = (profile: string) => ({ kind: 'person', name: 'Ada Bridge', profiles: [profile] });

export const addressPlaces: AddressPlace[] = [
  {
    name: 'the address of the site',
    edits: (address) => ({ '/placeholders': {}, '/site/url': written(address.replace(/\/\w*$/, '')) }),
    code: 'invalid-site-url',
    pointer: '/site/url',
  },
  {
    name: 'a constant for the address of the site',
    edits: (address) => ({ '/placeholders/siteUrl': address.replace(/\/\w*$/, '') }),
    code: 'invalid-site-url',
    pointer: '/placeholders/siteUrl',
  },
  {
    name: 'a link',
    edits: (address) => ({ '/footer/links/0/href': written(address) }),
    code: 'invalid-link',
    pointer: '/footer/links/0/href',
  },
  {
    name: 'where an old address leads',
    edits: (address) => ({ '/redirects': [{ from: '/old', to: written(address) }] }),
    code: 'invalid-link',
    pointer: '/redirects/0/to',
  },
  {
    name: 'a constant for a link',
    edits: (address) => ({ '/constants/there': address, '/footer/links/0/href': '{there}' }),
    code: 'invalid-link',
    pointer: '/footer/links/0/href',
  },
  {
    name: 'a link in a text',
    edits: (address) => ({ '/footer/brand': `See [there](<${written(address)}>).` }),
    code: 'invalid-link',
    pointer: '/footer/brand',
  },
  {
    name: 'a profile of the publisher',
    edits: (address) => ({ '/site/publisher': publisher(written(address)) }),
    code: 'wrong-format',
    pointer: '/site/publisher/profiles/0',
  },
  {
    name: 'a constant for a profile of the publisher',
    edits: (address) => ({ '/constants/there': address, '/site/publisher': publisher('{there}') }),
    code: 'constant-misfit',
    pointer: '/constants/there',
  },
  {
    name: 'where a form sends to',
    edits: (address) => ({ [section]: signUpSection({ action: written(address) }) }),
    code: 'wrong-format',
    pointer: `${section}/form/action`,
  },
  {
    name: 'a constant for where a form sends to',
    edits: (address) => ({ '/constants/there': address, [section]: signUpSection({ action: '{there}' }) }),
    code: 'constant-misfit',
    pointer: '/constants/there',
  },
  {
    name: 'a script',
    edits: (address) => loaded({ script: written(address) }),
    code: 'wrong-format',
    pointer: `${section}/form/provider/resources/script`,
  },
  {
    name: 'a stylesheet',
    edits: (address) => loaded({ styles: [written(address)] }),
    code: 'wrong-format',
    pointer: `${section}/form/provider/resources/styles/0`,
  },
  {
    name: 'a constant for a font',
    edits: (address) => ({ '/constants/there': address, ...loaded({ fonts: [{ family: 'A', src: '{there}' }] }) }),
    code: 'constant-misfit',
    pointer: '/constants/there',
  },
  {
    name: 'a script that is never loaded',
    edits: (address) => loaded({ load: 'never', script: written(address) }),
    code: 'wrong-format',
    pointer: `${section}/form/provider/resources/script`,
  },
];
