import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { UnreadableFile } from '../domain/unreadable-file'
import { decodeEscapes, type NumberStyle, numberStyle } from './cell-text'
import { type Attributes, readWholeXml } from './read-xml'
import { binaryWorkbook, damaged, noWorkbook, openDocument, tooLarge } from './refusals'
import type { Archive } from './zip'

/** Of a file that describes others. */
const MAX_DESCRIPTION = 8 * 1024 * 1024
const MAX_STRINGS = 64 * 1024 * 1024
const MAX_SHEET = 1024 * 1024 * 1024

/** What the cells of a sheet refer to. */
export interface Workbook {
  /** The sheets that are not hidden, in their order. */
  sheets: readonly { name: string; open(): Promise<Readable> }[]
  /** Texts that cells share, by their place. */
  strings: readonly string[]
  /** By the place of a cell's style. */
  styles: readonly NumberStyle[]
  calendar: 1900 | 1904
}

/**
 * Opens a workbook, of which hidden sheets are not read.
 * @throws UnreadableFile for another kind of archive, and beyond the limits
 */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const root = await readRelations(archive, '')
  const path = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (archive.has('content.xml')) throw new UnreadableFile(0, openDocument)
  if (path?.endsWith('.bin')) throw new UnreadableFile(0, binaryWorkbook)
  const content = path && (await archive.open(path, MAX_DESCRIPTION))
  if (!path || !content) throw new UnreadableFile(0, noWorkbook)
  const sheets: { id: string; name: string; isHidden: boolean }[] = []
  let calendar: Workbook['calendar'] = 1900
  await readWholeXml(content, {
    onOpen(name, attributes) {
      if (name === 'workbookPr' && isTrue(attributes.date1904)) calendar = 1904
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      sheets.push({ id, name: attributes.name ?? '', isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  const relations = await readRelations(archive, path)
  const targetOf = (kind: string) => [...relations.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target
  const [strings, styles] = [
    await readStrings(await openIfAny(archive, targetOf('sharedStrings'), MAX_STRINGS)),
    await readStyles(await openIfAny(archive, targetOf('styles'), MAX_DESCRIPTION)),
  ]
  const visible = sheets.flatMap(({ id, name, isHidden }) => {
    const relation = relations.get(id)
    if (isHidden || !relation?.type.endsWith('/worksheet')) return []
    return { name, open: () => openSheet(archive, relation.target) }
  })
  if (visible.length === 0) throw new UnreadableFile(0, noWorkbook)
  return { sheets: visible, strings, styles, calendar }
}

async function openSheet(archive: Archive, path: string): Promise<Readable> {
  const sheet = await archive.open(path, MAX_SHEET)
  if (!sheet) throw new UnreadableFile(0, noWorkbook)
  return sheet
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

const openIfAny = async (archive: Archive, path: string | undefined, maxBytes: number) =>
  path === undefined ? undefined : archive.open(path, maxBytes)

interface Relation {
  type: string
  /** The path in the archive. */
  target: string
}

/** What a file of the archive refers to, by id; the archive itself has an empty path. */
async function readRelations(archive: Archive, path: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(path)
  const content = await archive.open(posix.join(folder, '_rels', `${posix.basename(path)}.rels`), MAX_DESCRIPTION)
  const relations = new Map<string, Relation>()
  if (!content) return relations
  await readWholeXml(content, {
    onOpen(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return
      const absolute = posix.join('/', folder, target)
      relations.set(id, { type, target: (target.startsWith('/') ? posix.normalize(target) : absolute).slice(1) })
    },
  })
  return relations
}

/** Without the readings that are written above Asian characters. */
async function readStrings(content: Readable | undefined): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let characters = 0
  let isText = false
  let isReading = false
  if (!content) return strings
  await readWholeXml(content, {
    onOpen(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    onText(part) {
      if (isText) text += part
    },
    onClose(name) {
      isText = false
      if (name === 'rPh') isReading = false
      if (name !== 'si') return
      characters += text.length
      if (characters > MAX_STRINGS) throw new UnreadableFile(1, tooLarge)
      strings.push(decodeEscapes(text))
    },
  })
  return strings
}

async function readStyles(content: Readable | undefined): Promise<NumberStyle[]> {
  const codes = new Map<number, string>()
  const styles: NumberStyle[] = []
  let isCellFormats = false
  if (!content) return styles
  await readWholeXml(content, {
    onOpen(name, attributes: Attributes) {
      const id = Number(attributes.numFmtId ?? 0)
      if (name === 'cellXfs') isCellFormats = true
      if (name === 'numFmt' && attributes.formatCode !== undefined) codes.set(id, attributes.formatCode)
      if (name === 'xf' && isCellFormats) styles.push(numberStyle(id, codes.get(id)))
    },
    onClose(name) {
      if (name === 'cellXfs') isCellFormats = false
    },
  })
  return styles
}

/** @throws UnreadableFile for a text that the workbook lacks */
export function sharedString({ strings }: Workbook, place: string): string {
  const text = strings[Number(place)]
  if (text === undefined) throw new UnreadableFile(1, damaged)
  return text
}
