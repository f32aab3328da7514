import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type Tree, textKey } from './tree'
import { lineAt, UnreadableFleet } from './unreadable-fleet'

/** A fleet snapshot is five deep; far more is an attack. */
const deepest = 20

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  // Serial numbers begin with zeros, and figures are judged where they are read.
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepest,
  textNodeName: textKey,
})

/**
 * Reads XML without document types: they could pull in files, or expand to any size.
 * @returns the root element under its name
 * @throws UnreadableFleet
 */
export function readXml(text: string): Tree {
  const type = text.search(/<!(?:doctype|entity)/i)
  if (type >= 0) throw new UnreadableFleet(lineAt(text, type), 'A document type (DOCTYPE) is not taken.')
  const found = XMLValidator.validate(text)
  if (found !== true) throw new UnreadableFleet(found.err.line, 'The XML is broken off or not well-formed.')
  try {
    return parser.parse(text)
  } catch {
    // Whatever the validator lets through and the parser does not: elements nested without end, names that attack.
    throw new UnreadableFleet(1, 'The XML is nested too deeply, or has names that are not taken.')
  }
}
