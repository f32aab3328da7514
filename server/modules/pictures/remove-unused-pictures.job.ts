import type { Transact } from '../../events/unit-of-work'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import { enqueueFileRemoval } from './delete-file.job'
import { deletePictures, findOldUnused } from './picture.repository'

/** Each hour (UTC); if the server was down, it catches up once. */
export const everyHour = '35 * * * * remove-unused-pictures ?fill=1d&jobKey=remove-unused-pictures'

const AT_ONCE = 500

/** Deletes pictures that nothing refers to any more, such as those of a form that was never sent. */
export const removeUnusedPicturesJob =
  (transact: Transact): JobHandlers['remove-unused-pictures'] =>
  async () => {
    for (let found = AT_ONCE; found === AT_ONCE; ) {
      found = await transact(async (trx) => {
        const unused = await findOldUnused(trx, AT_ONCE)
        const keys = await deletePictures(
          trx,
          unused.map(({ id }) => id),
        )
        await enqueueFileRemoval(trx, keys)
        return unused.length
      })
    }
  }
