import type { Transaction } from '../../../db/connection'
import { interrupted } from '../../../domain/table-import'
import type { Text } from '../../../domain/text'
import { failedUndo } from '../../../tables/import-undo'
import { notifyOfCounts } from './notify-of-counts'
import { countFates, lockImport, updateImport } from './stock-import.repository'

/** Ends an import whose table cannot be read. */
export async function refuseImport(trx: Transaction, id: string, failure: Text): Promise<void> {
  await fail(trx, id, () => ({ failure, progress: 0, restarts_as: null }))
}

/** Ends an import that was interrupted: it can be started again where it stopped. */
export async function failInterrupted(trx: Transaction, id: string): Promise<void> {
  await fail(trx, id, ({ status, applied_until: appliedUntil, progress }) =>
    appliedUntil > 0
      ? { failure: storedInPart(progress), restarts_as: status }
      : { failure: interrupted, progress: 0, restarts_as: status },
  )
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockImport>>>
type Change = Parameters<typeof updateImport>[2]

async function fail(trx: Transaction, id: string, change: (current: Locked) => Change): Promise<void> {
  const current = await lockImport(trx, id)
  if (current?.undo?.status === 'RUNNING') {
    await updateImport(trx, id, { undo: failedUndo(current.undo) })
    return notifyOfCounts(trx, id)
  }
  // Another process may have ended it meanwhile.
  if (!current || (current.status !== 'READING' && current.status !== 'APPLYING')) return
  await countFates(trx, id)
  await updateImport(trx, id, { status: 'FAILED', finished_at: new Date(), ...change(current) })
  await notifyOfCounts(trx, id)
}

/** Uploading the table again would compare its rows with a stock that has moved since. */
const storedInPart = (rows: number): Text => ({
  en: `Storing was interrupted after ${rows} rows. Continue with the others; do not upload the table again.`,
  es: `El guardado se interrumpió después de ${rows} filas. Continúe con las demás; no vuelva a subir la tabla.`,
})
