import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Text } from '../../../domain/text'
import { UnreadableFile } from '../../../domain/unreadable-file'
import { type Tree, textKey } from './tree'

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
 * @throws UnreadableFile
 */
export function readXml(document: string): Tree {
  // What stands before the declaration is forgiven, and counted.
  const text = document.trimStart()
  const before = lineNumberAt(document, document.length - text.length) - 1
  const type = text.search(/<!(?:doctype|entity)/i)
  if (type >= 0) throw new UnreadableFile(before + lineNumberAt(text, type), noDocumentType)
  const validation = XMLValidator.validate(text)
  if (validation !== true) throw new UnreadableFile(before + validation.err.line, notWellFormed)
  try {
    return parser.parse(text)
  } catch {
    // The validator accepts some input that the parser rejects: very deep nesting, dangerous names.
    throw new UnreadableFile(1, tooDeep)
  }
}

/** The line of a position in a text, from 1. */
export const lineNumberAt = (text: string, place: number): number => text.slice(0, place).split('\n').length

const noDocumentType: Text = {
  en: 'A document type (DOCTYPE) is not allowed.',
  es: 'No se permite un tipo de documento (DOCTYPE).',
}
const notWellFormed: Text = {
  en: 'The XML is incomplete or not well-formed.',
  es: 'El XML está incompleto o mal formado.',
}
const tooDeep: Text = {
  en: 'The XML is nested too deeply or contains names that are not allowed.',
  es: 'El XML tiene demasiados niveles o contiene nombres que no se permiten.',
}
