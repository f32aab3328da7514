import type { Transaction } from '../../../db/connection'
import { changedMeanwhile, notFound } from '../../../domain/domain-error'
import { assertCurrency } from '../parts/part'
import { assertBundleSum } from './assert-sums'
import { assertDistinctParts, type BundleFields, unknownPart } from './bundle'
import { insertBundle, lockBundle, replaceParts, updateBundle } from './bundle.repository'

interface AddBundle {
  dealershipId: string
  /** That of the catalogue. */
  currency: string
  fields: Partial<BundleFields> & Pick<BundleFields, 'name' | 'parts'>
}

/**
 * Adds a bundle to a dealership's catalogue.
 * @returns its id
 * @throws DomainError invalid for another currency, for a part that is unknown or listed twice, and for parts that add
 *   up to more than an amount can be
 */
export async function addBundle(trx: Transaction, { dealershipId, currency, fields }: AddBundle): Promise<string> {
  assertCurrency({ own_cost: fields.ownCost }, currency)
  assertDistinctParts(fields.parts)
  const id = await insertBundle(trx, dealershipId, fields)
  await storeParts(trx, { id, dealershipId }, fields.parts)
  await assertBundleSum(trx, { dealershipId, bundleId: id })
  return id
}

interface ChangeBundle {
  bundle: { id: string; dealershipId: string }
  /** The version that whoever changes it has seen. */
  version: number
  currency: string
  /** What is absent stays as it is. */
  change: Partial<BundleFields>
}

/** @throws DomainError as `addBundle` does; `changed_meanwhile` with the current state */
export async function changeBundle(
  trx: Transaction,
  { bundle, version, currency, change }: ChangeBundle,
): Promise<void> {
  assertCurrency({ own_cost: change.ownCost }, currency)
  if (change.parts) assertDistinctParts(change.parts)
  const present = await lockBundle(trx, bundle.id)
  if (!present) throw notFound('Bundle')
  if (present.version !== version) {
    throw changedMeanwhile({ version: present.version, name: present.name, is_active: present.isActive })
  }
  await updateBundle(trx, bundle.id, change)
  if (change.parts) await storeParts(trx, bundle, change.parts)
  if (change.parts || change.ownCost === null) {
    await assertBundleSum(trx, { dealershipId: bundle.dealershipId, bundleId: bundle.id })
  }
}

async function storeParts(
  trx: Transaction,
  bundle: { id: string; dealershipId: string },
  parts: BundleFields['parts'],
): Promise<void> {
  const unknown = await replaceParts(trx, bundle, parts)
  if (unknown !== undefined) throw unknownPart(unknown)
}
