import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { delimiterOf, readCsv, type TableLimits, type TableRow } from '../csv/read-csv'
import { streamCsv } from '../csv/stream-csv'
import { UnreadableFile } from '../domain/unreadable-file'
import { namedAsWorkbook, noTable, olderFormat } from './refusals'
import { streamXlsx } from './stream-xlsx'

const signatures = { xlsx: 'PK\u0003\u0004', older: '\u00d0\u00cf\u0011\u00e0', pdf: '%PDF' }
const SIGNATURE_LENGTH = 4
/** As much as shows whether a file is text. */
const START_BYTES = 1024

/**
 * The rows of a table in CSV or XLSX, whichever its content is.
 * @param source the path of a file, or its content
 * @param fileName as it was uploaded: a file that is called a workbook has to be one
 * @throws UnreadableFile for what is neither, and as `streamCsv` and `streamXlsx`
 */
export async function* streamTable(
  source: string | Buffer,
  limits: TableLimits,
  fileName = '',
): AsyncGenerator<TableRow> {
  const start = await startOf(source)
  if (start.startsWith(signatures.older)) throw new UnreadableFile(0, olderFormat)
  const isWorkbook = start.startsWith(signatures.xlsx)
  if (!isWorkbook && isNoText(start)) throw new UnreadableFile(0, noTable)
  if (!isWorkbook && /\.xlsx$/i.test(fileName)) throw new UnreadableFile(0, namedAsWorkbook)
  if (isWorkbook) yield* streamXlsx(source, limits)
  else if (typeof source === 'string') yield* streamCsv(createReadStream(source), limits)
  else yield* readCsv(source, limits)
}

/** No head of a table is longer. */
const MAX_HEAD_BYTES = 65_536

/** What separates the cells of a table in CSV; undefined for a workbook. */
export function separatorOf(table: Buffer): string | undefined {
  if (table.toString('latin1', 0, SIGNATURE_LENGTH) === signatures.xlsx) return undefined
  // The separators are the same bytes in every encoding that is read.
  return delimiterOf(table.toString('latin1', 0, MAX_HEAD_BYTES))
}

/** UTF-16, which has such characters too, is text in another encoding, and refused as that. */
const isNoText = (start: string): boolean =>
  start.startsWith(signatures.pdf) || (start.includes('\0') && !/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(start))

/** The first bytes, as characters. */
async function startOf(source: string | Buffer): Promise<string> {
  if (typeof source !== 'string') return source.toString('latin1', 0, START_BYTES)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
