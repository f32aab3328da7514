import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { findBrand } from './brand.repository'
import {
  findModelToDescribe,
  hasModelNamed,
  insertDescription,
  insertModel,
  replaceVariants,
  typeIdOf,
} from './catalogue.repository'
import { type ModelDraft, modelChanging, modelExists, normalizeModel } from './catalogue-model'

interface AddModel {
  draft: ModelDraft
  /** Whose catalogue it is added to; null for the platform's. */
  dealershipId: string | null
}

const MAX_ATTEMPTS = 5

/**
 * Adds a model to a catalogue, described as the dealership does. A model that others have already is the same one, with
 * their manuals and descriptions untouched (decision 29).
 * @returns the model's id
 * @throws DomainError not found for the brand; invalid; conflict if this catalogue already has the model
 */
export async function addModel(trx: Transaction, { draft: typed, dealershipId }: AddModel): Promise<string> {
  const draft = normalizeModel(typed)
  const brand = await findBrand(trx, draft.brandId)
  if (!brand) throw notFound('Brand')
  const description = { brandId: brand.id, typeId: await typeIdOf(trx, draft.type), model: draft.model }
  // Someone else may add the same model at the same time, or another one with the same storage key.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (await hasModelNamed(trx, dealershipId, description)) throw modelExists(draft.model)
    const existing = dealershipId && (await findModelToDescribe(trx, dealershipId, description))
    const id = existing || (await insertModel(trx, brand.name, description))
    if (!id) continue
    if (!existing) await replaceVariants(trx, { machineId: id, dealershipId: null }, draft.variants)
    if (!dealershipId) return id
    const isAdded = await insertDescription(trx, { machineId: id, dealershipId }, description)
    if (!isAdded) continue
    await replaceVariants(trx, { machineId: id, dealershipId }, draft.variants)
    return id
  }
  throw modelChanging()
}
