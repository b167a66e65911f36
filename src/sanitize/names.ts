/** Whose names elements and attributes have. */
export const spaces = {
  html: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
  xslt: 'http://www.w3.org/1999/XSL/Transform',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
} as const;

/** The local part of a name, without its prefix. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
