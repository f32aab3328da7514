import type { Transaction } from '../../../db/connection'
import { storesUnique } from '../../../db/stores-unique'
import { changedMeanwhile, notFound } from '../../../domain/domain-error'
import { assertSumsWithPart } from '../bundles/assert-sums'
import { assertCurrency, circularSupersession, type PartFields, partNumberTaken, unknownSuccessor } from './part'
import {
  findChain,
  insertPart,
  lockPart,
  lockSupersessions,
  partNumberIndex,
  updatePart,
} from './stored-part.repository'

interface AddPart {
  dealershipId: string
  /** That of the catalogue. */
  currency: string
  fields: Partial<PartFields> & { partNumber: string }
}

/**
 * Adds a part to a dealership's catalogue.
 * @returns its id
 * @throws DomainError invalid for another currency; `part_number_taken`
 */
export async function addPart(trx: Transaction, { dealershipId, currency, fields }: AddPart): Promise<string> {
  assertCurrency({ cost: fields.cost, core_charge: fields.coreCharge }, currency)
  let id: string | undefined
  const isStored = await storesUnique(trx, partNumberIndex, async () => {
    id = await insertPart(trx, dealershipId, fields)
  })
  if (!isStored || id === undefined) throw partNumberTaken(fields.partNumber)
  return id
}

interface ChangePart {
  part: { id: string; dealershipId: string }
  /** The version that whoever changes it has seen. */
  version: number
  currency: string
  /** What is absent stays as it is. */
  change: Partial<PartFields>
}

/**
 * Changes a part of a catalogue.
 * @throws DomainError `changed_meanwhile` with the current state; invalid for another currency, an unknown successor, or an
 *   amount with which a bundle would cost more than an amount can be; `part_number_taken`; `circular_supersession`
 */
export async function changePart(trx: Transaction, { part, version, currency, change }: ChangePart): Promise<void> {
  const { id, dealershipId } = part
  assertCurrency({ cost: change.cost, core_charge: change.coreCharge }, currency)
  if (change.supersededById) await lockSupersessions(trx, dealershipId)
  const present = await lockPart(trx, id)
  if (!present) throw notFound('Part')
  if (present.version !== version) {
    throw changedMeanwhile({
      version: present.version,
      part_number: present.partNumber,
      cost: present.costAmount === null ? null : { amount: present.costAmount, currency },
      is_active: present.isActive,
    })
  }
  if (change.supersededById)
    await assertSupersedes(trx, { ...part, partNumber: present.partNumber }, change.supersededById)
  const isStored = await storesUnique(trx, partNumberIndex, () => updatePart(trx, id, change))
  if (!isStored) throw partNumberTaken(change.partNumber ?? present.partNumber)
  if (change.cost || change.coreCharge) await assertSumsWithPart(trx, { dealershipId, partId: id })
}

async function assertSupersedes(
  trx: Transaction,
  { id, dealershipId, partNumber }: { id: string; dealershipId: string; partNumber: string },
  successorId: string,
): Promise<void> {
  const chain = await findChain(trx, dealershipId, successorId)
  if (chain.length === 0) throw unknownSuccessor()
  const end = chain.findIndex((part) => part.id === id)
  if (end >= 0) throw circularSupersession([partNumber, ...chain.slice(0, end).map((part) => part.partNumber)])
}
