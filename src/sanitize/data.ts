/** Data as XML, such as feeds, tracks and maps: nothing in it is a page, a drawing or a program, and nothing brings one. */
import { holdsScriptAddress } from './address.ts';
import { asWritten, type Fault, script } from './fault.ts';
import { spaces } from './names.ts';
import { validateXml } from './xml.ts';

const forbidden = new Set<string>([spaces.html, spaces.svg, spaces.xslt]);

/** @param bytes - a complete file */
export function validateData(bytes: Uint8Array): Fault | undefined {
  if (!beginsLikeXml(bytes)) return undefined;
  return validateXml(bytes, {
    doctype: () => script('<!DOCTYPE>'),
    element({ space, name, attributes }) {
      if (forbidden.has(space)) return script(`<${name}>`);
      const active = attributes.find(
        (attribute) => (space === spaces.math && /^on/i.test(attribute.name)) || holdsScriptAddress(attribute.value),
      );
      return active && script(asWritten(active.name, active.value));
    },
    text: ({ name }, text) => (holdsScriptAddress(text) ? script(`<${name}>`) : undefined),
  });
}

/** Many kinds of files share their ending with a kind of XML. What does not begin with a tag, in whatever encoding, no browser takes for it. */
const beginsLikeXml = (bytes: Uint8Array): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<|^(?:\u00fe\u00ff|\u00ff\u00fe|\0<)/.test(new TextDecoder('latin1').decode(bytes));
