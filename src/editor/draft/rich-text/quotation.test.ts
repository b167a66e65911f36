import { expect, test } from 'vitest';
import { asQuotation } from './quotation.ts';

test.each([
  ['„Ich habe viel gelernt.“', 'Ich habe viel gelernt.'],
  ['»Ich habe viel gelernt.«', 'Ich habe viel gelernt.'],
  ['"I have learnt a lot."', 'I have learnt a lot.'],
  ['_„Ich habe viel gelernt.“_', 'Ich habe viel gelernt.'],
  ['_Ich habe viel gelernt._', 'Ich habe viel gelernt.'],
  ['Ich habe **viel** gelernt.', 'Ich habe **viel** gelernt.'],
  ['_Ich_ habe _viel_', '_Ich_ habe _viel_'],
  ['„Ja“, sagte sie, „gern.“', '„Ja“, sagte sie, „gern.“'],
  ['„Ja“, sagte sie.', '„Ja“, sagte sie.'],
  ['„“', '„“'],
])('%s is quoted as %s', (text, quoted) => expect(asQuotation(text)).toBe(quoted));
