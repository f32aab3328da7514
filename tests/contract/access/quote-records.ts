import { randomInt, randomUUID } from 'node:crypto'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Column, Side } from './columns'

/** Quotes of the caller's organizations. */
export const createQuoteRecords = ({ db }: TestApp, cast: Cast) => ({
  /** One that the dealership has to answer; the caller requested it, if they are of the operator. */
  quote: (who: Column, side: Side): Promise<{ id: string; po: string }> =>
    cast.inTime(side, async () => {
      const { dealership, operator } = cast.organizations[side]
      const po = `PO-${randomUUID()}`
      const { id } = await db
        .insertInto('quote')
        .values(({ selectFrom }) => ({
          organization_id: dealership,
          operator_id: operator,
          number: randomInt(1_000_000, 2_000_000_000),
          status: 'IN_REVIEW' as const,
          currency: 'USD',
          po_number: po,
          search_text: po.toLowerCase(),
          created_by: selectFrom('person').where('email', '=', cast.emails[who]).select('id'),
        }))
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('quote_line')
        .values({ organization_id: dealership, quote_id: id, position: 1, description: 'Seal kit', quantity: 1 })
        .execute()
      return { id, po }
    }),
})
