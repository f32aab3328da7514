import type { Transaction } from '../../../db/connection'
import { changedMeanwhile, conflict } from '../../../domain/domain-error'
import { assertBundleSum } from '../../catalogue'
import { assertDistinct, type ServiceKit } from './kit'
import { lockKit, type NewKit, updateKit } from './kit.repository'

interface ChangeKit {
  kit: Pick<ServiceKit, 'id' | 'organizationId'>
  /** The version that whoever changes it has seen; by default the present one. */
  version: number | undefined
  /** What is absent stays as it is. */
  change: Partial<NewKit>
}

/**
 * Changes a service kit.
 * @throws DomainError conflict where somebody else has removed it, or changed it since it was read; invalid for a part
 *   that is listed twice, and for parts that add up to more than an amount can be
 */
export async function changeKit(trx: Transaction, { kit, version, change }: ChangeKit): Promise<void> {
  if (change.parts) assertDistinct(change.parts)
  const present = await lockKit(trx, kit.id)
  if (!present) throw kitRemoved()
  if (version !== undefined && version !== present.version) {
    throw changedMeanwhile({ version: present.version, name: present.name })
  }
  await updateKit(trx, kit, change)
  if (change.parts) await assertBundleSum(trx, { dealershipId: kit.organizationId, bundleId: kit.id })
}

const kitRemoved = () =>
  conflict('kit_removed', {
    en: 'Someone else has removed this kit.',
    es: 'Otra persona ha eliminado este kit.',
  })
