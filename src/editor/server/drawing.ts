/**
 * Whether a drawing (SVG) holds what no picture needs: something that runs, leads away or is loaded from elsewhere. On a page it does none
 * of that, and the build takes it out; but the file itself lies in the author's folder, where somebody opens it on its own.
 */
import type { CustomPlugin } from 'svgo';
import { changesAddress, isHarmless, localName } from '../../output/media/harmless-drawing.ts';
import { asksForMore } from '../../output/media/harmless-style.ts';

/** By their names without a prefix: what runs, and what HTML inside of a drawing would load. */
const active = new Set(
  'script handler listener iframe frame object embed applet link meta base form audio video img source portal'.split(' '),
);

/** What browsers read letter by letter as we do. Others could say something else to them. */
const plainEncoding = /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i;

/** The namespaces that drawing programs shorten so; whatever else a document type declares could hide anything. */
const declaredNamespace = /<!ENTITY\s+[\w.-]+\s+(?:"https?:\/\/[^"<>&%\s]*"|'https?:\/\/[^'<>&%\s]*')\s*>/g;

/**
 * @param svg - a complete file
 * @returns `script` where it holds such things, `unreadable` where it is not well-formed
 */
export async function judgeDrawing(svg: Buffer): Promise<'script' | 'unreadable' | undefined> {
  const text = svg.toString('utf8');
  const encoding = /^\uFEFF?\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  if (!plainEncoding.test(encoding)) return 'unreadable';
  const { optimize } = await import('svgo');
  let isHarmful = false;
  const judge: CustomPlugin = {
    name: 'judge',
    fn: () => ({
      doctype: {
        enter({ data }) {
          if (data.doctype.replaceAll(declaredNamespace, '').includes('<!')) isHarmful = true;
        },
      },
      instruction: {
        enter({ name }) {
          if (name.toLowerCase() !== 'xml') isHarmful = true;
        },
      },
      element: {
        enter({ name, attributes, children }) {
          const isStyle = localName(name) === 'style';
          isHarmful ||=
            active.has(localName(name)) ||
            changesAddress(attributes) ||
            Object.entries(attributes).some(([key, value]) => isHarmfulAttribute(name, key, value)) ||
            (isStyle && children.some((child) => (child.type === 'text' || child.type === 'cdata') && asksForMore(child.value)));
        },
      },
    }),
  };
  try {
    optimize(text, { plugins: [judge] });
  } catch {
    return 'unreadable';
  }
  return isHarmful ? 'script' : undefined;
}

/** Drawing programs write addresses into attributes of their own, which no browser reads; names of namespaces look like addresses. */
function isHarmfulAttribute(element: string, key: string, value: string): boolean {
  if (key === 'xmlns' || key.startsWith('xmlns:')) return false;
  const name = localName(key);
  return name === 'src' || name === 'srcset' || !isHarmless(localName(element), name, value);
}
