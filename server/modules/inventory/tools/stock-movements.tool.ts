import type { Database } from '../../../db/connection'
import type { StockMovementKind } from '../../../db/schema'
import type { RecordTool } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { findMovements, peopleNamed } from './asked-movements.repository'
import { movementFact } from './movement-facts'
import { firstNamed, listed } from './named-parts.repository'
import { placeFor } from './named-place.repository'
import { storeTool } from './store-tool'

const nothing = { facts: [], total: 0 }

/** How the stock of parts has changed, and who changed it. */
export const stockMovementsTool = (db: Database): RecordTool =>
  storeTool(db, {
    name: 'stock_movements',
    description:
      'The ledger of stock: what was received, counted, adjusted, moved, reserved, shipped or returned, when, where and by whom.',
    input: ['words', 'number', 'period', 'state', 'places', 'placedBy', 'sort', 'skip', 'limit'],
    states: statesIn(kindsOf, { reserved: 'for orders, or released again', on_its_way: 'shipped' }),
    records: { en: 'stock movements', es: 'movimientos de existencias' },
    level: 'dealership-admin',
    find: async ({ dealershipId, input, asker }) => {
      const place = await placeFor(db, dealershipId, input, asker)
      if (place && 'refusal' in place) return { ...nothing, refusal: place.refusal }
      const personIds = input.placedBy && (await peopleNamed(db, dealershipId, input.placedBy))
      if (personIds?.length === 0) return { ...nothing, isNobody: true }
      const isNaming = input.number !== undefined || (input.words?.length ?? 0) > 0
      const parts = isNaming
        ? await firstNamed(input, (search) =>
            listed(db, { dealershipId, search, state: undefined, locationId: undefined }),
          )
        : undefined
      if (parts?.total === 0) return nothing
      const partIds = parts?.items.map(({ id }) => id)
      const kinds = ofState<readonly StockMovementKind[]>(kindsOf, input.state)
      const asked = { ...input, dealershipId, partIds, locationId: place?.id, kinds, personIds }
      const { items, total } = await findMovements(db, asked, asker)
      return { facts: items.map((movement) => movementFact(movement, asker)), total }
    },
  })

const kindsOf = {
  received: ['RECEIVED'],
  counted: ['COUNTED'],
  adjusted: ['ADJUSTED'],
  moved: ['TRANSFERRED'],
  reserved: ['RESERVED', 'RELEASED'],
  on_its_way: ['SHIPPED'],
  returned: ['RETURNED'],
} satisfies Record<string, readonly StockMovementKind[]>
