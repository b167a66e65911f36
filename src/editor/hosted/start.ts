/** The first script of the editor's document: asks who is there, and meanwhile fetches what comes next. Small, since it is waited for. */
import { type Language, languages } from '../../../schema/languages.ts';
import { signIn } from '../repository/github/sign-in.ts';
import { type HostedPage, pageId } from './page.ts';

const page = JSON.parse(document.getElementById(pageId)?.textContent ?? '{}') as HostedPage;
const addressOf = (name: keyof HostedPage['files']) => new URL(page.files[name], document.baseURI).href;

/** Whoever shows the editor in a frame could have its author click on what they do not see. Hosts that send headers say the same. */
if (window.top === window.self) await start(document.getElementById('root') ?? document.body);

async function start(room: HTMLElement): Promise<void> {
  const lang = languageOfReader();
  document.documentElement.lang = lang;
  const signingIn = signIn(room, page.settings, lang);
  preload('modulepreload', addressOf('editor'));
  // These are no modules: what is fetched stays in the browser's cache.
  for (const name of ['worker', 'frame', 'known'] as const) preload('prefetch', addressOf(name));
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: addressOf('sheet') });
  const isStyled = new Promise((done) => {
    sheet.onload = done;
    sheet.onerror = done;
  });
  const session = await signingIn;
  // Somebody else's computer keeps nothing. What is kept is fetched, and may wait: on a slow line it would keep back the page.
  if (!session.keepsNothing)
    void isPainted()
      .then(() => navigator.serviceWorker?.register(addressOf('offline')))
      .catch(console.warn);
  document.head.append(sheet);
  const { openHosted } = (await import(/* @vite-ignore */ addressOf('editor'))) as typeof import('./main.tsx');
  await isStyled;
  room.replaceChildren();
  await openHosted(page, session, addressOf);
}

/** The page is on the screen for the first time. */
function isPainted(): Promise<void> {
  return new Promise((done) => {
    addEventListener('message', function hear({ data }: MessageEvent<{ type?: unknown } | undefined>) {
      if (data?.type !== 'painted') return;
      removeEventListener('message', hear);
      done();
    });
  });
}

function preload(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** Finds the language as the editor itself does (window/words/words.ts), without loading its words. */
function languageOfReader(): Language {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('editor-language');
  } catch {
    // A browser that keeps nothing of websites.
  }
  const wanted = [chosen ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => languages.some((one) => one === tag)) ?? 'en';
}
