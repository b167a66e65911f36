/** The words of signing in. */
import type { Language } from '../../../../schema/languages.ts';
import { rightNames } from './sentences.ts';
import { tokenDays } from './stay-signed-in.ts';

const { contents, pulls, actions } = rightNames;

interface SignInWords {
  title: string;
  intro: string;
  token: string;
  signIn: string;
  trying: string;
  /** Whether there is no token yet. */
  steps: string;
  step: (owner: string, repository: string) => (string | { link: string; text: string })[];
  organisation: string;
  several: string;
  onlyOwner: (owner: string) => string;
  severalSteps: (repository: string) => string[];
  notMine: string;
  notMineHint: string;
  stay: string;
  stayHint: string;
  passwordHint: string;
  empty: string;
  wrong: string;
  offline: string;
  expired: string;
  somebodyElse: (login: string, before: string) => string;
  later: string;
}

/**
 * The form of a token, filled in as far as the forge takes it; a repository cannot be said:
 * https://docs.github.com/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens#pre-filling-fine-grained-personal-access-token-details-using-url-parameters
 */
const formOf = (name: string, owner: string): string => {
  const rights = { contents: 'write', pull_requests: 'write', actions: 'read' };
  const query = new URLSearchParams({ name, target_name: owner, expires_in: String(tokenDays), ...rights });
  return `https://github.com/settings/personal-access-tokens/new?${query}`;
};

export const signInWords: Record<Language, SignInWords> = {
  de: {
    title: 'Website bearbeiten',
    intro: 'Melden Sie sich mit Ihrem Zugang zu GitHub an. Dort liegt die Website.',
    token: 'Zugang (Token)',
    signIn: 'Anmelden',
    trying: 'Wird geprüft …',
    steps: 'Noch kein Zugang? So legen Sie einen an',
    step: (owner, repository) => [
      {
        link: formOf('Website bearbeiten', owner),
        text: 'Öffnen Sie bei GitHub die Seite „New fine-grained personal access token“ (neuer Tab), und melden Sie sich dort an. Manches ist schon ausgefüllt; prüfen Sie trotzdem jeden Schritt.',
      },
      `„Token name“: zum Beispiel „Website bearbeiten“. „Expiration“: ${tokenDays} days.`,
      `„Resource owner“: ${owner}.`,
      `„Repository access“: „Only select repositories“, dann ${repository}.`,
      `„Permissions“ › „Repositories“ › „Add permissions“, genau diese drei: ${contents}; ${pulls}; ${actions}.`,
      '„Generate token“, und noch einmal „Generate token“. Kopieren Sie den Text, der mit github_pat_ beginnt: GitHub zeigt ihn nur jetzt.',
      'Fügen Sie ihn hier unten ein, und lassen Sie Ihren Browser ihn als Passwort speichern.',
    ],
    organisation:
      'Gehört die Website einer Organisation, muss diese den Zugang vielleicht erst freigeben; dann schreibt GitHub „Pending“ daneben.',
    several: 'Mehrere Personen? So geht es',
    onlyOwner: (owner) =>
      `Liegt die Website im persönlichen Konto „${owner}“, kommt nur dessen Besitzer mit einem solchen Zugang hinein. Für mehrere Personen muss sie einer Organisation gehören.`,
    severalSteps: (repository) => [
      'Wem die Website gehört, legt bei GitHub unter „+“ › „New organization“ eine an; „Free“ genügt.',
      `In ${repository} unter „Settings“ › „General“ › „Danger Zone“: „Transfer ownership“, zur Organisation.`,
      'In der Organisation unter „People“ › „Invite member“ alle einladen; dann im Repository unter „Settings“ › „Collaborators and teams“ jedem „Write“ geben.',
      'Wer die Website eingerichtet hat, trägt in der Datei unter „editor“ als „repository“ den neuen Besitzer ein, verbindet den Host neu und baut den Editor noch einmal. Danach legt jede Person ihren eigenen Zugang an.',
    ],
    notMine: 'Das ist nicht mein Rechner',
    notMineHint: 'Nichts bleibt auf diesem Gerät: kein Zugang und kein Entwurf. Speichern Sie, bevor Sie das Fenster schließen.',
    stay: 'Angemeldet bleiben',
    stayHint: 'Der Zugang bleibt in diesem Browser, bis Sie sich abmelden.',
    passwordHint: 'Der Zugang wird nirgends gespeichert außer im Passwortspeicher Ihres Browsers, wenn Sie das möchten.',
    empty: 'Fügen Sie zuerst den Zugang ein.',
    wrong:
      'GitHub kennt diesen Zugang nicht, oder er ist abgelaufen. Kopieren Sie ihn noch einmal vollständig, er beginnt mit github_pat_; oder legen Sie einen neuen an.',
    offline: 'Ohne Verbindung weiterschreiben',
    expired:
      'Ihr Zugang ist abgelaufen oder wurde gelöscht. Melden Sie sich mit einem neuen an; was Sie geschrieben haben, bleibt.',
    somebodyElse: (login, before) => `Dieser Zugang gehört ${login}. Angemeldet ist ${before}.`,
    later: 'Später',
  },
  en: {
    title: 'Edit the website',
    intro: 'Sign in with your access to GitHub, where the website is kept.',
    token: 'Access (token)',
    signIn: 'Sign in',
    trying: 'Checking …',
    steps: 'No access yet? How to make one',
    step: (owner, repository) => [
      {
        link: formOf('Edit the website', owner),
        text: 'Open the page “New fine-grained personal access token” at GitHub (new tab), and sign in there. Some of it is filled in; look at each step all the same.',
      },
      `“Token name”: for example “Edit the website”. “Expiration”: ${tokenDays} days.`,
      `“Resource owner”: ${owner}.`,
      `“Repository access”: “Only select repositories”, then ${repository}.`,
      `“Permissions” › “Repositories” › “Add permissions”, exactly these three: ${contents}; ${pulls}; ${actions}.`,
      '“Generate token”, and “Generate token” again. Copy the text that begins with github_pat_: GitHub shows it only now.',
      'Paste it below, and let your browser save it as a password.',
    ],
    organisation:
      'If the website belongs to an organisation, it may have to approve the access first; GitHub writes “Pending” beside it then.',
    several: 'Several people? How it works',
    onlyOwner: (owner) =>
      `If the website lies in the personal account “${owner}”, only its owner gets in with such an access. For several people it has to belong to an organisation.`,
    severalSteps: (repository) => [
      'Whoever owns the website makes one at GitHub under “+” › “New organization”; “Free” is enough.',
      `In ${repository} under “Settings” › “General” › “Danger Zone”: “Transfer ownership”, to the organisation.`,
      'In the organisation under “People” › “Invite member”, invite everybody; then in the repository under “Settings” › “Collaborators and teams” give each “Write”.',
      'Whoever has set up the website enters the new owner in the file under “editor” as “repository”, connects the host again and builds the editor once more. Then each person makes an access of their own.',
    ],
    notMine: 'This is not my computer',
    notMineHint: 'Nothing stays on this device: neither the access nor a draft. Save before you close the window.',
    stay: 'Stay signed in',
    stayHint: 'The access stays in this browser until you sign out.',
    passwordHint: 'The access is kept nowhere but in your browser’s password manager, if you like.',
    empty: 'Paste the access first.',
    wrong:
      'GitHub does not know this access, or it has expired. Copy it once more as a whole, it begins with github_pat_; or make a new one.',
    offline: 'Go on writing without a connection',
    expired: 'Your access has expired or was deleted. Sign in with a new one; what you have written stays.',
    somebodyElse: (login, before) => `This access belongs to ${login}. Signed in is ${before}.`,
    later: 'Later',
  },
};
