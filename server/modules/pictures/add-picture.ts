import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { FileStore } from '../../infrastructure/files/file-store'
import { MAX_UNUSED, type Picture, tooManyUnused } from './picture'
import { countUnused, insertPicture } from './picture.repository'
import { storeDrawings, type UploadedFile } from './store-drawings'

interface AddPicture extends UploadedFile {
  uploadedBy: string
}

/**
 * Stores an uploaded picture, which belongs to nothing yet.
 * @throws DomainError `not_a_picture`, `heic_picture`, `picture_unreadable`, `pictures_busy`, `too_many_pictures`
 */
export async function addPicture(
  { db, transact, files }: { db: Database; transact: Transact; files: FileStore },
  { uploadedBy, ...upload }: AddPicture,
): Promise<Picture> {
  if ((await countUnused(db, uploadedBy)) >= MAX_UNUSED) throw tooManyUnused()
  return storeDrawings(files, upload, async (drawings) => ({
    result: await transact((trx) => insertPicture(trx, { uploadedBy, ...drawings })),
    isUsed: true,
  }))
}
