/**
 * Which links the browser may prefetch when the visitor seems to be on the way to them: those of this site that will open as
 * documents, so until the app has come all, then only the ones that the app leaves to the browser. The text is the same in every
 * document of a site, so that one hash allows it. Only `prefetch`: a page that is prerendered on suspicion would run its
 * scripts, and contact other hosts, before anybody has asked for it. Browsers that know no such rules ignore them, and so does
 * Chrome where data are to be saved (https://developer.chrome.com/docs/web-platform/prerender-pages#limits).
 */
export const speculationRules = (base = ''): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            { selector_matches: 'html:not([data-started]) a:not([target],[download]),a[data-document]' },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
