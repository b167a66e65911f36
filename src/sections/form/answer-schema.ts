/** Where a form goes, what comes back, and every word about it. */
import { strictObject, union } from 'zod';
import { link, plainText, richText } from '../../../schema/fields.ts';
import { hosted, messagesOf, messageTexts, otherWaysOf, successAction } from '../../../schema/form.ts';
import { endpoint, mailbox } from '../../../schema/resources.ts';
import { choiceOf, matching } from '../../../schema/shapes.ts';
import { providers } from './providers.ts';

const mail = strictObject({
  mailto: mailbox().meta({
    de: ['E-Mail-Adresse', 'Wohin die E-Mail geht, meist "{email}".'],
    en: ['Email address', 'Where the email goes, usually "{email}".'],
  }),
  subject: plainText({ de: ['Betreff', 'Der Betreff der E-Mail.'], en: ['Subject', 'The subject of the email.'] }).optional(),
  opened: plainText({
    de: ['Nach dem Absenden', 'Dass sich jetzt das E-Mail-Programm öffnet und dass die E-Mail dort noch zu senden ist.'],
    en: ['After submitting', 'That the email program opens now, and that the email still has to be sent there.'],
  }),
  openedNext: richText({
    de: ['Wenn nichts aufgeht', 'Was zu tun ist, wenn sich kein Programm öffnet; darunter stehen Text und Adresse zum Kopieren.'],
    en: ['If nothing opens', 'What to do where no program opens; the text and the address to copy stand below it.'],
  }),
  copy: plainText({
    de: ['Button zum Kopieren', 'Button, der den Text der E-Mail kopiert.'],
    en: ['Button to copy', 'A button that copies the text of the email.'],
  }),
  again: plainText({
    de: ['Button zum E-Mail-Programm', 'Button, der das E-Mail-Programm noch einmal öffnet.'],
    en: ['Button to the email program', 'A button that opens the email program once more.'],
  }),
}).meta({
  de: ['Als E-Mail', 'Öffnet das E-Mail-Programm des Besuchers mit allem, was er eingetragen hat. Braucht keinen Anbieter.'],
  en: ['As an email', 'Opens the visitor’s email program with everything that was entered. Needs no provider.'],
});

export const action = union([
  endpoint().meta({
    de: [
      'Adresse des Anbieters',
      'Die Adresse, die der Anbieter für das Formular nennt: "https://…" oder ein Pfad dieser Website.',
    ],
    en: ['Address of the provider', 'The address that the provider names for the form: "https://…" or a path of this website.'],
    providers,
  }),
  mail,
]).meta({
  de: [
    'Sendet an',
    'Wohin das Formular sendet: die Adresse eines Anbieters, oder eine E-Mail des Besuchers. Mit einem Anbieter: 1. Legen Sie dort ein Formular an. 2. Wählen Sie ihn hier; das füllt aus, wie seine Antwort zu lesen ist. 3. Tragen Sie die Adresse ein, die er nennt, und seinen Schlüssel, wenn er einen hat. 4. Schreiben Sie, was nach dem Erfolg auf der Seite steht. 5. Nennen Sie ihn in der Datenschutzerklärung. 6. Veröffentlichen Sie, und senden Sie sich selbst eine Nachricht.',
  ],
  en: [
    'Sends to',
    'Where the form sends to: the address of a provider, or an email of the visitor’s. With a provider: 1. Make a form there. 2. Choose the provider here, which fills in how its reply is read. 3. Enter the address that it names, and its key if it has one. 4. Write what the page says after success. 5. Name it in your privacy policy. 6. Publish, and send a message to yourself.',
  ],
});

const key = () => matching(/^[A-Za-z_][A-Za-z0-9_-]*$/);

export const answer = strictObject({
  format: choiceOf({
    de: [
      'Woran der Erfolg zu erkennen ist',
      'Am Inhalt: Die Antwort ist JSON und sagt es in einem Schlüssel. Am Status: Jede Antwort mit einem Status von 200 bis 299 ist ein Erfolg.',
    ],
    en: [
      'What tells success',
      'The content: the reply is JSON and says so under a key. The status: every reply with a status from 200 to 299 is a success.',
    ],
    labels: { json: { de: 'Am Inhalt (JSON)', en: 'The content (JSON)' }, status: { de: 'Am Status', en: 'The status' } },
  }),
  successKey: key()
    .meta({
      de: [
        'Schlüssel für den Erfolg',
        'Unter welchem Schlüssel der Antwort true steht, wenn es geklappt hat, zum Beispiel "ok".',
      ],
      en: ['Key of success', 'The key of the reply that is true when it worked, for example "ok".'],
    })
    .default('success'),
  successValue: plainText({
    de: [
      'Wert für den Erfolg',
      'Was unter diesem Schlüssel steht, wenn es geklappt hat, falls das nicht true ist, zum Beispiel "yes".',
    ],
    en: ['Value of success', 'What stands under that key when it worked, where that is not true, for example "yes".'],
  }).optional(),
  messagesKey: key()
    .meta({
      de: [
        'Schlüssel für Meldungen',
        'Unter welchem Schlüssel der Antwort steht, was an einzelnen Feldern nicht stimmt, zum Beispiel "errors".',
      ],
      en: ['Key of messages', 'The key of the reply that says what is wrong with single fields, for example "errors".'],
    })
    .default('errors'),
  query: key()
    .meta({
      de: [
        'Zusatz zur Adresse',
        'Manche Anbieter antworten nur so, wie es hier gebraucht wird, wenn an der Adresse etwas hängt, zum Beispiel "isAjax".',
      ],
      en: [
        'Addition to the address',
        'Some providers reply in the way that is needed here only with an addition to the address, for example "isAjax".',
      ],
    })
    .optional(),
  success: messageTexts.success,
  successNext: messageTexts.successNext,
  successAction: successAction(),
  hosted: hosted().optional(),
}).meta({
  de: [
    'Antwort auf der Seite',
    'Wie die Antwort des Anbieters zu lesen ist, damit der Besucher auf der Seite bleibt. Fehlt es, zeigt der Anbieter seine eigene Seite.',
  ],
  en: [
    'Reply on the page',
    'How the provider’s reply is to be read, so that visitors stay on the page. Without it the provider shows a page of its own.',
  ],
});

const { success: _, successNext: __, ...always } = messageTexts;
/** Without those of success, which belong to the answer that tells it. */
export const messages = messagesOf(always);

export const otherWays = otherWaysOf({
  mail: link({
    de: ['E-Mail statt Formular', 'Eine vorbereitete E-Mail; was eingetragen war, kommt von selbst hinein.'],
    en: ['Email in place of the form', 'A prepared email; what was entered goes into it by itself.'],
  }),
});
