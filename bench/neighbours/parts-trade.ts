import { sql } from 'kysely'
import { connect } from '../../server/db/connection'
import { json, read } from '../authorized-fetch'
import type { AttackContext } from './attack'

const things = ['oil filter', 'fuel filter', 'seal kit', 'hydraulic hose', 'track roller', 'bucket tooth', 'air filter']

/** The number of the nth part that `addParts` adds. */
export const partNumberOf = (n: number) => `EM-${String(n).padStart(6, '0')}`

export interface PartsTrade {
  dealershipId: string
  catalogueId: string
}

/** Gives the attacker's dealership a catalogue with many parts. */
export async function addParts({ attacker, database }: AttackContext, count: number): Promise<PartsTrade> {
  const me = await read<{ organization: { id: string } }>(await attacker.fetchAsDealership('/api/v2/auth/me'))
  const dealershipId = me.organization.id
  const { db, close } = connect(database.url, { max: 1, timeLimits: {} })
  try {
    const { id: catalogueId } = await db
      .insertInto('catalogue')
      .values({ organization_id: dealershipId, name: 'Parts', currency: 'USD' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into catalogue_part (organization_id, part_number, description, manufacturer, cost_amount, cost_currency)
      select ${dealershipId}, 'EM-' || lpad(n::text, 6, '0'),
        (${things}::text[])[1 + n % ${things.length}] || ' ' || n % 5000, 'Eastmoor', 100 + n::bigint * 7919 % 90000, 'USD'
      from generate_series(1, ${count}::int) as n`.execute(db)
    await sql`vacuum (analyze) catalogue_part`.execute(db)
    return { dealershipId, catalogueId }
  } finally {
    await close()
  }
}

const LONGEST_ORDER = 500

/** Places an order of as many lines as there may be, and returns its id and the token of a link to it. */
export async function placeLongestOrder(context: AttackContext): Promise<{ id: string; token: string }> {
  const { attacker } = context
  const { dealershipId, catalogueId } = await addParts(context, LONGEST_ORDER)
  const parts = `/api/v2/catalogues/${catalogueId}/parts?limit=${LONGEST_ORDER}`
  const { items } = await read<{ items: { id: string }[] }>(await attacker.fetchAsDealership(parts))
  const order = {
    dealership_id: dealershipId,
    operator_id: attacker.organizationId,
    order_parts: items.map(({ id }) => ({ part_id: id, quantity: 3 })),
    delivery: 'PICKUP',
  }
  const { id } = await read<{ id: string }>(await attacker.fetchAsDealership('/api/v2/orders/', json('POST', order)))
  const link = await attacker.fetchAsDealership('/api/v2/portal-links', json('POST', { kind: 'order', order_id: id }))
  const { url } = await read<{ url: string }>(link)
  return { id, token: new URL(url).searchParams.get('token') ?? '' }
}
