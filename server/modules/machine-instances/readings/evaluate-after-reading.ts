import type { Transaction } from '../../../db/connection'
import { evaluateSchedules } from '../../maintenance'
import type { ReadingKey } from './reading.events'
import { storeRaised } from './reading.repository'

/** Evaluates what is due after readings, and stores with each what fell due with it, for whoever sends it again. */
export async function evaluateAfterReadings(
  trx: Transaction,
  { readings }: { readings: readonly ReadingKey[] },
): Promise<void> {
  const raised = await evaluateSchedules(
    trx,
    readings.map(({ instanceId }) => instanceId),
  )
  await storeRaised(
    trx,
    readings.flatMap((key) => {
      const items = raised.get(key.instanceId) ?? []
      return items.length > 0 ? [{ ...key, items }] : []
    }),
  )
}

/** Evaluates what is due after readings were voided: what turns out not to be due is withdrawn. */
export const evaluateAfterVoid = (trx: Transaction, { readings }: { readings: readonly ReadingKey[] }) =>
  evaluateSchedules(
    trx,
    readings.map(({ instanceId }) => instanceId),
  )
