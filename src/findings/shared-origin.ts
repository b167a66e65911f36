/**
 * Hosts on which the projects of one account lie at paths of one origin, `https://ada.github.io/other/`: whoever publishes one of them
 * reaches what the others keep in a browser. Not in it are hosts that give each site a name of its own (netlify.app, vercel.app, pages.dev,
 * web.app, surge.sh) and those that have one site for each account (bitbucket.io, srht.site).
 */
const shared = [
  // https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages
  'github.io',
  // https://docs.gitlab.com/user/project/pages/getting_started_part_one/ Names of "unique domains" look like those of groups, and the
  // setting can be switched off, so that these count as well.
  'gitlab.io',
  // https://docs.codeberg.org/codeberg-pages/
  'codeberg.page',
  // https://wiki.debian.org/Salsa/Doc
  'pages.debian.net',
  // https://plmdoc.math.cnrs.fr/utilisateurs/plmlab-pages
  'pages.math.cnrs.fr',
  // Names for the above: https://github.com/js-org/js.org/wiki/Subdomain-Determination
  'js.org',
];

export const sharesOrigin = ({ hostname }: URL): boolean =>
  shared.some((host) => `.${hostname.replace(/\.$/, '')}`.endsWith(`.${host}`));

/** Whether no page of anybody else can lie on the origin of an editor, as far as its address tells. */
export const hasOwnOrigin = (editor: URL, site: URL): boolean =>
  editor.origin !== site.origin && editor.pathname === '/' && !sharesOrigin(editor);
