import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { recognizeFormat } from '../csv/csv-format'
import { detectEncoding, encodingOfStart, isUtf32, textDecoder } from '../csv/encoding'
import { streamCsv } from '../csv/stream-csv'
import type { TableLimits, TableRow } from '../csv/table-row'
import { UnreadableFile } from '../domain/unreadable-file'
import { namedAsWorkbook, noTable, olderFormat, utf32, webPage } from './refusals'
import { streamSheet } from './stream-xlsx'
import { openWorkbook } from './workbook'
import { openArchive } from './zip'

/** A table in CSV, or the sheets of a workbook. */
export interface Table {
  /** Between cells; null in a workbook. */
  separator: string | null
  sheets: readonly TableSheet[]
  close(): void
}

export interface TableSheet {
  /** Null in CSV. */
  name: string | null
  /** From the first one; may be read several times. */
  rows(): AsyncGenerator<TableRow>
}

const signatures = { xlsx: 'PK\u0003\u0004', older: '\u00d0\u00cf\u0011\u00e0', pdf: '%PDF' }
/** As much as shows what separates the cells of a table. */
const START_BYTES = 65_536
/** As much as shows whether a file is text. */
const BYTES_OF_KIND = 1024
/** Parsing so much takes the event loop a few milliseconds. */
const PIECE_BYTES = 16_384

/**
 * Opens a table in CSV or XLSX, whichever its content is.
 * @param source the path of a file, or its content
 * @param fileName as it was uploaded: a file that is called a workbook has to be one
 * @throws UnreadableFile for what is neither; reading the rows throws as `streamCsv` and `streamSheet`
 */
export async function openTable(source: string | Buffer, limits: TableLimits, fileName = ''): Promise<Table> {
  const start = await startOf(source)
  const text = start.toString('latin1')
  if (text.startsWith(signatures.older)) throw new UnreadableFile(0, olderFormat)
  if (text.startsWith(signatures.xlsx)) return openSheets(source, limits)
  if (isUtf32(start.subarray(0, BYTES_OF_KIND))) throw new UnreadableFile(0, utf32)
  if (isNoText(start)) throw new UnreadableFile(0, noTable)
  const marked = decodedStart(start)
  if (webPages.test(marked)) throw new UnreadableFile(0, webPage)
  if (otherTexts.test(marked)) throw new UnreadableFile(0, noTable)
  if (/\.xlsx$/i.test(fileName)) throw new UnreadableFile(0, namedAsWorkbook)
  const encoding = await detectEncoding(start, () => piecesOf(source))
  const format = recognizeFormat(textDecoder(encoding).decode(start), encoding)
  return {
    separator: format.separator.sign,
    sheets: [{ name: null, rows: () => streamCsv(piecesOf(source), format, limits) }],
    close: () => undefined,
  }
}

async function openSheets(source: string | Buffer, limits: TableLimits): Promise<Table> {
  const archive = await openArchive(source)
  try {
    const workbook = await openWorkbook(archive)
    return {
      separator: null,
      sheets: workbook.sheets.map(({ name, open: openSheet }) => ({
        name,
        async *rows() {
          yield* streamSheet(workbook, await openSheet(), limits)
        },
      })),
      close: archive.close,
    }
  } catch (error) {
    archive.close()
    throw error
  }
}

/** Pages and XML that programs save under the name of a table. */
const webPages = /^\s*(?:<(?:!doctype|!--|\?xml|html|head|meta|style|body|table|workbook)\b|mime-version:)/i
/** JSON and RTF. */
const otherTexts = /^\s*(?:\[\s*\{|\{\s*"|\{\\rtf)/

const decodedStart = (start: Buffer): string =>
  new TextDecoder(encodingOfStart(start) ?? 'utf-8').decode(start.subarray(0, BYTES_OF_KIND))

/** What a text never contains, beside zeros, with which some programs fill their files. */
const MAX_ZEROS = 100
const isControl = (byte: number): boolean =>
  (byte > 0 && byte < 9) || (byte > 13 && byte < 26) || (byte > 27 && byte < 32)

/** Zeros belong to UTF-16, to what a text is filled with, or to no text. */
function isNoText(start: Buffer): boolean {
  const kind = start.subarray(0, BYTES_OF_KIND)
  if (kind.toString('latin1', 0, signatures.pdf.length) === signatures.pdf) return true
  if (!kind.includes(0) || encodingOfStart(start) !== undefined) return false
  const content = kind.subarray(0, kind.findLastIndex((byte) => byte !== 0) + 1)
  const zeros = content.filter((byte) => byte === 0).length
  return zeros > Math.max(1, content.length / MAX_ZEROS) || content.some(isControl)
}

async function* piecesOf(source: string | Buffer): AsyncGenerator<Uint8Array> {
  if (typeof source === 'string') yield* createReadStream(source, { highWaterMark: PIECE_BYTES })
  else {
    for (let start = 0; start < source.length; start += PIECE_BYTES) yield source.subarray(start, start + PIECE_BYTES)
  }
}

/** The first bytes. */
async function startOf(source: string | Buffer): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, START_BYTES)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
