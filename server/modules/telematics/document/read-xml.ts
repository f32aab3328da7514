import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type Tree, textKey } from './tree'
import { lineNumberAt, UnreadableFleet } from './unreadable-fleet'

/** A fleet snapshot has five levels; far more indicates an attack. */
const MAX_DEPTH = 20

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  // Values stay text: serial numbers have leading zeros, and figures are validated later.
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
  textNodeName: textKey,
})

/**
 * Parses XML without document types, which could include files or expand to any size.
 * @returns the root element under its name
 * @throws UnreadableFleet
 */
export function readXml(text: string): Tree {
  const type = text.search(/<!(?:doctype|entity)/i)
  if (type >= 0) throw new UnreadableFleet(lineNumberAt(text, type), 'A document type (DOCTYPE) is not allowed.')
  const validation = XMLValidator.validate(text)
  if (validation !== true) throw new UnreadableFleet(validation.err.line, 'The XML is incomplete or not well-formed.')
  try {
    return parser.parse(text)
  } catch {
    // The validator accepts some input that the parser rejects: very deep nesting, dangerous names.
    throw new UnreadableFleet(1, 'The XML is nested too deeply or contains names that are not allowed.')
  }
}
