import { sql } from 'kysely'
import { moneyLimits } from '#contract/platform-limits'
import type { Database } from '../../../db/connection'

/** Of a bundle, a part or the whole catalogue. */
interface Among {
  dealershipId: string
  bundleId?: string
  partId?: string
}

export interface SumBeyondLimit {
  name: string
  /** Which of the two sums is too large. */
  of: 'cost' | 'core_charge'
}

/** Whether what `amount` is of one adds up to more than an amount can be. */
export const isBeyondLimit = (amount: ReturnType<typeof sql>) =>
  sql<boolean>`coalesce(sum(${amount}::numeric * content.quantity), 0) > ${moneyLimits.amount.maximum}`

/**
 * A bundle or service kit whose parts add up to more than an amount can be, at the prices of the catalogue; undefined if there
 * is none. Whoever writes a price or the parts of a bundle asks for it afterwards, in the same transaction.
 */
export async function findSumBeyondLimit(
  db: Database,
  { dealershipId, bundleId, partId }: Among,
): Promise<SumBeyondLimit | undefined> {
  const { rows } = await sql<SumBeyondLimit>`
    select bundle.name,
      case when bundle.cost_amount is null and ${isBeyondLimit(sql`part.cost_amount`)} then 'cost' else 'core_charge' end as of
    from bundle
    join bundle_part as content
      on content.organization_id = bundle.organization_id and content.bundle_id = bundle.id
    join catalogue_part as part
      on part.organization_id = content.organization_id and part.id = content.part_id
    where bundle.organization_id = ${dealershipId}
      and (${bundleId ?? null}::uuid is null or bundle.id = ${bundleId ?? null}::uuid)
      and (${partId ?? null}::uuid is null or bundle.id in (
        select bundle_id from bundle_part where organization_id = ${dealershipId} and part_id = ${partId ?? null}::uuid))
    group by bundle.organization_id, bundle.id
    having (bundle.cost_amount is null and ${isBeyondLimit(sql`part.cost_amount`)})
      or ${isBeyondLimit(sql`part.core_charge_amount`)}
    limit 1`.execute(db)
  return rows[0]
}
