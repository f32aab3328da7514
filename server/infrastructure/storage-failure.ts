import pg from 'pg'

/** What has no space left. */
export type FullStore = 'database' | 'files'

const fullFiles = new Set(['ENOSPC', 'EDQUOT'])
const unusableFiles = new Set(['EROFS', 'EMFILE', 'ENFILE'])
const DISK_FULL = '53100'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Which store refused a write because its disk, or its quota, is full; undefined for any other error. */
export function fullStoreOf(error: unknown): FullStore | undefined {
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return code === DISK_FULL ? 'database' : undefined
  return fullFiles.has(code) ? 'files' : undefined
}

/** Whether files cannot be written, or no more of them be opened, for another reason than their space. */
export const areFilesUnusable = (error: unknown): boolean => unusableFiles.has(codeOf(error))

/** Whether an error is the disk's and not the client's. */
export const isStorageFailure = (error: unknown): boolean => fullStoreOf(error) !== undefined || areFilesUnusable(error)
