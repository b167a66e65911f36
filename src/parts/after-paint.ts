/**
 * Resolves when the browser has shown what an event itself has changed. Work that the visitor would otherwise wait for, such as the answer
 * to a finger on a link, comes after it.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A page in the background paints nothing.
    setTimeout(resolve, 100);
  });
}
