/** What generators understand in a Markdown file beside Markdown: short codes, Liquid, MDX. What says no more than an address or an image becomes that. */
import type { MarkdownIt } from 'markdown-it';

/** `key="value"` of Hugo's `figure`. */
const attributeOf = (code: string, key: string) =>
  new RegExp(`\\b${key}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(code)?.slice(1).find(Boolean) ?? '';

const figure = (code: string): string => {
  const [alt, caption] = ['alt', 'caption'].map((key) => attributeOf(code, key).replace(/[[\]"\\]/g, ' '));
  return `![${alt || caption}](<${attributeOf(code, 'src')}>${caption ? ` "${caption}"` : ''})`;
};

const spellings: readonly [RegExp, string | ((whole: string, value: string) => string)][] = [
  [/\{\{\s*(?:site\.(?:baseurl|url)|page\.baseurl)\s*\}\}/g, ''],
  [/\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend\b[^{}]*)\s*\}\}/g, '$1'],
  [/\{%-?\s*(?:link|post_url)\s+(\S+)\s*-?%\}/g, (_, name) => (/\.\w+$/.test(name) ? name : `${name}.md`)],
  [/\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[>%]\}\}/g, '$1'],
  [/\{\{[<%]\s*figure\s((?:(?!\{\{[<%])[^\n])*?)\/?[>%]\}\}/g, (_, code) => figure(code)],
  [/^(?:\{%-?|\{\{[<%])\s*highlight\s+["']?([\w+#-]+).*[>%]\}+\s*$/, (_, language) => `\`\`\`${language}`],
  [/^(?:\{%-?\s*end|\{\{[<%]\s*\/\s*)highlight\s*-?[>%]\}+\s*$/, '```'],
];

/** What its author has taken out of the page. */
const comment = /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g;

/** Spells what is an address, an image or code as Markdown does; lines stay where they are, and what stands in code as it is. */
export function inMarkdown(body: string): string {
  let fence = '';
  const isClosed = body.includes('endcomment');
  return (isClosed ? body.replace(comment, (found) => found.replace(/[^\n]+/g, '')) : body)
    .split('\n')
    .map((line) => {
      const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (fence ? mark.startsWith(fence) : mark) fence = fence ? '' : mark;
      if (fence || mark) return line;
      return spellings.reduce((text, [pattern, by]) => text.replace(pattern, by as string), line);
    })
    .join('\n');
}

const shortCode = /\{\{[<%].*?[>%]\}\}|\{\{.*?\}\}|\{%.*?%\}/sy;
/** Kramdown's and Hugo's attributes of what stands before them: looks, and no content. */
const attributes = /\{:[^}\n]*\}|\{[.#][\w-][^}\n]*\}/y;
const expression = /\{[^{}\n]*\}/y;

/** Teaches the parser to see them, so that what is in them is no Markdown: tokens `short_code`, `mdx`, `attributes`. */
export function seeShortCodes(markdown: MarkdownIt, isMdx: boolean): MarkdownIt {
  /** Where the last brace of a text ends something: behind it each one would be looked for in all that follows. */
  let [text, end] = ['', -1];
  markdown.inline.ruler.before('escape', 'short_code', (state, silent) => {
    if (state.src !== text) [text, end] = [state.src, state.src.lastIndexOf('}')];
    if (state.src[state.pos] !== '{' || state.pos > end) return false;
    const kinds = [
      ['short_code', shortCode],
      ['attributes', attributes],
      ...(isMdx ? [['mdx', expression] as const] : []),
    ] as const;
    for (const [kind, pattern] of kinds) {
      pattern.lastIndex = state.pos;
      const [found] = pattern.exec(state.src) ?? [];
      if (found === undefined) continue;
      if (!silent) state.push(kind, '', 0).content = found;
      state.pos += found.length;
      return true;
    }
    return false;
  });
  if (isMdx) {
    // Before HTML, which a component is not.
    markdown.block.ruler.before('html_block', 'mdx', (state, start, end, silent) => {
      const line = (index: number) => state.src.slice(state.bMarks[index], state.eMarks[index]).trim();
      const isTag = /^<\/?[A-Z]/.test(line(start));
      if (!isTag && !/^(?:import|export)\s/.test(line(start))) return false;
      if (silent) return true;
      let next = start + 1;
      while (next < end && line(next) !== '' && !(isTag && line(next - 1).endsWith('>'))) next++;
      const token = state.push('mdx', '', 0);
      token.content = state.getLines(start, next, 0, false);
      token.map = [start, next];
      state.line = next;
      return true;
    });
  }
  return markdown;
}
