import type { FileStore } from '../files/file-store'
import type { Sheet } from './sheet'

/** Draws a document on the letterhead of its dealership. */
export async function drawDocument(
  files: Pick<FileStore, 'read'>,
  sheet: Sheet,
  logoKey: string | null,
): Promise<Buffer> {
  // Loaded with the first document: what draws it occupies memory that most servers never need.
  const { drawSheet } = await import('./draw-sheet')
  return drawSheet(sheet, await logoOf(files, logoKey))
}

/** A logo as PNG, which documents can contain; they do without one whose file is gone or damaged. */
async function logoOf(files: Pick<FileStore, 'read'>, key: string | null): Promise<Buffer | undefined> {
  if (!key) return undefined
  try {
    const { default: sharp } = await import('sharp')
    return await sharp(await files.read(key))
      .png()
      .toBuffer()
  } catch {
    return undefined
  }
}
