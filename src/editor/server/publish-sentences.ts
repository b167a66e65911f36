/** What an author is told where publishing is not possible: what is missing, and what to do. */
import type { Translated } from '../../../schema/languages.ts';

export const sentences = {
  noGit: {
    de: 'Auf diesem Rechner fehlt Git, das Programm, das Fassungen vergleicht und überträgt. Installieren Sie es von git-scm.com mit allen Vorgaben, und starten Sie den Editor neu.',
    en: 'Git is missing on this machine, the program that compares and sends versions. Install it from git-scm.com with all defaults, and restart the editor.',
  },
  noRepository: {
    de: 'Dieser Ordner ist noch mit keinem Repository verbunden. Wer Ihre Website eingerichtet hat, kann ihn verbinden; das Handbuch beschreibt es unter „Einrichten“.',
    en: 'This folder is not connected to a repository yet. Whoever has set up your website can connect it; the manual describes it under “Einrichten”.',
  },
  noRemote: {
    de: 'Dieser Ordner merkt sich Fassungen, aber nur auf diesem Rechner. Wer Ihre Website eingerichtet hat, kann ihn mit einem Server wie GitHub verbinden („git remote add“).',
    en: 'This folder remembers versions, but on this machine only. Whoever has set up your website can connect it to a server such as GitHub (“git remote add”).',
  },
  emptyRemote: {
    de: 'Auf dem Server liegt noch keine Fassung. Übertragen Sie die erste mit „git push“; danach geht es hier weiter.',
    en: 'There is no version on the server yet. Send the first one by “git push”; then you can go on here.',
  },
  foreignOwner: {
    de: 'Dieser Ordner gehört einem anderen Benutzer dieses Rechners; Git arbeitet darin nicht. Legen Sie das Projekt in einen eigenen Ordner.',
    en: 'This folder belongs to another user of this machine; Git does not work in it. Put the project into a folder of your own.',
  },
  noName: {
    de: 'Git kennt Ihren Namen noch nicht; er steht bei jeder Fassung. Tragen Sie ihn einmal ein, in einem Terminal: git config --global user.name "Ihr Name" und git config --global user.email "Ihre Adresse".',
    en: 'Git does not know your name yet; it stands with every version. Enter it once, in a terminal: git config --global user.name "Your name" and git config --global user.email "your address".',
  },
  broken: {
    de: 'Die Datei lässt sich gerade nicht lesen. Beheben Sie das zuerst.',
    en: 'The file cannot be read at the moment. Mend that first.',
  },
  brokenThere: {
    de: 'Die veröffentlichte Datei ist fehlerhaft und lässt sich nicht mit Ihrer zusammenführen. Wer Ihre Website eingerichtet hat, kann das beheben.',
    en: 'The published file is broken and cannot be merged with yours. Whoever has set up your website can mend that.',
  },
  notThere: {
    de: 'Veröffentlicht ist diese Website noch nicht; es gibt nichts zu holen.',
    en: 'This website is not published yet; there is nothing to get.',
  },
  conflict: {
    de: 'An denselben Stellen ist inzwischen etwas anderes veröffentlicht. Holen Sie zuerst den neuesten Stand.',
    en: 'Something else was published at the same places meanwhile. Get the latest first.',
  },
  gitBusy: {
    de: 'Ein anderes Programm arbeitet gerade mit Git in diesem Ordner. Versuchen Sie es gleich noch einmal.',
    en: 'Another program is working with Git in this folder. Try again in a moment.',
  },
} satisfies Record<string, Translated>;

/**
 * A published version with a symbolic link in the place of something that the site uses: on this machine it could lead to any file.
 *
 * @param path - of the link, in the repository
 */
export const linkThere = (path: string): Translated => ({
  de: `„${path}“ ist in der veröffentlichten Fassung ein Verweis (symbolischer Link), der zu jeder Datei dieses Rechners führen könnte. Deshalb wurde nichts übernommen. Wer ihn veröffentlicht hat, legt die Datei selbst an diese Stelle.`,
  en: `In the published version “${path}” is a symbolic link, which could lead to any file of this machine. So nothing was taken over. Whoever has published it puts the file itself in this place.`,
});

interface Refused {
  said: string;
  isTooSlow: boolean;
}

const causes: [RegExp, (remote: string) => Translated][] = [
  [
    /could not resolve host|couldn't connect|could not connect|failed to connect|network is unreachable|timed out|connection (?:refused|reset)/i,
    (remote) => ({
      de: `${remote} ist nicht zu erreichen. Prüfen Sie die Verbindung ins Internet, und versuchen Sie es noch einmal.`,
      en: `${remote} cannot be reached. Check your connection to the internet and try again.`,
    }),
  ],
  [
    /protected|pre-receive hook declined|remote rejected|update hook declined|not allowed to push/i,
    (remote) => ({
      de: `${remote} nimmt Ihre Änderungen nicht an.`,
      en: `${remote} does not accept your changes.`,
    }),
  ],
  [
    /authentication failed|could not read (?:username|password)|permission (?:to .* )?denied|access denied|terminal prompts disabled|returned error: 40[13]|host key verification failed/i,
    (remote) => ({
      de: `${remote} lässt Sie nicht hinein. Melden Sie sich einmal dort an, zum Beispiel in VS Code mit „Git: Push“, und versuchen Sie es noch einmal.`,
      en: `${remote} does not let you in. Sign in there once, for example in VS Code by “Git: Push”, and try again.`,
    }),
  ],
  [
    /repository .*not found|does not appear to be a git repository|does not exist|returned error: 404/i,
    (remote) => ({
      de: `Unter dieser Adresse gibt es kein Repository, oder keines, das Sie sehen dürfen: ${remote}.`,
      en: `There is no repository under this address, or none that you may see: ${remote}.`,
    }),
  ],
];

/**
 * What an author is told when git has refused, or could not.
 *
 * @param asked - who was asked: the address of the remote
 */
export function explain({ said, isTooSlow }: Refused, asked: string): Translated {
  if (isTooSlow) {
    return {
      de: `${asked} antwortet nicht. Versuchen Sie es später noch einmal.`,
      en: `${asked} does not answer. Try again later.`,
    };
  }
  const [, say] = causes.find(([pattern]) => pattern.test(said)) ?? [];
  const words = say?.(asked) ?? { de: 'Git hat das nicht ausgeführt.', en: 'Git has not done this.' };
  const quote = lastWords(said);
  return quote === '' ? words : { de: `${words.de} (Git: ${quote})`, en: `${words.en} (Git: ${quote})` };
}

/** What a server has to say comes first, else the last thing that git says; cut to what fits into a sentence. */
function lastWords(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  const remote = lines.filter((line) => /^remote: *\S/.test(line)).map((line) => line.replace(/^remote: */, ''));
  const fatal = lines.filter((line) => /^(?:fatal|error): /.test(line));
  return ((remote.length > 0 ? remote.join(' ') : fatal[0]) ?? lines.at(-1) ?? '').slice(0, 300);
}
