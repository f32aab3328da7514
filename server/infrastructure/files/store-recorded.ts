import type { FileStore, IncomingFile } from './file-store'

interface Stored {
  file: Pick<IncomingFile, 'storeAs'>
  key: string
}

/**
 * Stores a received file and then what is known of it, so that a crash in between leaves an orphaned file instead of a
 * lost one. Where it cannot be recorded, the file is removed again.
 */
export async function storeRecorded<Recorded>(
  files: Pick<FileStore, 'remove'>,
  { file, key }: Stored,
  record: () => Promise<Recorded>,
): Promise<Recorded> {
  await file.storeAs(key)
  try {
    return await record()
  } catch (error) {
    await files.remove(key)
    throw error
  }
}
