/** Manifests that are meant to do harm: each has one answer. */
import { describe, expect, test } from 'vitest';
import { tryManifest } from '../try-manifest.ts';
import { strangeAddresses } from './addresses.ts';
import { addressPlaces } from './places.ts';

describe('an address that nobody has is one finding, at its place', () => {
  test.each(addressPlaces)('$name', async ({ edits, code, pointer }) => {
    const answers: [string, string[]][] = [];
    for (const address of strangeAddresses) {
      const { problems } = await tryManifest(edits(address));
      const errors = problems.filter(({ severity }) => severity === 'error');
      answers.push([address, errors.map((error) => `${error.code} ${error.pointer}`)]);
    }
    expect(answers).toEqual(strangeAddresses.map((address) => [address, [`${code} ${pointer}`]]));
  });
});
