import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'

/** What a dealership sells. It is the dealership's own at any time, so that `after` has that of the first dealership. */
export function createSalesRecords({ db }: TestApp, { organizations, inTime }: Cast) {
  async function catalogue(side: Side): Promise<string> {
    const { dealership } = organizations[side]
    const { id } = await db
      .insertInto('catalogue')
      .values({ organization_id: dealership, name: 'Parts', currency: 'USD' })
      .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ name: 'Parts' }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function cataloguePart(side: Side): Promise<{ id: string; partNumber: string }> {
    await catalogue(side)
    const { id, part_number: partNumber } = await db
      .insertInto('catalogue_part')
      .values({ organization_id: organizations[side].dealership, part_number: randomUUID() })
      .returning(['id', 'part_number'])
      .executeTakeFirstOrThrow()
    return { id, partNumber }
  }

  return {
    catalogue: (side: Side) => inTime(side, () => catalogue(side)),
    cataloguePart: (side: Side) => inTime(side, () => cataloguePart(side)),
    bundle: (side: Side): Promise<{ id: string; name: string }> =>
      inTime(side, async () => {
        await catalogue(side)
        return db
          .insertInto('bundle')
          .values({ organization_id: organizations[side].dealership, name: randomUUID() })
          .returning(['id', 'name'])
          .executeTakeFirstOrThrow()
      }),
  }
}
