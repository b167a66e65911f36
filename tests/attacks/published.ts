/**
 * Files of the folder `public/` that run something when somebody opens them on a host that sends no headers, and files as programs
 * really write them. `EVIL` stands for another host, and all that a script of theirs does is to ask it for `/ran`.
 */
const run = `void(new Image().src='EVIL/ran')`;
const area = '<rect width="100" height="100" fill="#abc"/>';
const svg = (inner: string, attributes = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100"${attributes}>${inner}</svg>`;
/** Without a sign that ends a value in quotes. */
const quoted = run.replaceAll("'", '&#39;');
const script = `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${run}</h:script>`;
const link = (attributes: string) => `<a ${attributes} style="position:fixed;inset:0;display:block">a</a>`;
const sheet = (output: string) =>
  `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/">${output}</xsl:template></xsl:stylesheet>`;
const made = `<html xmlns="http://www.w3.org/1999/xhtml"><xsl:element name="script" namespace="http://www.w3.org/1999/xhtml">${run}</xsl:element></html>`;
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** What it is → its ending and its content. */
export const attackFiles: Record<string, { ending: string; content: string | Buffer }> = {
  // Drawings.
  'attributes by a rule': { ending: 'svg', content: svg(area, '', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${run}">]>`) },
  'an entity with markup': {
    ending: 'svg',
    content: svg(
      '&x;',
      '',
      `<!DOCTYPE svg [<!ENTITY x "&#60;script xmlns='http://www.w3.org/2000/svg'&#62;${quoted}&#60;/script&#62;">]>`,
    ),
  },
  'UTF-16': { ending: 'svg', content: utf16(svg(`<script>${run}</script>`)) },
  'UTF-16 without its mark': {
    ending: 'svg',
    content: Buffer.from(`<?xml version="1.0" encoding="UTF-16LE"?>${svg(`<script>${run}</script>`)}`, 'utf16le'),
  },
  'a prefix with a dash': {
    ending: 'svg',
    content: svg(`<s-v:script xmlns:s-v="http://www.w3.org/2000/svg">${run}</s-v:script>`),
  },
  'an event behind a sign in quotes': { ending: 'svg', content: svg(area, ` id=">" onload="${run}"`) },
  'an event behind other quotes': { ending: 'svg', content: svg(area, ` id='">' onload="${run}"`) },
  'a link that is set': {
    ending: 'svg',
    content: svg(`<a><set attributeName="href" to="java&#115;cript:${run}"/>${area}</a>`),
  },
  'a script in metadata': { ending: 'svg', content: svg(`<metadata><script>${run}</script></metadata>`) },
  'HTML in metadata': { ending: 'svg', content: svg(`<metadata>${script}</metadata>`) },
  'a link of MathML': {
    ending: 'svg',
    content: svg(`<math xmlns="http://www.w3.org/1998/Math/MathML" onclick="${run}"><mi>x</mi></math>`),
  },
  'a link of an element that nobody knows': {
    ending: 'svg',
    content: svg(`<x:a xmlns:x="urn:x" xlink:type="simple" xlink:href="javascript:${run}">a</x:a>`),
  },
  'a script before a mistake': { ending: 'svg', content: svg(`<script>${run}</script><g`) },
  'letters without a mistake before a script': { ending: 'svg', content: svg(`<g><script>${run}</script></x>`) },

  // Pages.
  'an event behind a sign in quotes, in HTML': { ending: 'html', content: `<img id=">" src="none" onerror="${run}">` },
  'an event behind a slash': { ending: 'html', content: `<svg/onload="${run}">` },
  'a page in an attribute': {
    ending: 'html',
    content: `<iframe srcdoc="&lt;script>${run.replaceAll("'", '`')}&lt;/script>"></iframe>`,
  },
  'an address with a letter by its number': { ending: 'html', content: link(`href="java&#115;cript:${run}"`) },
  'an address with a tab by its name': { ending: 'html', content: link(`href="java&Tab;script&colon;${run}"`) },
  'a form with an address by numbers': {
    ending: 'html',
    content: `<form><button formaction="java&#115;cript:${run}" style="position:fixed;inset:0;display:block">a</button></form>`,
  },
  'an address of data': {
    ending: 'html',
    content: `<iframe src="data:text/html,&lt;script>${run}&lt;/script>"></iframe>`,
  },
  'an event behind a comment in a style': {
    ending: 'html',
    content: `<svg><title><style><!--</style><img src="none" onerror="${run}"></title></svg>`,
  },
  'a page by an ending before the last one': { ending: 'html.old', content: `<script>${run}</script>` },
  'a body for the second time': { ending: 'html', content: `<body><body onload="${run}">` },
  'a script that a template brings': {
    ending: 'html',
    content: `<div><template shadowrootmode="open"><script>${run}</script></template></div>`,
  },
  'letters that change their meaning': {
    ending: 'html',
    content: `<meta charset="iso-2022-jp"><p title="\u001b$B">a</p><p title="\u001b(B"><img src=none onerror=${run.replace(' ', '/**/')}>">b</p>`,
  },
  'a drawing as an object': { ending: 'html', content: '<object data="EVIL/object"></object>' },
  'another base': { ending: 'html', content: `<base href="EVIL/">${link('href="left"')}` },

  // XHTML.
  'a script in XHTML': {
    ending: 'xht',
    content: `<html xmlns="http://www.w3.org/1999/xhtml"><body><script>${run}</script></body></html>`,
  },
  'a script with a prefix in XHTML': {
    ending: 'xhtml',
    content: `<html xmlns="http://www.w3.org/1999/xhtml"><body>${script}</body></html>`,
  },
  'a script in a text of HTML': {
    ending: 'xhtml',
    content: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title><script>${run}</script></title></head><body/></html>`,
  },

  // Other XML.
  'a style sheet that makes a script': {
    ending: 'xml',
    content: `<?xml-stylesheet type="text/xsl" href="data:text/xml,${encodeURIComponent(sheet(made))}"?><a/>`,
  },
  'a style sheet of its own': {
    ending: 'xml',
    content: `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#s"?><!DOCTYPE a [<!ATTLIST xsl:stylesheet id ID #REQUIRED>]><a>${sheet(made).replace('version', 'id="s" version')}</a>`,
  },
  'the style sheet': { ending: 'xsl', content: sheet(made) },
  'a page in a track': { ending: 'gpx', content: `<gpx>${script}</gpx>` },
  'a drawing in a map': { ending: 'kml', content: `<kml><svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/></kml>` },
  'a feed in UTF-16': { ending: 'rss', content: utf16(`<rss>${script}</rss>`) },
  'a kind of XML that is seldom seen': { ending: 'xsd', content: `<schema>${script}</schema>` },
  'an entity in a feed': {
    ending: 'atom',
    content: `<!DOCTYPE feed [<!ENTITY x "&#60;script xmlns='http://www.w3.org/1999/xhtml'&#62;${quoted}&#60;/script&#62;">]><feed>&x;</feed>`,
  },
  'an address of a script in a feed': {
    ending: 'rss',
    content: '<rss><channel><link>java&#115;cript:alert(1)</link></channel></rss>',
  },
};

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg
   width="210mm"
   height="297mm"
   viewBox="0 0 210 297"
   version="1.1"
   id="svg5"
   inkscape:version="1.2.2 (b0a8486541, 2022-12-01)"
   sodipodi:docname="plan.svg"
   inkscape:export-filename="../url(1)/plan.png"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
   xmlns:cc="http://creativecommons.org/ns#"
   xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm" showgrid="false">
    <inkscape:grid type="xygrid" id="grid9" />
  </sodipodi:namedview>
  <metadata id="metadata5">
    <rdf:RDF>
      <cc:Work rdf:about="">
        <dc:format>image/svg+xml</dc:format>
        <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage" />
        <cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/" />
      </cc:Work>
    </rdf:RDF>
  </metadata>
  <defs id="defs2">
    <linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#ff0000" offset="0" id="stop1" /></linearGradient>
    <linearGradient inkscape:collect="always" xlink:href="#linearGradient1" id="linearGradient2" />
    <inkscape:path-effect effect="spiro" id="path-effect1" is_visible="true" />
  </defs>
  <g inkscape:label="Ebene image(1)" inkscape:groupmode="layer" id="layer1" style="display:inline">
    <path style="fill:url(#linearGradient2);stroke:none" d="m 10,10 h 90 v 90 z" id="path1" sodipodi:nodetypes="cccc" inkscape:connector-curvature="0" />
    <svg:rect width="9" height="9" id="rect1" />
    <text xml:space="preserve" id="text1"><tspan sodipodi:role="line" id="tspan1">Plan</tspan></text>
  </g>
</svg>
`;

const illustrator = `<?xml version="1.0" encoding="iso-8859-1"?>
<!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_graphs "http://ns.adobe.com/Graphs/1.0/">
	<!ENTITY ns_vars "http://ns.adobe.com/Variables/1.0/">
	<!ENTITY ns_imrep "http://ns.adobe.com/ImageReplacement/1.0/">
	<!ENTITY ns_sfw "http://ns.adobe.com/SaveForWeb/1.0/">
	<!ENTITY ns_custom "http://ns.adobe.com/GenericCustomNamespace/1.0/">
	<!ENTITY ns_adobe_xpath "http://ns.adobe.com/XPath/1.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Ebene_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns:graph="&ns_graphs;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;"
	 x="0px" y="0px" width="100px" height="100px" viewBox="0 0 100 100" enable-background="new 0 0 100 100" xml:space="preserve">
<metadata>
	<sfw  xmlns="&ns_sfw;">
		<slices></slices>
		<sliceSourceBounds  y="0" x="0" width="100" height="100" bottomLeftOrigin="true"></sliceSourceBounds>
	</sfw>
</metadata>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
		<i:pgfRef  xlink:href="#adobe_illustrator_pgf">
		</i:pgfRef>
	</foreignObject>
	<g i:extraneous="self">
		<style type="text/css"><![CDATA[
			.st0{fill:url(#a);}
		]]></style>
		<linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:#FF0000"/></linearGradient>
		<rect class="st0" width="100" height="100"/>
	</g>
</switch>
<i:pgf  id="adobe_illustrator_pgf"><![CDATA[ eJzsvVmTHMeRJvgL8B9iH1rZ
 javascript is only a word here ]]></i:pgf>
</svg>
`;

const rss = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>News &amp; dates</title>
    <link>https://www.example.com</link>
    <atom:link href="https://www.example.com/feed.xml" rel="self" type="application/rss+xml"/>
    <item online="true">
      <title>Bread</title>
      <guid isPermaLink="false">1</guid>
      <content:encoded><![CDATA[<p>Rye. <a href="https://www.example.com/rye">More</a></p>]]></content:encoded>
    </item>
  </channel>
</rss>
`;

/** Files as they are really written: what it is → its ending and its content. Each is published. */
export const usualFiles: Record<string, { ending: string; content: string | Buffer }> = {
  'a drawing of Inkscape': { ending: 'svg', content: inkscape },
  'a drawing of Illustrator': { ending: 'svg', content: illustrator },
  'a drawing that leads to pages of its own site': {
    ending: 'svg',
    content: svg('<a href="/contact"><text>Us</text></a><image href="photo.jpg"/><use href="parts.svg#a"/>'),
  },
  'a drawing that moves': {
    ending: 'svg',
    content: svg('<circle r="9"><animate attributeName="r" values="1;9" dur="2s"/></circle>'),
  },
  'a feed': { ending: 'rss', content: rss },
  'a feed by its general name': { ending: 'xml', content: rss },
  'a track': {
    ending: 'gpx',
    content: '<?xml version="1.0" encoding="UTF-8"?><gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="2"/></gpx>',
  },
  'a map': {
    ending: 'kml',
    content:
      '\ufeff<?xml version="1.0" encoding="utf-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><description><![CDATA[<b>Here</b>]]></description></Placemark></kml>',
  },
  'an answer to Bing': { ending: 'xml', content: '<?xml version="1.0"?>\n<users>\n\t<user>0123456789ABCDEF</user>\n</users>' },
  'a list to hear': { ending: 'pls', content: '[playlist]\nFile1=https://radio.example/live\n' },
  'a project, which shares its ending with a kind of XML': { ending: 'mpp', content: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) },
  'a page that leads on': {
    ending: 'html',
    content:
      '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="9999; url=https://www.example.com/new"><title>Moved</title><p>Go to the <a href="/new">new page</a>.',
  },
  'a page that leads on within its site': {
    ending: 'htm',
    content: '<meta http-equiv="refresh" content="9999;url=/new"><!-- <script>is gone</script> --><style>p>a{color:red}</style>',
  },
  'a page that proves whose site it is': { ending: 'html', content: 'google-site-verification: google0123456789abcdef.html' },
  'a page with an image as data': {
    ending: 'html',
    content: `<img alt="a > b" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"><p title="once upon=a time">Text</p>`,
  },
  'a page in letters of one byte': {
    ending: 'html',
    content: Buffer.from('<meta charset="iso-8859-1"><p>Bäckerei</p>', 'latin1'),
  },
  'a page as XHTML': {
    ending: 'xhtml',
    content:
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title></head><body><p>B</p></body></html>',
  },
};
