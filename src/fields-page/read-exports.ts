/** Reads from a source file what it exports, with the comments that say what it is. By the parser of Vite, which compiles the file as well. */
import { parseSync } from 'vite';

/** What of a syntax tree is looked at: https://github.com/estree/estree, with the nodes of typescript-estree for types. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Exported {
  name: string;
  /** What the comment above it says, without its marks and tags; empty where there is none. */
  about: string;
  /** The declaration as it is written, for a type; the value alone, for a constant. */
  source: string;
  /** What its one argument holds, for a function of an object; undefined for any other. */
  props?: Prop[];
  /** Types of other files that the argument holds as well. */
  more: string[];
  /** For an object: key → the text of its value, also of an object within, as `outer.inner`. */
  entries: ReadonlyMap<string, string>;
}

export interface Prop {
  name: string;
  optional: boolean;
  type: string;
  about: string;
}

/**
 * @param file - its name decides how it is parsed
 * @throws Error where the file cannot be parsed
 */
export function readExports(file: string, text: string): Exported[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const body = program.body as unknown as Node[];
  const source = (node: Node) => text.slice(node.start, node.end);
  const about = ({ start }: Node): string => {
    // Right above it, with nothing but blanks between.
    const found = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
    return found?.type === 'Block' && found.value.startsWith('*') ? plain(found.value) : '';
  };
  const declared = new Map<string, Node>();
  /** Names that are only this file's own → what they stand for. */
  const aliases = new Map<string, string>();
  for (const statement of body) {
    const node = (statement.declaration ?? statement) as Node;
    if (/^TS(?:Interface|TypeAlias)Declaration$/.test(node.type)) declared.set((node.id as Node).name as string, node);
    for (const { imported, local } of (statement.specifiers ?? []) as {
      imported?: { name?: string };
      local?: { name?: string };
    }[])
      if (imported?.name && local?.name && imported.name !== local.name) aliases.set(local.name, imported.name);
  }
  /** A type as readers of other files know it: types of this file are written out. */
  const typeText = (type: Node): string =>
    oneLine(source(type)).replace(/\b[A-Z]\w+/g, (name) => {
      const own = declared.get(name);
      if (own?.type !== 'TSInterfaceDeclaration') return aliases.get(name) ?? name;
      const { props, more } = membersOf(own);
      const all = props.map((prop) => `${prop.name}${prop.optional ? '?' : ''}: ${prop.type}`).join('; ');
      return [`{ ${all} }`, ...more].join(' & ');
    });

  /** The members of a type that is written in this file, and the names of the others that it is made of. */
  function membersOf(type: Node): { props: Prop[]; more: string[] } {
    if (type.type === 'TSIntersectionType') return join((type.types as Node[]).map(membersOf));
    if (type.type === 'TSTypeLiteral') return { props: propsIn(type.members as Node[]), more: [] };
    if (type.type === 'TSInterfaceDeclaration') {
      const above = ((type.extends ?? []) as Node[]).map((one) => membersOfName(source(one)));
      return join([{ props: propsIn((type.body as Node).body as Node[]), more: [] }, ...above]);
    }
    if (type.type === 'TSTypeAliasDeclaration') return membersOf(type.typeAnnotation as Node);
    return membersOfName(source(type));
  }
  function membersOfName(name: string): { props: Prop[]; more: string[] } {
    const own = declared.get(name);
    return own ? membersOf(own) : { props: [], more: [name] };
  }
  const propsIn = (members: Node[]): Prop[] =>
    members.flatMap((member) =>
      member.type === 'TSPropertySignature'
        ? {
            name: source(member.key as Node),
            optional: member.optional === true,
            type: typeText((member.typeAnnotation as Node).typeAnnotation as Node),
            about: about(member),
          }
        : [],
    );
  /** What a function of one object gets. */
  const argumentOf = (node: Node): Pick<Exported, 'props' | 'more'> => {
    const [argument, ...others] = (node.params ?? []) as Node[];
    if (node.type !== 'FunctionDeclaration' || others.length > 0 || !argument?.typeAnnotation) return { more: [] };
    return membersOf((argument.typeAnnotation as Node).typeAnnotation as Node);
  };

  return body.flatMap((statement): Exported[] => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const node = statement.declaration as Node;
    const [variable] = (node.declarations ?? []) as Node[];
    const { name } = (variable?.id ?? node.id) as { name?: string };
    if (name === undefined) return [];
    const value = (variable?.init ?? node) as Node;
    return [{ name, about: about(statement), source: source(value), ...argumentOf(node), entries: entriesIn(value, source) }];
  });
}

/** The entries of an object, also of one within, as `outer.inner`. */
function entriesIn(value: Node, source: (node: Node) => string, before = ''): ReadonlyMap<string, string> {
  const object = value.type === 'TSSatisfiesExpression' ? (value.expression as Node) : value;
  const found = new Map<string, string>();
  for (const property of (object.properties ?? []) as Node[]) {
    const key = before + source(property.key as Node);
    const inner = property.value as Node;
    found.set(key, source(inner));
    if (inner.type === 'ObjectExpression' && before === '')
      for (const [name, text] of entriesIn(inner, source, `${key}.`)) found.set(name, text);
  }
  return found;
}

const join = (parts: { props: Prop[]; more: string[] }[]) => ({
  props: parts.flatMap(({ props }) => props),
  more: parts.flatMap(({ more }) => more),
});

/** The text of a comment, without the stars in front of its lines, and without what it says of parameters. */
const plain = (comment: string): string =>
  oneLine(comment.slice(1).replace(/^\s*\*( |$)/gm, '')).replace(/\s*@(?:param|returns|throws).*/, '');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
