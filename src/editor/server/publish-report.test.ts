import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { byPlace, noFindings, sampleFindings } from '../client/state/findings.ts';
import { formsOf } from '../fields/form-model.ts';
import { formVoice } from '../worker/form-voice.ts';
import { reportDraft } from './publish-report.ts';

const forms = formsOf('de');

test('before publishing as much is told as in the editor: each field with a mistake, and samples that are left', async () => {
  const elsewhere = { label: 'Elsewhere', href: 'http://example.com' };
  const section = { type: 'text', ...forms.sections.text?.starters.en, text: ['[Elsewhere](http://example.com)'] };
  const edits = { '/footer/links': [elsewhere], '/routes/0/sections/1': section };
  await tryManifest(edits, {
    lang: 'de',
    form: formVoice('de'),
    inspect: async (folder, { problems }) => {
      const manifest = { routes: [{ sections: [undefined, section] }] };
      const { all } = byPlace([...problems, ...sampleFindings(manifest, forms, 'de')], 0, noFindings);
      const { findings, missing, errors } = await reportDraft({ now: join(folder, 'site.json'), before: undefined }, 'de');
      expect(all.map(({ pointer }) => pointer)).toEqual([
        ...['/footer/links/0/href', '/routes/0/sections/1/text/0', '/routes/0/sections/1/title'],
      ]);
      expect(findings).toEqual(all.map(({ pointer, message, hint }) => ({ pointer, message, hint })));
      expect(missing.map(({ pointer }) => pointer.split('/')[1])).toContain('placeholders');
      expect(errors).toEqual([]);
    },
  });
});
