/** Where the editor lies that is opened in any browser, and where it keeps what is written. A leaf of schema/site.ts. */
import { strictObject } from 'zod';
import { choiceOf, matching, toggle } from './shapes.ts';

export const hostedEditor = strictObject({
  forge: choiceOf({
    de: ['Dienst', 'Wo die Dateien der Website liegen.'],
    en: ['Service', 'Where the files of the website are kept.'],
    labels: { github: { de: 'GitHub', en: 'GitHub' } },
  }),
  repository: matching(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/, {
    de: [
      'Repository',
      'Besitzer und Name des Repositorys, zum Beispiel "lena-vogt/website". Sollen mehrere Personen den Editor nutzen, muss der Besitzer eine Organisation sein.',
    ],
    en: [
      'Repository',
      'Owner and name of the repository, for example "lena-vogt/website". For several people to use the editor, its owner has to be an organisation.',
    ],
  }),
  branch: matching(/^(?!-)[A-Za-z0-9._/-]+$/, {
    de: ['Zweig', 'Der Zweig, aus dem die Website gebaut wird.'],
    en: ['Branch', 'The branch that the website is built from.'],
  }).default('main'),
  url: matching(/^https?:\/\/[^/?#\s@]+(?:\/[A-Za-z0-9._~/-]*)?$/, {
    de: [
      'Adresse des Editors',
      'Wo der Editor geöffnet wird: ein eigener Name wie "https://edit.example.com", oder bei der Website unter "/edit/".',
    ],
    en: [
      'Address of the editor',
      'Where the editor is opened: a name of its own such as "https://edit.example.com", or beside the website at "/edit/".',
    ],
  }),
  direct: toggle({
    de: [
      'Sofort veröffentlichen',
      'Was gesendet wird, kommt sofort in den Zweig, ohne dass es jemand als Vorschlag prüft. Geht nur, wenn der Zweig nicht geschützt ist.',
    ],
    en: [
      'Publish at once',
      'What is sent goes to the branch at once, without anybody checking it as a proposal. Works only where the branch is not protected.',
    ],
  }).default(false),
}).meta({
  de: ['Editor im Browser', 'Der Editor, der auf jedem Rechner im Browser geöffnet wird. Gebaut wird er mit "build --edit".'],
  en: ['Editor in the browser', 'The editor that is opened in the browser of any computer. "build --edit" builds it.'],
});
