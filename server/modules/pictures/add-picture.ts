import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { FileStore, IncomingFile } from '../../infrastructure/files/file-store'
import { MAX_UNUSED, PICTURE_SIZES, type Picture, tooManyUnused } from './picture'
import { countUnused, insertPicture } from './picture.repository'
import { storePicture } from './store-picture'

interface AddPicture {
  file: Pick<IncomingFile, 'head' | 'read'>
  uploadedBy: string
  /** Waits for their own pictures to be drawn: the person's organization, or the person. */
  owner: string
}

/**
 * Stores an uploaded picture, which belongs to nothing yet.
 * @throws DomainError `not_a_picture`, `picture_unreadable`, `pictures_busy`, `too_many_pictures`
 */
export async function addPicture(
  { db, transact, files }: { db: Database; transact: Transact; files: FileStore },
  { file, uploadedBy, owner }: AddPicture,
): Promise<Picture> {
  if ((await countUnused(db, uploadedBy)) >= MAX_UNUSED) throw tooManyUnused()
  const upload = { owner, file, kinds: ['jpeg', 'png', 'webp'] as const, sizes: PICTURE_SIZES }
  const [full, thumbnail] = await storePicture(files, 'pictures', upload)
  if (!full || !thumbnail) throw new Error('a drawing for each size')
  const { width, height, key: storageKey } = full
  try {
    return await transact((trx) =>
      insertPicture(trx, { uploadedBy, width, height, storageKey, thumbnailKey: thumbnail.key }),
    )
  } catch (error) {
    await Promise.all([files.remove(storageKey), files.remove(thumbnail.key)])
    throw error
  }
}
