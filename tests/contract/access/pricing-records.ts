import { randomUUID } from 'node:crypto'
import { outlineJson, type TableOutline } from '../../../server/tables/table-outline'
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
    catalogueImport: async (side: Side, state: ImportState = 'checked'): Promise<string> => {
      const { id } = await db
        .insertInto('catalogue_import')
        .values({
          organization_id: ownerOf(side),
          file_name: 'parts.csv',
          storage_key: 'imports/none.csv',
          ...importStates[state],
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    stockImport: async (side: Side, state: ImportState = 'checked'): Promise<string> => {
      const values = { file_name: 'count.csv', storage_key: 'imports/none.csv', ...importStates[state] }
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
type ImportState = 'checked' | 'interrupted' | 'applied'

const outline: TableOutline = {
  ...{ sheet: null, separator: ',', headLine: 1, columns: [], leftOut: [], leftOutCount: 0, includedLines: [] },
  ...{ preview: [], fault: null },
}

const importStates = {
  checked: { status: 'CHECKED', outline: outlineJson(outline) },
  interrupted: { status: 'FAILED', restarts_as: 'APPLYING' },
  applied: { status: 'APPLIED', finished_at: new Date() },
} as const
