/**
 * What an author is told where publishing is not possible: what is missing, who mends it, and a way of one's own. Behind the end of a line stands
 * what only those understand who set websites up.
 */
import type { Translated } from '../../../../schema/languages.ts';

/** The way without a terminal. Source: docs.github.com/desktop, "Adding an existing project to GitHub using GitHub Desktop". */
const orYourself: Translated = {
  de: 'Selbst geht es mit dem kostenlosen Programm GitHub Desktop: dort „File › Add local repository“, den Ordner dieser Website wählen, danach „Publish repository“.',
  en: 'By yourself you can do it with the free program GitHub Desktop: “File › Add local repository”, choose the folder of this website, then “Publish repository”.',
};

export const sentences = {
  noGit: {
    de: 'Auf diesem Rechner fehlt ein kostenloses Programm, das Ihre Änderungen überträgt: Git. Laden Sie es von git-scm.com, lassen Sie beim Installieren alles wie vorgeschlagen, und starten Sie den Editor neu.',
    en: 'A free program that sends your changes is missing on this machine: Git. Get it from git-scm.com, leave everything as it is suggested, and restart the editor.',
  },
  noRepository: {
    de: `Diese Website liegt bisher nur auf diesem Rechner; wohin sie veröffentlicht wird, ist noch nicht festgelegt. Das richtet die Person, die Ihre Website betreut, einmal ein. ${orYourself.de}\nDer Ordner ist kein Git-Repository: git init, git add, git commit, git remote add origin ADRESSE, git push -u origin main. Im Handbuch: „Einrichten“.`,
    en: `So far this website is on this machine only; where it is published is not settled yet. Whoever looks after your website sets that up once. ${orYourself.en}\nThe folder is no Git repository: git init, git add, git commit, git remote add origin ADDRESS, git push -u origin main. In the manual: “Einrichten”.`,
  },
  noRemote: {
    de: `Diese Website liegt bisher nur auf diesem Rechner; wohin sie veröffentlicht wird, ist noch nicht festgelegt. Das richtet die Person, die Ihre Website betreut, einmal ein. ${orYourself.de}\nDem Repository fehlt ein Server: git remote add origin ADRESSE, git push -u origin main.`,
    en: `So far this website is on this machine only; where it is published is not settled yet. Whoever looks after your website sets that up once. ${orYourself.en}\nThe repository has no server: git remote add origin ADDRESS, git push -u origin main.`,
  },
  emptyRemote: {
    de: 'Die Website wurde noch nie übertragen, und hier ist auch keine Fassung, die sich übertragen ließe. Das richtet die Person, die Ihre Website betreut, einmal ein.\nDas Repository hat noch keinen Commit: git add, git commit, git push -u origin main.',
    en: 'The website was never sent, and there is no version here that could be sent. Whoever looks after your website sets that up once.\nThe repository has no commit yet: git add, git commit, git push -u origin main.',
  },
  foreignOwner: {
    de: 'Dieser Ordner gehört einem anderen Benutzer dieses Rechners; von hier wird daraus nichts übertragen. Legen Sie das Projekt in einen eigenen Ordner.',
    en: 'This folder belongs to another user of this machine; nothing is sent from it here. Put the project into a folder of your own.',
  },
  noName: {
    de: 'Bei allem, was Sie senden, steht Ihr Name, und der ist auf diesem Rechner noch nicht eingetragen. Das macht die Person, die Ihre Website betreut, einmal für Sie; oder Sie melden sich im kostenlosen Programm GitHub Desktop an, dann ist er eingetragen.\ngit config --global user.name "NAME", git config --global user.email "ADRESSE".',
    en: 'Your name stands with all that you send, and it is not known on this machine yet. Whoever looks after your website enters it once for you; or you sign in to the free program GitHub Desktop, which enters it.\ngit config --global user.name "NAME", git config --global user.email "ADDRESS".',
  },
  publishedMeanwhile: {
    de: 'Inzwischen hat jemand anderes die Website übertragen. Versuchen Sie es noch einmal.',
    en: 'Somebody else has sent the website meanwhile. Try again.',
  },
  gitBusy: {
    de: 'Ein anderes Programm arbeitet gerade in diesem Ordner. Versuchen Sie es gleich noch einmal.',
    en: 'Another program is working in this folder. Try again in a moment.',
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
      de: `${remote} nimmt Ihre Änderungen nicht an. Fragen Sie die Person, die Ihre Website betreut.`,
      en: `${remote} does not accept your changes. Ask whoever looks after your website.`,
    }),
  ],
  [
    /authentication failed|could not read (?:username|password)|permission (?:to .* )?denied|access denied|terminal prompts disabled|returned error: 40[13]|host key verification failed/i,
    (remote) => ({
      de: `${remote} lässt Sie nicht hinein. Melden Sie sich einmal auf diesem Rechner dort an, zum Beispiel im kostenlosen Programm GitHub Desktop, und versuchen Sie es noch einmal.`,
      en: `${remote} does not let you in. Sign in there once on this machine, for example in the free program GitHub Desktop, and try again.`,
    }),
  ],
  [
    /repository .*not found|does not appear to be a git repository|does not exist|returned error: 404/i,
    (remote) => ({
      de: `Unter dieser Adresse liegt keine Website, oder keine, die Sie sehen dürfen: ${remote}. Fragen Sie die Person, die Ihre Website betreut.`,
      en: `There is no website under this address, or none that you may see: ${remote}. Ask whoever looks after your website.`,
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
  const words = say?.(asked) ?? {
    de: 'Das ließ sich nicht übertragen. Die Person, die Ihre Website betreut, kann mit dem Folgenden etwas anfangen.',
    en: 'This could not be sent. Whoever looks after your website can make sense of the following.',
  };
  const quote = lastWords(said);
  return quote === '' ? words : { de: `${words.de}\n${quote}`, en: `${words.en}\n${quote}` };
}

/** What a server has to say comes first, else the last thing that git says; cut to what fits into a sentence. */
function lastWords(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  const remote = lines.filter((line) => /^remote: *\S/.test(line)).map((line) => line.replace(/^remote: */, ''));
  const fatal = lines.filter((line) => /^(?:fatal|error): /.test(line));
  return ((remote.length > 0 ? remote.join(' ') : fatal[0]) ?? lines.at(-1) ?? '').slice(0, 300);
}
