import { receivesGoods } from '../../../access'
import type { Database } from '../../../db/connection'
import { inLanguage } from '../../../record-tools/asker-text'
import { hasWords } from '../../../record-tools/matching'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import { listLocations, type StockLocation } from '../locations/location.repository'

export const MAX_LOCATIONS = 100

export const stockLevels = { en: 'stock levels', es: 'niveles de existencias' }

/**
 * The place that a question names, which those see who store the parts.
 * @param dealershipId undefined for whoever stores none
 */
export async function placeFor(
  db: Database,
  dealershipId: string | undefined,
  { places }: ToolInput,
  asker: Asker,
): Promise<StockLocation | { refusal: string } | undefined> {
  if (!places) return undefined
  if (dealershipId === undefined || !receivesGoods(asker.caller, dealershipId))
    return {
      refusal: inLanguage(
        { en: `Your role does not see ${stockLevels.en}.`, es: `Su rol no ve ${stockLevels.es}.` },
        asker,
      ),
    }
  const { items } = await listLocations(db, dealershipId, { page: 1, limit: MAX_LOCATIONS })
  const named = items.find(({ name }) => hasWords(name, places))
  if (named) return named
  const all = items.map(({ name }) => name).join(', ')
  return {
    refusal: inLanguage(
      { en: `No location is called that; there are: ${all}.`, es: `Ninguna ubicación se llama así; hay: ${all}.` },
      asker,
    ),
  }
}
