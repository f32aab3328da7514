import type { Database } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { FileStore, IncomingFile } from '../../../infrastructure/files/file-store'
import { addOnlyPicture, findPictures } from '../../pictures'
import { portalReading } from '../readings/reading.repository'

interface AddMeterPhotograph {
  /** The machine of the link. */
  instanceId: string
  /** What the reading was sent under. */
  clientId: string
  file: Pick<IncomingFile, 'head' | 'read'>
}

/**
 * Stores the photograph of the meter of a reading that was sent by a link; the first one stays.
 * @throws DomainError `no_reading` where none of the machine was sent under that id; `not_a_picture`, `picture_unreadable`,
 *   `pictures_busy`
 */
export async function addMeterPhotograph(
  { db, transact, files }: { db: Database; transact: Transact; files: FileStore },
  { instanceId, clientId, file }: AddMeterPhotograph,
) {
  // Nothing is drawn for whoever has sent no reading, nor for one whose photograph is sent again.
  const sent = await portalReading(db, instanceId, clientId).executeTakeFirst()
  if (!sent) throw noReading()
  const [present] = (await findPictures(db, { kind: 'reading', ...sent }, [sent.id])).get(sent.id) ?? []
  if (present) return present
  return addOnlyPicture(
    { transact, files },
    {
      file,
      owner: instanceId,
      lockSubject: async (trx) => {
        const reading = await portalReading(trx, instanceId, clientId).forUpdate().executeTakeFirst()
        if (!reading) throw noReading()
        return { kind: 'reading', ...reading }
      },
    },
  )
}

const noReading = () =>
  conflict('no_reading', {
    en: 'The photograph belongs to no reading of this machine. Send the reading first.',
    es: 'La fotografía no pertenece a ninguna lectura de esta máquina. Envíe primero la lectura.',
  })
