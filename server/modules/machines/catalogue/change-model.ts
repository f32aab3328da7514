import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { isSameName } from './brand'
import {
  findVariantsOf,
  isDescribedByOthers,
  lockDescription,
  replaceVariants,
  typeIdOf,
  updateDescription,
} from './catalogue.repository'
import { type ModelChange, modelExists, normalizeModel } from './catalogue-model'

interface ChangeModel {
  machineId: string
  /** Whose description changes; null for the platform's. */
  dealershipId: string | null
  change: ModelChange
}

/**
 * Changes how one catalogue describes a model. Its storage key stays, and so do the variants that are sent with their ids.
 * The platform's description follows the only dealership that has the model.
 * @throws DomainError not found; invalid; conflict if the catalogue has another model of that name
 */
export async function changeModel(trx: Transaction, { machineId, dealershipId, change: typed }: ChangeModel) {
  const entry = { machineId, dealershipId }
  if (!(await lockDescription(trx, entry))) throw notFound('Machine')
  const present = await findVariantsOf(trx, entry)
  const change = normalizeModel(
    typed,
    present.map(({ id }) => id),
  )
  const description = {
    ...(change.model !== undefined && { model: change.model }),
    ...(change.type !== undefined && { type_id: await typeIdOf(trx, change.type) }),
  }
  const isStored = await updateDescription(trx, entry, description)
  if (!isStored) throw modelExists(change.model ?? '')
  if (change.variants) await replaceVariants(trx, entry, change.variants)
  if (!dealershipId || (await isDescribedByOthers(trx, machineId, dealershipId))) return
  const platform = { machineId, dealershipId: null }
  // If another model has the name there, the platform retains the earlier name.
  await updateDescription(trx, platform, description)
  if (!change.variants) return
  const former = await findVariantsOf(trx, platform)
  const variants = change.variants.map(({ id: _, ...variant }) => {
    const same = former.find(({ name }) => isSameName(name, variant.name))
    return same ? { ...variant, id: same.id } : variant
  })
  await replaceVariants(trx, platform, variants)
}
