import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { lockOpenLocation } from '../locations/location.repository'
import { upsertReorderLevels } from './reorder-level.repository'
import { lockLevels } from './stock.repository'

interface ReorderLevel {
  dealershipId: string
  partId: string
  locationId: string
  /** Null for never. */
  reorderLevel: number | null
}

/** Sets when a part is to be reordered for a location. @throws DomainError not found for a location that is closed */
export async function changeReorderLevel(
  trx: Transaction,
  { dealershipId, partId, ...level }: ReorderLevel,
): Promise<void> {
  if (!(await lockOpenLocation(trx, dealershipId, level.locationId))) throw notFound('Location')
  await lockLevels(trx, dealershipId, [partId])
  await upsertReorderLevels(trx, dealershipId, [{ partId, ...level }])
}
