import type { Readable } from 'node:stream'
import { notFound } from '../domain/domain-error'
import type { FileStore } from '../infrastructure/files/file-store'
import { parseRange } from './byte-range'
import { Problem } from './problem'

interface FileReply {
  status: 200 | 206
  body: Readable
  headers: Record<string, string | number> & { 'content-type': string }
}

/**
 * Replies with a stored PDF or the requested range (RFC 9110, section 14) as a stream.
 * @param headers of the request; a mismatched `if-range` returns the whole file
 * @throws DomainError not found if the file does not exist, Problem 416 for a range outside it
 */
export async function replyWithFile(
  files: FileStore,
  key: string,
  headers: Record<string, string | string[] | undefined>,
): Promise<FileReply> {
  const size = await files.sizeOf(key)
  if (size === undefined) throw notFound('File')
  const etag = etagOf(key)
  const isOfThisFile = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isOfThisFile ? parseRange(headers.range, size) : undefined
  if (range === 'unsatisfiable') {
    throw new Problem(416, 'range_not_satisfiable', {
      en: `The file has ${size} bytes; the range is outside it.`,
      es: `El archivo tiene ${size} bytes; el rango está fuera de él.`,
    })
  }
  const file = await files.open(key, range)
  if (!file) throw notFound('File')
  const common = {
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=300',
    etag,
  }
  if (!range) return { status: 200, body: file.content, headers: { ...common, 'content-length': size } }
  const { start, end } = range
  return {
    status: 206,
    body: file.content,
    headers: { ...common, 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` },
  }
}

/** Storage keys are never reused, so they identify the content. */
const etagOf = (key: string) => `"${Buffer.from(key).toString('base64url')}"`
