import type { Transaction } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { Picture, PictureSubject } from './picture'
import { attach, findPictures, insertPicture } from './picture.repository'
import { storeDrawings, type UploadedFile } from './store-drawings'

interface AddOnlyPicture extends UploadedFile {
  /** Locks what the picture belongs to until the transaction ends. */
  lockSubject: (trx: Transaction) => Promise<PictureSubject>
}

/**
 * Stores the one picture of a thing, for whoever has no account: a thing that has one keeps it, so that a picture may be sent
 * again after its answer was lost.
 * @returns the picture that the thing has
 * @throws DomainError `not_a_picture`, `picture_unreadable`, `pictures_busy`, and whatever `lockSubject` throws
 */
export const addOnlyPicture = (
  { transact, files }: { transact: Transact; files: FileStore },
  { lockSubject, ...upload }: AddOnlyPicture,
): Promise<Picture> =>
  storeDrawings(files, upload, (drawings) =>
    transact(async (trx) => {
      const subject = await lockSubject(trx)
      const [present] = (await findPictures(trx, subject, [subject.id])).get(subject.id) ?? []
      if (present) return { result: present, isUsed: false }
      const picture = await insertPicture(trx, { uploadedBy: null, ...drawings })
      await attach(trx, subject, [picture.id])
      return { result: picture, isUsed: true }
    }),
  )
