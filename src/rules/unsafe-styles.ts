/**
 * What own styles may not load. All of a site comes from its folder: who opens a page meets no other host that the manifest does not
 * name, and nothing of the machine that builds it gets out.
 */
import { ownStyles, type StyleFault } from '../../schema/own-styles.ts';
import { code } from '../findings/words/phrases.ts';
import { faultsIn } from './support/own-styles.ts';
import type { Rule } from './support/rule.ts';

type Why = Extract<StyleFault['why'], 'import' | 'foreign' | 'outside'>;

export const rule: Rule<{ why: Why; part: string }> = {
  security: true,
  check: ({ styles }) => faultsIn(styles, ['import', 'foreign', 'outside']),
  de: {
    message: ({ why, part }) =>
      ({
        import: `${code('@import')} lädt ein weiteres Stylesheet.`,
        foreign: `${code(part)} ist keine Datei im Ordner der Website.`,
        outside:
          part === ownStyles
            ? `${code(part)} ist ein Verweis (symbolischer Link).`
            : `${code(part)} führt aus dem Ordner der Website hinaus.`,
      })[why],
    hint: ({ why }) =>
      ({
        import: `Schreiben Sie die Regeln selbst in ${code(ownStyles)}.`,
        foreign: `Legen Sie das Bild oder die Schrift in den Ordner, und schreiben Sie den Pfad aus: ${code('url(media/muster.svg)')}.`,
        outside: 'Legen Sie die Datei selbst in den Ordner neben "site.json", keinen Verweis darauf.',
      })[why],
    explanation: 'Eigene Stile laden nichts von anderen Hosts und nichts, was außerhalb des Ordners der Website liegt.',
  },
  en: {
    message: ({ why, part }) =>
      ({
        import: `${code('@import')} loads another style sheet.`,
        foreign: `${code(part)} is no file in the folder of the website.`,
        outside:
          part === ownStyles ? `${code(part)} is a symbolic link.` : `${code(part)} leads out of the folder of the website.`,
      })[why],
    hint: ({ why }) =>
      ({
        import: `Write the rules into ${code(ownStyles)} itself.`,
        foreign: `Put the image or the font into the folder, and write its path in full: ${code('url(media/pattern.svg)')}.`,
        outside: 'Put the file itself into the folder beside "site.json", no link to it.',
      })[why],
    explanation: 'Own styles load nothing from other hosts, and nothing from outside of the folder of the website.',
  },
  example: {
    wrong: '[data-section="hero"] { background: url(https://cdn.example/muster.svg) }',
    right: '[data-section="hero"] { background: url(media/muster.svg) }',
  },
};
