import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { AddressSigner } from '../../http/signed-address'
import type { FileStore } from '../../infrastructure/files/file-store'
import { deleteFileJob } from './delete-file.job'
import { pictureOperations } from './picture.operations'
import { createPictureToWire } from './picture.wire'
import { everyHour, removeUnusedPicturesJob } from './remove-unused-pictures.job'

export { addOnlyPicture } from './add-only-picture'
export { enqueueFileRemoval } from './delete-file.job'
export type { Picture } from './picture'
export { findPictures } from './picture.repository'
export type { PictureToWire } from './picture.wire'
export { replacePictures } from './replace-pictures'
export { replyWithPicture } from './reply-with-picture'
export { requireKind } from './require-kind'
export { storePicture } from './store-picture'

interface Options {
  db: Database
  transact: Transact
  files: FileStore
  signer: AddressSigner
}

/** Uploaded pictures: checked, redrawn, stored, shown, and deleted once nothing refers to them. */
export function createPictures({ db, transact, files, signer }: Options) {
  const pictureToWire = createPictureToWire(signer)
  return {
    pictureToWire,
    operations: pictureOperations({ db, transact, files, pictureToWire }),
    jobs: { 'delete-file': deleteFileJob(files), 'remove-unused-pictures': removeUnusedPicturesJob(transact) },
    crontab: everyHour,
  }
}
