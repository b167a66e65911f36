/** What an author is told when a request cannot be answered as it was meant. */
import type { Translated } from '../../../schema/languages.ts';
import type { Finding } from '../../findings/finding.ts';
import { textEntries as de } from '../../findings/words/de-text.ts';
import { textEntries as en } from '../../findings/words/en-text.ts';
import type { Entry } from '../../findings/words/entries.ts';
import { StorageFailure } from '../storage.ts';

/** Ends an answer with a status and a sentence. */
export class Failure extends Error {
  readonly status: number;
  readonly words: Translated;

  constructor(status: number, words: Translated, options?: ErrorOptions) {
    super(words.en, options);
    this.status = status;
    this.words = words;
  }
}

/** By what the system calls them (POSIX, errno.h). */
const causes: readonly ({ codes: string[] } & Translated)[] = [
  {
    codes: ['ENOSPC', 'EDQUOT', 'EFBIG'],
    de: 'Der Datenträger ist voll. Schaffen Sie Platz, und versuchen Sie es noch einmal.',
    en: 'The disk is full. Make room and try again.',
  },
  {
    codes: ['EACCES', 'EPERM'],
    de: 'Hier darf nicht geschrieben werden. Erlauben Sie es in den Eigenschaften der Datei und ihres Ordners.',
    en: 'Nothing may be written here. Allow it in the properties of the file and its folder.',
  },
  {
    codes: ['EROFS'],
    de: 'Dieser Datenträger kann nur gelesen werden. Legen Sie die Website auf einen anderen.',
    en: 'This disk can only be read. Put the website on another one.',
  },
  {
    codes: ['EBUSY'],
    de: 'Ein anderes Programm hält die Datei fest. Schließen Sie es, und versuchen Sie es noch einmal.',
    en: 'Another program is holding the file. Close it and try again.',
  },
  {
    codes: ['ENOENT'],
    de: 'Die Datei oder ihr Ordner ist nicht mehr da. Legen Sie sie zurück, und versuchen Sie es noch einmal.',
    en: 'The file or its folder is gone. Put it back and try again.',
  },
  {
    codes: ['EEXIST', 'ENOTDIR', 'EISDIR'],
    de: 'Statt der Datei steht dort ein Ordner, oder umgekehrt. Entfernen Sie ihn, und versuchen Sie es noch einmal.',
    en: 'A folder stands where the file belongs, or the other way round. Remove it and try again.',
  },
  {
    codes: ['ELOOP'],
    de: 'Statt der Datei liegt dort ein Verweis (symbolischer Link). Legen Sie die Datei selbst an diese Stelle.',
    en: 'A symbolic link lies there instead of the file. Put the file itself in this place.',
  },
  {
    codes: ['ENAMETOOLONG'],
    de: 'Der Name ist länger, als dieser Datenträger erlaubt. Wählen Sie einen kürzeren.',
    en: 'The name is longer than this disk allows. Choose a shorter one.',
  },
  {
    codes: ['EMFILE', 'ENFILE'],
    de: 'Zu viele Dateien sind geöffnet. Schließen Sie andere Programme, und versuchen Sie es noch einmal.',
    en: 'Too many files are open. Close other programs and try again.',
  },
  {
    codes: ['EIO'],
    de: 'Der Datenträger meldet einen Fehler. Prüfen Sie ihn, und versuchen Sie es noch einmal.',
    en: 'The disk reports an error. Check it and try again.',
  },
];

/** What an author is told of an error; undefined where it is our bug. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof StorageFailure) return new Failure(409, error.words, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = causes.find(({ codes }) => codes.includes(code));
  return words && new Failure(500, { de: `${words.de} (${code})`, en: `${words.en} (${code})` }, { cause: error });
}

/** What the loader says of a file that it cannot read, or of a text that would become one. */
export function failureOfReading(found: Finding, status = 500): Failure {
  const say = (entries: Record<string, Entry<never>>) => {
    // Each finding of reading has an entry there, which a test of the catalogues proves, and names no place.
    const entry = entries[found.code] as Entry<Finding['params']>;
    const where = { name: '', place: '' };
    return `${entry.message(found.params, where)} ${entry.hint(found.params, where)}`;
  };
  return new Failure(status, { de: say(de), en: say(en) });
}
