import type { Readable } from 'node:stream'
import { notFound, Problem } from '../../http/problem'
import type { FileStore } from '../../infrastructure/files/file-store'
import { parseRange } from './byte-range'

interface FileReply {
  status: 200 | 206
  body: Readable
  headers: Record<string, string | number> & { 'content-type': string }
}

/**
 * A stored PDF or the range of it that is asked for (RFC 9110, section 14), as a stream.
 * @param headers of the request: `range`, and `if-range`, with which a range of another file is the whole one
 * @throws Problem 404 where there is no such file, 416 for a range outside of it
 */
export async function replyWithFile(
  files: FileStore,
  key: string,
  headers: Record<string, string | string[] | undefined>,
): Promise<FileReply> {
  const size = await files.sizeOf(key)
  if (size === undefined) throw notFound('File')
  const etag = tagOf(key)
  const isOfThisFile = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isOfThisFile ? parseRange(headers.range, size) : undefined
  if (range === 'unsatisfiable') {
    throw new Problem(416, 'range_not_satisfiable', `The file has ${size} bytes; the range lies outside of it.`)
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

/** A key is made for one file and never used again, so it names the content. */
const tagOf = (key: string) => `"${Buffer.from(key).toString('base64url')}"`
