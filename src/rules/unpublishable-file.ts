/** A file of the folder `public/` that is not published: hidden, with a name that is no address, or with something in it that runs. */

import { nameFault, publicFolder, rightAddress } from '../../schema/published-files.ts';
import type { PublishedFile } from '../findings/ports.ts';
import { code, didYouMean, sentences } from '../findings/words/phrases.ts';
import { oldAddress } from '../findings/workarounds.ts';
import type { Rule } from './support/rule.ts';

/** What hosts read their rules from: those who put it there mostly mean redirects. */
const isOfHost = (file: string): boolean => /\/(?:_redirects|_headers|\.htaccess)$/i.test(file);

type Why = NonNullable<ReturnType<typeof nameFault> | PublishedFile['fault']>;

export const rule: Rule<{ file: string; why: Why; right: string | undefined; part: string | undefined }> = {
  security: true,
  check: ({ published }) =>
    published.flatMap(({ address, fault, part }) => {
      const why = fault ?? nameFault(address);
      const right = why === 'name' ? rightAddress(address) : undefined;
      const params = { file: publicFolder + address, why, right: right && publicFolder + right, part };
      return why ? [{ pointer: '', at: 'start', params: { ...params, why } }] : [];
    }),
  de: {
    message: ({ file, why, part = '' }) =>
      ({
        hidden: `Die Datei ${code(file)} ist versteckt und wird nicht veröffentlicht.`,
        script: part
          ? `In der Datei ${code(file)} könnte ein Programm laufen: Darin steht ${code(part)}.`
          : `In der Datei ${code(file)} steht ein Programm.`,
        foreign: `Die Datei ${code(file)} führt auf eine andere Website oder lädt etwas von dort: Darin steht ${code(part)}.`,
        unreadable: `Was in der Datei ${code(file)} steht, lässt sich nicht prüfen: Sie ist nicht fehlerfrei oder nicht in UTF-8.`,
        copy: `Die Datei ${code(file)} ist auf keinem Host zu erreichen.`,
        name: `Der Name der Datei ${code(file)} taugt nicht als Adresse.`,
        outside: `Die Datei ${code(file)} liegt in Wahrheit woanders oder lässt sich nicht lesen.`,
      })[why],
    hint: ({ file, why, right }) =>
      (isOfHost(file) && `Regeln für seinen Host schreibt der Build selbst. ${oldAddress.de}`) ||
      {
        hidden:
          'Mit einem Punkt darf nur der Ordner ".well-known" beginnen. Verschieben Sie die Datei, oder benennen Sie sie um.',
        script:
          'Entfernen Sie diesen Teil oder die Datei: Auf dieser Website läuft nur, was zu ihr gehört. Eine Zeichnung speichern Sie im Zeichenprogramm als einfaches SVG.',
        foreign:
          'Entfernen Sie diesen Teil, oder legen Sie auch die andere Datei in den Ordner. Adressen dieser Website stehen ohne "https://…" da: "/kontakt".',
        unreadable: 'Speichern Sie die Datei in dem Programm, aus dem sie kommt, noch einmal als UTF-8.',
        copy: 'Auf .br und .gz enden die gepackten Kopien, die der Build macht. Nehmen Sie .zip.',
        name: sentences(
          didYouMean.de(right),
          'Ein Name besteht aus Buchstaben von a bis z, Ziffern, "-", "_" und "." und hat eine Endung wie ".pdf".',
        ),
        outside: 'Legen Sie die Datei selbst in den Ordner, keinen Verweis (symbolischen Link) darauf.',
      }[why],
    explanation: 'Im Ordner "public" liegen Dateien, die jeder Host unverändert ausliefern kann und in denen nichts läuft.',
  },
  en: {
    message: ({ file, why, part = '' }) =>
      ({
        hidden: `The file ${code(file)} is hidden and is not published.`,
        script: part
          ? `A program could run in the file ${code(file)}: it holds ${code(part)}.`
          : `The file ${code(file)} holds a program.`,
        foreign: `The file ${code(file)} leads to another website, or loads something from there: it holds ${code(part)}.`,
        unreadable: `What is in the file ${code(file)} cannot be checked: it has a mistake, or is not in UTF-8.`,
        copy: `No host serves the file ${code(file)}.`,
        name: `The name of the file ${code(file)} is no address.`,
        outside: `The file ${code(file)} lies elsewhere in truth, or cannot be read.`,
      })[why],
    hint: ({ file, why, right }) =>
      (isOfHost(file) && `The rules of its host the build writes itself. ${oldAddress.en}`) ||
      {
        hidden: 'Only the folder ".well-known" may begin with a dot. Move the file, or give it another name.',
        script:
          'Remove this part or the file: on this website only its own code runs. Drawing programs can save a drawing as a plain SVG.',
        foreign:
          'Remove this part, or put the other file into the folder too. Addresses of this website stand without "https://…": "/contact".',
        unreadable: 'Save the file again as UTF-8, in the program that it comes from.',
        copy: 'The compressed copies that the build makes end in .br and .gz. Take .zip.',
        name: sentences(
          didYouMean.en(right),
          'A name consists of letters from a to z, digits, "-", "_" and ".", and has an ending such as ".pdf".',
        ),
        outside: 'Put the file itself into the folder, no symbolic link to it.',
      }[why],
    explanation: 'The folder "public" holds files that every host can serve as they are, and in which nothing runs.',
  },
  example: { wrong: 'public/Satzung 2026.pdf', right: 'public/satzung-2026.pdf' },
};
