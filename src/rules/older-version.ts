/** The file is written for an earlier version of the schemas. It is migrated each time that it is loaded, and builds as before. */

import { commandLine } from '../findings/command-line.ts';
import type { FindingParams } from '../findings/finding.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<FindingParams['older-version']> = {
  severity: 'warning',
  since: '0.1.0',
  check: ({ olderVersions }) => olderVersions.map((older) => ({ pointer: `/${older.key}`, params: older })),
  de: {
    message: ({ key, version, current }) =>
      key === 'own'
        ? `Die Datei ist für Fassung ${version} der eigenen Abschnitte geschrieben; die heutige ist ${current}.`
        : `Die Datei ist in Fassung ${version} geschrieben; die heutige ist ${current}.`,
    hint: () =>
      `Die Website bleibt, wie sie ist. Damit der Editor wieder stimmt: ${commandLine('migrate')} (für eine andere Datei: --site DATEI).`,
    explanation: 'Die Datei ist in der heutigen Fassung geschrieben; ältere werden beim Laden umgesetzt.',
    inForm: () => 'Die Website bleibt, wie sie ist.',
  },
  en: {
    message: ({ key, version, current }) =>
      key === 'own'
        ? `The file is written for version ${version} of the site's own sections; today's is ${current}.`
        : `The file is written in version ${version}; today's is ${current}.`,
    hint: () =>
      `The website stays as it is. So that the editor is right again: ${commandLine('migrate')} (for another file: --site FILE).`,
    explanation: "The file is written in today's version; older ones are migrated when they are loaded.",
    inForm: () => 'The website stays as it is.',
  },
  example: { wrong: '"version": 1', right: commandLine('migrate') },
};
