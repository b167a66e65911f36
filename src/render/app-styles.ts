/** The styles of all pages, for changing pages in place. A document holds only those of its own page. Browser only. */
let linked: Promise<void> | undefined;
let fetched = false;

/** Fetches the sheet without using it: a new sheet makes the browser style the whole page anew. Failing here means nothing yet. */
export function fetchStyles(address: string): void {
  if (fetched) return;
  fetched = true;
  fetch(address).catch(() => {
    fetched = false;
  });
}

/**
 * Links the sheet, once. Nothing of another page may be shown before.
 *
 * @throws when it cannot be loaded; then it may be asked for again
 */
export function loadStyles(address: string): Promise<void> {
  linked ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      linked = undefined;
      reject(new Error(address));
    };
    document.head.append(link);
  });
  return linked;
}
