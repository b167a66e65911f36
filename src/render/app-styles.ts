/** The styles of all pages, for changing pages in place. A document holds only those of its own page. Browser only. */
let linked: Promise<void> | undefined;
let preloaded = false;

/** Fetches the sheet without using it: a new sheet makes the browser style the whole page anew. */
export function preloadStyles(href: string): void {
  if (preloaded) return;
  preloaded = true;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href }));
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
