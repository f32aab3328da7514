import { notFound } from '../../domain/domain-error'
import type { FileStore } from '../../infrastructure/files/file-store'

const headers = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // What is at an address never changes: another picture has another address.
  'cache-control': 'private, max-age=3600, immutable',
}

/**
 * Replies with a drawing, which is only shown.
 * @param key of its stored file; undefined if there is none
 * @throws DomainError not found
 */
export async function replyWithPicture(files: Pick<FileStore, 'open'>, key: string | null | undefined) {
  const file = key ? await files.open(key) : undefined
  if (!file) throw notFound('Picture')
  return { status: 200, body: file.content, headers: { ...headers, 'content-length': file.size } } as const
}
