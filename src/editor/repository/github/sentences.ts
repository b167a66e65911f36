/** What an author is told where the forge does not do what it was asked: what is wrong, and what to do. That the draft is kept is said beside it. */
import type { Translated } from '../../../../schema/languages.ts';
import { StorageFailure } from '../../storage.ts';

/** What a token may do, as the forge calls it on the page where it is made. */
export type Right = 'contents' | 'pulls' | 'actions';
export const rightNames: Record<Right, string> = {
  contents: 'Contents: Read and write',
  pulls: 'Pull requests: Read and write',
  actions: 'Actions: Read-only',
};

export const unreachable = (host: string): Translated => ({
  de: `${host} ist nicht zu erreichen. Prüfen Sie die Verbindung ins Internet, und speichern Sie dann noch einmal.`,
  en: `${host} cannot be reached. Check your connection to the internet, then save again.`,
});

export const signedOut = (host: string): Translated => ({
  de: `${host} nimmt Ihren Zugang nicht mehr an: Er ist abgelaufen oder wurde gelöscht. Speichern Sie noch einmal, und melden Sie sich dann mit einem neuen an.`,
  en: `${host} does not accept your access any more: it has expired or was deleted. Save once more, and then sign in with a new one.`,
});

export const lacksRight = (host: string, right: Right): Translated => ({
  de: `Ihr Zugang darf das nicht: Ihm fehlt das Recht „${rightNames[right]}“. Ergänzen Sie es bei ${host} unter Settings › Developer settings › Fine-grained tokens, und versuchen Sie es noch einmal.`,
  en: `Your access may not do this: it lacks the permission “${rightNames[right]}”. Add it at ${host} under Settings › Developer settings › Fine-grained tokens, and try again.`,
});

export const waitsForOrganisation = (host: string): Translated => ({
  de: `Die Organisation, der die Website bei ${host} gehört, hat Ihren Zugang noch nicht freigegeben. Bitten Sie dort um die Freigabe, und versuchen Sie es danach noch einmal.`,
  en: `The organisation that owns the website at ${host} has not approved your access yet. Ask there for the approval, then try again.`,
});

export const rateLimited = (host: string, until: string | undefined): Translated => ({
  de: `${host} nimmt gerade keine weiteren Anfragen an. Versuchen Sie es ${until ? `ab ${until} Uhr` : 'in einigen Minuten'} noch einmal.`,
  en: `${host} takes no more requests at the moment. Try again ${until ? `after ${until}` : 'in a few minutes'}.`,
});

export const notFound = (host: string, repository: string): Translated => ({
  de: `Bei ${host} gibt es „${repository}“ nicht, oder Ihr Zugang darf es nicht sehen. Prüfen Sie, ob er für dieses Repository gilt und die Organisation ihn freigegeben hat.`,
  en: `There is no “${repository}” at ${host}, or your access may not see it. Check that it is valid for this repository and that the organisation has approved it.`,
});

export const moved = (host: string, repository: string): Translated => ({
  de: `„${repository}“ hat bei ${host} eine neue Adresse. Wer Ihre Website eingerichtet hat, trägt sie unter „editor“ in der Datei ein.`,
  en: `“${repository}” has a new address at ${host}. Whoever has set up your website enters it under “editor” in the file.`,
});

export const emptyRepository = (host: string, repository: string): Translated => ({
  de: `In „${repository}“ liegt bei ${host} noch keine Fassung der Website, oder dort wird gerade gearbeitet. Versuchen Sie es gleich noch einmal.`,
  en: `There is no version of the website in “${repository}” at ${host} yet, or work is under way there. Try again in a moment.`,
});

export const serverError = (host: string): Translated => ({
  de: `${host} hat gerade eine Störung. Versuchen Sie es in einigen Minuten noch einmal.`,
  en: `${host} has a problem at the moment. Try again in a few minutes.`,
});

/** @param said - by the forge, in English */
export const refused = (host: string, said: string): Translated => ({
  de: `${host} nimmt das nicht an. Zeigen Sie diesen Satz der Person, die Ihre Website eingerichtet hat: ${said || 'ohne Begründung'}`,
  en: `${host} does not accept this. Show this sentence to whoever has set up your website: ${said || 'no reason given'}`,
});

export const tooManyFiles = (host: string, repository: string): Translated => ({
  de: `„${repository}“ hat mehr Dateien, als ${host} auf einmal nennt. Dieser Editor kann die Website nicht öffnen; auf einem Rechner mit „npm run edit“ geht es.`,
  en: `“${repository}” has more files than ${host} lists at once. This editor cannot open the website; on a computer with “npm run edit” it works.`,
});

export const noManifest = (path: string, branch: string): Translated => ({
  de: `Im Zweig „${branch}“ gibt es keine Datei „${path}“. Wer Ihre Website eingerichtet hat, kann sie zurückholen.`,
  en: `There is no file “${path}” in the branch “${branch}”. Whoever has set up your website can bring it back.`,
});

export const noBranch = (branch: string): Translated => ({
  de: `Den Zweig „${branch}“, aus dem die Website veröffentlicht wird, gibt es nicht mehr. Wer Ihre Website eingerichtet hat, kann ihn zurückholen.`,
  en: `The branch “${branch}”, which the website is published from, is gone. Whoever has set up your website can bring it back.`,
});

export const isLink = (path: string): Translated => ({
  de: `„${path}“ ist ein Verweis (symbolischer Link) und wird nicht gelesen. Wer ihn angelegt hat, legt die Datei selbst an diese Stelle.`,
  en: `“${path}” is a symbolic link and is not read. Whoever has made it puts the file itself in this place.`,
});

export const saveContention: Translated = {
  de: `Gerade speichert noch jemand an derselben Stelle. Versuchen Sie es gleich noch einmal.`,
  en: `Somebody else is saving in the same place right now. Try again in a moment.`,
};

/** The forge has answered, and not what was hoped for. */
export class ForgeFailure extends StorageFailure {
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /** What the forge says of it, in English. */
  readonly said: string;

  constructor(words: Translated, { status = 0, said = '', ...options }: ErrorOptions & { status?: number; said?: string } = {}) {
    super(words, options);
    this.status = status;
    this.said = said;
  }
}
