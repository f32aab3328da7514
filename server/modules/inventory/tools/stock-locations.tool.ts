import type { Database } from '../../../db/connection'
import { inLanguage } from '../../../record-tools/asker-text'
import { hasWords, wanted } from '../../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { listLocations, type StockLocation } from '../locations/location.repository'
import { MAX_LOCATIONS } from './named-place.repository'
import { storeTool } from './store-tool'

/** Where a dealership stores its parts. */
export const stockLocationsTool = (db: Database): RecordTool =>
  storeTool(db, {
    name: 'stock_locations',
    description: 'The places where parts are stored.',
    input: ['words', 'places', 'skip', 'limit'],
    records: { en: 'stock locations', es: 'ubicaciones de existencias' },
    level: 'dealership-staff',
    find: async ({ dealershipId, input, asker }) => {
      const { items } = await listLocations(db, dealershipId, { page: 1, limit: MAX_LOCATIONS })
      const named = items.filter(({ name }) => hasWords(name, input.places ?? input.words))
      return { facts: wanted(named, input).map((location) => locationFact(location, asker)), total: named.length }
    },
  })

function locationFact({ name, is_default, is_active }: StockLocation, asker: Asker): Fact {
  const known = [
    ...(is_default ? [inLanguage({ en: 'default', es: 'predeterminada' }, asker)] : []),
    ...(is_active ? [] : [inLanguage({ en: 'closed', es: 'cerrada' }, asker)]),
  ]
  return { title: name, path: '/receive-goods', text: known.length > 0 ? `${name} (${known.join(', ')})` : name }
}
