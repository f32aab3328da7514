import { open } from 'node:fs/promises'
import type { StoredFile } from '../../infrastructure/files/file-store'

/** Opens a cached image as a stream; undefined if there is none. An open stream stays readable after removal. */
export async function openStoredImage(path: string): Promise<StoredFile | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!file) return undefined
  const { size } = await file.stat()
  return { content: file.createReadStream(), size }
}
