import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { delimiterOf, readCsv, type TableLimits, type TableRow } from '../csv/read-csv'
import { streamCsv } from '../csv/stream-csv'
import { UnreadableFile } from '../domain/unreadable-file'
import { olderFormat } from './refusals'
import { streamXlsx } from './stream-xlsx'

const signatures = { xlsx: 'PK\u0003\u0004', older: '\u00d0\u00cf\u0011\u00e0' }
const SIGNATURE_LENGTH = 4

/**
 * The rows of a table in CSV or XLSX, whichever its content is; its name does not matter.
 * @param source the path of a file, or its content
 * @throws UnreadableFile as `streamCsv` and `streamXlsx`
 */
export async function* streamTable(source: string | Buffer, limits: TableLimits): AsyncGenerator<TableRow> {
  const start = await signatureOf(source)
  if (start === signatures.older) throw new UnreadableFile(1, olderFormat)
  if (start === signatures.xlsx) yield* streamXlsx(source, limits)
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

/** The first bytes, as characters. */
async function signatureOf(source: string | Buffer): Promise<string> {
  if (typeof source !== 'string') return source.toString('latin1', 0, SIGNATURE_LENGTH)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_LENGTH), 0, SIGNATURE_LENGTH, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
