/** What keys are called: on a Mac by their signs. */
const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** @param name - of the key that is held down on other keyboards */
export const withCtrl = (name: string, letter: string): string => (isMac ? `⌘${letter}` : `${name}+${letter}`);

export const withAlt = (letter: string): string => (isMac ? `⌥${letter}` : `Alt+${letter}`);
