import type { Transaction } from '../../db/connection'
import { enqueueFileRemoval } from './delete-file.job'
import { type PictureSubject, pictureGone } from './picture'
import { attach, deletePictures, lockChoosable } from './picture.repository'

interface ReplacePictures {
  subject: PictureSubject
  /** All that it shows from now on, in order. */
  pictureIds: readonly string[]
  /** Who has uploaded those that it does not show yet. */
  uploadedBy: string
}

/**
 * Has a thing show these pictures and no others; those that it no longer shows are deleted.
 * @throws DomainError invalid for a picture that does not exist, belongs to something else, or was uploaded by someone else
 */
export async function replacePictures(
  trx: Transaction,
  { subject, pictureIds, uploadedBy }: ReplacePictures,
): Promise<void> {
  const choosable = new Set((await lockChoosable(trx, subject, uploadedBy, pictureIds)).map(({ id }) => id))
  if (pictureIds.some((id) => !choosable.has(id))) throw pictureGone()
  const chosen = new Set(pictureIds)
  const removed = [...choosable].filter((id) => !chosen.has(id))
  await enqueueFileRemoval(trx, await deletePictures(trx, removed))
  await attach(trx, subject, pictureIds)
}
