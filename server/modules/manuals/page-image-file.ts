import { open } from 'node:fs/promises'
import type { StoredFile } from '../../infrastructure/files/file-store'

/** The image at this place as a stream; undefined where there is none. Once open, it can be read though it is removed. */
export async function openStoredImage(path: string): Promise<StoredFile | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!file) return undefined
  const { size } = await file.stat()
  return { content: file.createReadStream(), size }
}
