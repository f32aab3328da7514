import { randomUUID } from 'node:crypto'
import { addLocation } from '../../support/stock'
import type { TestApp } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'

/** For how much a dealership sells, and to whom. */
export function createPricingRecords({ db }: TestApp, { organizations }: Cast) {
  const ownerOf = (side: Side) => organizations[side].dealership
  return {
    priceList: async (side: Side): Promise<string> => {
      const { id } = await db
        .insertInto('price_list')
        .values({ organization_id: ownerOf(side), name: randomUUID() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    catalogueImport: async (side: Side, interrupted = false): Promise<string> => {
      const { id } = await db
        .insertInto('catalogue_import')
        .values({
          organization_id: ownerOf(side),
          file_name: 'parts.csv',
          storage_key: 'imports/none.csv',
          ...stateOf(interrupted),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    stockImport: async (side: Side, interrupted = false): Promise<string> => {
      const values = { file_name: 'count.csv', storage_key: 'imports/none.csv', ...stateOf(interrupted) }
      const { id } = await db
        .insertInto('stock_import')
        .values({ organization_id: ownerOf(side), ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    stockLocation: async (side: Side): Promise<string> => addLocation(db, ownerOf(side), randomUUID()),
    taxRate: async (side: Side): Promise<string> => {
      const values = { country: 'US', region: randomUUID(), name: 'Tax', basis_points: 600 }
      const { id } = await db
        .insertInto('tax_rate')
        .values({ organization_id: ownerOf(side), ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
  }
}

/** Of an import that can be stored or discarded, or that can be started again. */
const stateOf = (interrupted: boolean) =>
  interrupted ? { status: 'FAILED' as const, restarts_as: 'APPLYING' as const } : { status: 'CHECKED' as const }
