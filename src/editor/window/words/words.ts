/** The words of the editor itself. Those of the fields come with the forms, those of findings with the findings. */
import { createContext, useContext } from 'react';
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import { de, type Words } from './de.ts';
import { en } from './en.ts';

export const words: Record<MessageLanguage, Words> = { de, en };

const WordsContext = createContext(en);
export const WordsProvider = WordsContext.Provider;
export const useWords = () => useContext(WordsContext);

const key = 'editor-language';

/** The language of the editor: what its author has chosen, else that of the browser, else English. */
export function interfaceLanguage(): MessageLanguage {
  const wanted = [rememberedLanguage(), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is MessageLanguage => Object.hasOwn(words, tag)) ?? 'en';
}

function rememberedLanguage(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // A browser that keeps nothing of websites.
    return '';
  }
}

export function rememberLanguage(lang: MessageLanguage): void {
  try {
    localStorage.setItem(key, lang);
  } catch {
    // It is asked for again the next time.
  }
}
