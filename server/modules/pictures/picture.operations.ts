import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import type { FileStore } from '../../infrastructure/files/file-store'
import { addPicture } from './add-picture'
import { findPictureKeys } from './picture.repository'
import type { PictureToWire } from './picture.wire'
import { replyWithPicture } from './reply-with-picture'

interface Dependencies {
  db: Database
  transact: Transact
  files: FileStore
  pictureToWire: PictureToWire
}

/** Pictures of whatever they are uploaded for. */
export const pictureOperations = ({ db, transact, files, pictureToWire }: Dependencies) =>
  ({
    uploadPicture: async ({ body, caller: { userId, organization } }) => {
      const picture = await addPicture(
        { db, transact, files },
        { file: body.file, uploadedBy: userId, owner: organization?.id ?? userId },
      )
      return { status: 201, body: pictureToWire(picture) }
    },

    getPicture: async ({ proof, query }) => {
      const keys = await findPictureKeys(db, proof.pictureId)
      return replyWithPicture(files, keys?.[query.size])
    },
  }) satisfies Pick<PlatformHandlers, 'uploadPicture' | 'getPicture'>
