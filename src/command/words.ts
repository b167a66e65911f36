/** What commands say beside findings, in the language of the findings: one output, one language. What stands alone is English. */
import type { OtherVersion } from '../../schema/migrations.ts';
import type { MessageLanguage } from '../loader/say/catalogue.ts';

export interface CommandWords {
  rendered: (done: number, all: number) => string;
  drew: (done: number, all: number) => string;
  encoded: (done: number, all: number) => string;
  /** Images and fonts that were made, and whether the next build finds them. */
  media: (files: number, areKept: boolean) => string;
  built: (pages: number, kilobytes: number, site: string, folder: string, seconds: number) => string;
  /** The parts of the editor; none at first. */
  makingEditor: (done: number, all: number) => string;
  /** Where the editor was written, which has a host of its own. */
  builtEditor: (folder: string) => string;
  /** Why there can be no editor: nobody has said where it lies. */
  noEditor: string;
  /** Why there can be no editor: nobody could tell what it was built of. */
  noCommit: string;
  /** What was in the folder and belongs to nobody any more. */
  gone: (folder: string, names: string, more: number) => string;
  timings: (files: number, megabytes: number) => string;
  /** Before what is known to be missing yet. */
  beforePublishing: string;
  serving: (address: string) => string;
  isCurrent: (file: string, version: number) => string;
  correctFirst: string;
  wouldRewrite: (file: string, older: readonly OtherVersion[]) => string;
  changedMeanwhile: (file: string) => string;
  rewrote: (file: string, older: readonly OtherVersion[]) => string;
}

const number = (lang: MessageLanguage, value: number) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }).format(value);

/** From which version to which, of what. */
const steps: Record<MessageLanguage, (older: readonly OtherVersion[]) => string> = {
  de: (older) =>
    older
      .map(
        ({ key, version, current }) => `von Fassung ${version}${key === 'own' ? ' der eigenen Abschnitte' : ''} auf ${current}`,
      )
      .join(' und '),
  en: (older) =>
    older
      .map(
        ({ key, version, current }) =>
          `from version ${version}${key === 'own' ? " of the site's own sections" : ''} to ${current}`,
      )
      .join(' and '),
};

export const commandWords: Record<MessageLanguage, CommandWords> = {
  de: {
    rendered: (done, all) => `${done} von ${all} Seiten gezeichnet`,
    drew: (done, all) => `${done} von ${all} Vorschaubildern gezeichnet`,
    encoded: (done, all) => `${done} von ${all} Bilddateien umgewandelt`,
    media: (files, areKept) => {
      const made = `${files} ${files === 1 ? 'Bild- oder Schriftdatei' : 'Bild- und Schriftdateien'} aufbereitet`;
      return areKept ? `${made}; der nächste Bau nimmt sie von dort.` : `${made}.`;
    },
    built: (pages, kilobytes, site, folder, seconds) =>
      `${pages} Seiten (${kilobytes} kB) aus ${site} nach ${folder} geschrieben, in ${number('de', seconds)} s.`,
    makingEditor: (done, all) =>
      done === 0 ? 'Der Editor entsteht, einmal für diese Fassung …' : `${done} von ${all} Teilen des Editors sind fertig.`,
    builtEditor: (folder) => `Den Editor nach ${folder} geschrieben: Dieser Ordner kommt auf einen eigenen Host.`,
    noEditor:
      'Für den Editor im Browser fehlt "editor" in der Datei. Schreiben Sie, wo die Website liegt und unter welcher Adresse der Editor: "editor": { "forge": "github", "repository": "name/website", "url": "https://edit.example.com" }',
    noCommit:
      'Der Editor im Browser merkt sich, aus welchem Stand er gebaut ist. Dieser Ordner ist in keinem Git-Repository mit einem Commit: Bauen Sie ihn dort, wo die Website liegt.',
    gone: (folder, names, more) =>
      `Was sonst in ${folder} lag, ist weg, denn es gehört nicht zur Website: ${names}${more > 0 ? ` und ${more} weitere` : ''}. Legen Sie solche Dateien nach jedem Bau dorthin.`,
    timings: (files, megabytes) => `${files} Dateien, höchstens ${megabytes} MB Speicher`,
    beforePublishing: 'Vor der Veröffentlichung:',
    serving: (address) => `Läuft unter ${address}   (Strg+C beendet)`,
    isCurrent: (file, version) => `${file} hat Fassung ${version}, die aktuelle. Es ist nichts zu tun.`,
    correctFirst: 'Es wurde nichts geschrieben. Berichtigen Sie das zuerst.',
    wouldRewrite: (file, older) => `${file} würde ${steps.de(older)} gebracht. Es wurde nichts geschrieben.`,
    changedMeanwhile: (file) =>
      `${file} wurde inzwischen von einem anderen Programm geändert. Es wurde nichts geschrieben; starten Sie den Befehl noch einmal.`,
    rewrote: (file, older) => `${file} wurde ${steps.de(older)} gebracht.`,
  },
  en: {
    rendered: (done, all) => `Rendered ${done} of ${all} pages`,
    drew: (done, all) => `Drew ${done} of ${all} cards`,
    encoded: (done, all) => `Encoded ${done} of ${all} image files`,
    media: (files, areKept) => {
      const made = `Made ${files} image and font ${files === 1 ? 'file' : 'files'}`;
      return areKept ? `${made}; the next build has them.` : `${made}.`;
    },
    built: (pages, kilobytes, site, folder, seconds) =>
      `Built ${pages} pages (${kilobytes} kB) from ${site} into ${folder} in ${number('en', seconds)} s.`,
    makingEditor: (done, all) =>
      done === 0 ? 'Making the editor, once for this version …' : `Made ${done} of ${all} parts of the editor.`,
    builtEditor: (folder) => `Wrote the editor into ${folder}: that folder goes to a host of its own.`,
    noEditor:
      'For the editor in the browser the file lacks "editor". Write where the website is kept and at which address the editor lies: "editor": { "forge": "github", "repository": "name/website", "url": "https://edit.example.com" }',
    noCommit:
      'The editor in the browser knows what it was built of. This folder is in no Git repository with a commit: build it where the website is kept.',
    gone: (folder, names, more) =>
      `What else was in ${folder} is gone, as it is no part of the site: ${names}${more > 0 ? ` and ${more} more` : ''}. Put such files there after each build.`,
    timings: (files, megabytes) => `${files} files, at most ${megabytes} MB of memory`,
    beforePublishing: 'Before you publish:',
    serving: (address) => `Serving at ${address}   (Ctrl+C stops)`,
    isCurrent: (file, version) => `${file} is in version ${version}, the current one. There is nothing to do.`,
    correctFirst: 'Nothing was written. Correct these first.',
    wouldRewrite: (file, older) => `${file} would be rewritten ${steps.en(older)}. Nothing was written.`,
    changedMeanwhile: (file) => `${file} was changed by another program meanwhile. Nothing was written; run the command again.`,
    rewrote: (file, older) => `Rewrote ${file} ${steps.en(older)}.`,
  },
};
