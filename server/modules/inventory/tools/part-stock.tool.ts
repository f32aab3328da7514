import { receivesGoods, seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { inLanguage } from '../../../record-tools/asker-text'
import { dealershipOf, nameDealership } from '../../../record-tools/dealership-tool'
import { wanted } from '../../../record-tools/matching'
import type { Asker, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { operatorOf, pricesOfOne, sellersTo } from '../../catalogue'
import type { StockLocation } from '../locations/location.repository'
import type { PartStock, StockFilter } from '../stock/part-stock.repository'
import { firstNamed, listed } from './named-parts.repository'
import { placeFor, stockLevels } from './named-place.repository'
import { findPartDetails, numbersListedFor, type PartDetails, partsInKitsOf } from './part-details.repository'
import { partFact } from './part-facts'
import { customerNamed } from './priced-customer.repository'
import { type Replacement, replacementsOf } from './replacement.repository'
import { storeTool } from './store-tool'

const stockOfParts = { en: 'stock of parts', es: 'existencias de piezas' }

/** What a dealership sells, what of it is in stock, and what it costs the asker. */
export const partStockTool = (db: Database): RecordTool => ({
  name: 'part_stock',
  description:
    'Parts by number or words, with stock, by place for whoever stores them, price, and what replaces them; of a single one also maker, unit, packs, core charge, prices by quantity and list, and where it is used.',
  input: [
    ...([
      'words',
      'number',
      'places',
      'instanceIds',
      'modelIds',
      'organizationId',
      'isOfReplacement',
      'mustFit',
    ] as const),
    ...(['quantity', 'skip', 'limit'] as const),
  ],
  records: stockOfParts,
  mayUse: seesSharedRecords,
  find: async (asked, asker) => {
    const { caller } = asker
    const dealership = caller.isSuperuser ? await dealershipOf(db, asked, caller) : undefined
    if (caller.isSuperuser && !dealership)
      return { facts: [], total: 0, refusal: inLanguage(nameDealership(stockOfParts), asker) }
    const input = dealership?.input ?? asked
    const sellers = dealership ? [{ id: dealership.dealershipId }] : await sellersTo(db, caller)
    const found = await Promise.all(sellers.map(({ id }) => partsNamed(db, id, input)))
    // What is sold no more is known to those who sold it.
    const known = found.flat().filter((part) => part.is_active || isOwn(part, asker))
    const fitting = await fittingParts(db, known, input, asker)
    const parts = fitting.length > 0 || input.mustFit ? fitting : known
    const note = input.modelIds && fitting.length === 0 && known.length > 0 ? inLanguage(unlisted, asker) : undefined
    const place = await placeFor(db, dealership?.dealershipId ?? ownStore(asker), input, asker)
    if (place && 'refusal' in place) return { facts: [], total: parts.length, refusal: place.refusal }
    return { facts: await factsOf(db, wanted(parts, input), { asker, input, place }), total: parts.length, note }
  },
})

const ownStore = ({ caller: { organization } }: Asker): string | undefined =>
  organization?.type === 'DEALERSHIP' ? organization.id : undefined

/** Parts that are low, in stock or waited for, as the list of a dealership's stock shows them. */
export const stockLevelsTool = (db: Database): RecordTool =>
  storeTool(db, {
    name: 'stock_levels',
    description: 'Parts that are in stock, reserved, low or waited for by orders, in the whole stock or at one place.',
    input: ['words', 'state', 'places', 'skip', 'limit'],
    states: statesIn(states, { low: 'at or below the reorder level', backordered: 'orders wait for it' }),
    records: stockLevels,
    level: 'dealership-admin',
    find: async ({ dealershipId, input, asker }): Promise<FoundRecords> => {
      const place = await placeFor(db, dealershipId, input, asker)
      if (place && 'refusal' in place) return { facts: [], total: 0, refusal: place.refusal }
      const found = await firstNamed(input, (search) =>
        listed(db, {
          dealershipId,
          search,
          state: ofState<StockFilter['state']>(states, input.state) ?? 'in_stock',
          locationId: place?.id,
        }),
      )
      const details = await detailsOf(db, found.items, asker)
      return {
        facts: wanted(found.items, input).map((part) =>
          partFact(part, { price: null, place, details: details.get(part.id) }, asker),
        ),
        total: found.total,
        heading: place && found.total > 1 ? headingOf(found.total, place, asker) : undefined,
      }
    },
  })

const headingOf = (count: number, { name }: StockLocation, asker: Asker): string =>
  inLanguage({ en: `${count} parts at ${name}`, es: `${count} piezas en ${name}` }, asker)

const states = {
  low: 'low',
  reserved: 'reserved',
  out_of_stock: 'out_of_stock',
  backordered: 'back_ordered',
} satisfies Record<string, StockFilter['state']>

const partsNamed = async (db: Database, dealershipId: string, input: ToolInput): Promise<PartStock[]> =>
  (await firstNamed(input, (search) => listed(db, { dealershipId, search, state: undefined, locationId: undefined })))
    .items

interface Wanted {
  asker: Asker
  input: ToolInput
  place: StockLocation | undefined
}

const unlisted = {
  en: 'No parts list of this machine that you see has them.',
  es: 'Ninguna lista de piezas de esta máquina que usted vea las tiene.',
}

/** Those that are in the parts lists or the kits of the models that are asked about. */
async function fittingParts(db: Database, parts: readonly PartStock[], { modelIds, mustFit }: ToolInput, asker: Asker) {
  if (!modelIds || parts.length === 0) return parts
  const numbers = parts.map(({ part_number }) => part_number)
  const [listed, inKits] = await Promise.all([
    numbersListedFor(db, { modelIds, numbers }, asker.caller),
    partsInKitsOf(db, { modelIds, ids: parts.map(({ id }) => id) }),
  ])
  const changed = parts.filter(({ id }) => inKits.has(id))
  // "Which oil filter" is the one that is changed, not its head or its gasket.
  if (mustFit && changed.length > 0) return changed
  return parts.filter(({ id, part_number }) => listed.has(part_number) || inKits.has(id))
}

const isOwn = ({ organization_id }: PartStock, { caller }: Asker): boolean => receivesGoods(caller, organization_id)

/** So many are told apart by more than stock and price. */
const MAX_DETAILED = 2

async function detailsOf(db: Database, parts: readonly PartStock[], { caller }: Asker) {
  if (parts.length > MAX_DETAILED) return new Map<string, PartDetails>()
  const found = parts.map(async ({ id, organization_id: dealershipId, part_number: partNumber }) => {
    const details = await findPartDetails(db, { id, dealershipId, partNumber }, caller)
    return details ? [[id, details] as const] : []
  })
  return new Map((await Promise.all(found)).flat())
}

/** With the price of the customer whom the staff of a dealership names. */
async function factsOf(db: Database, parts: readonly PartStock[], { asker, input, place }: Wanted) {
  const customer = await customerNamed(db, asker.caller, input.organizationId)
  const replacements = await replacementsOf(
    db,
    parts.map(({ id }) => id),
  )
  const details = await detailsOf(db, parts, asker)
  return Promise.all(
    parts.map(async (part) => {
      const operatorId = customer?.id ?? operatorOf(asker.caller)
      const known = details.get(part.id)
      const prices = await pricesOf(db, { part, operatorId, quantity: input.quantity, details: known })
      return partFact(
        part,
        {
          ...prices,
          place,
          quantity: input.quantity,
          customer: customer?.name,
          replaced: shownOf(replacements.get(part.id), input),
          details: known && asPriced(known, { ...prices, isOfCustomer: customer !== undefined }),
        },
        asker,
      )
    }),
  )
}

interface PricedPart {
  part: PartStock
  /** Whose prices are asked for; null for those of the catalogue. */
  operatorId: string | null
  quantity: number | undefined
  details: PartDetails | undefined
}

/** What one costs, from how many on it costs less, and what so many cost as are asked for. */
async function pricesOf(db: Database, { part, operatorId, quantity, details }: PricedPart) {
  const steps = [...(details?.breaks ?? []), ...(details?.lists ?? [])].map(({ from }) => from)
  const from = [...new Set(steps)].filter((one) => one > 1).toSorted((one, other) => one - other)
  const lines = [{}, ...from.map((one) => ({ quantity: one })), ...(quantity ? [{ quantity }] : [])]
  const [price = null, ...others] = await pricesOfOne(db, {
    dealershipId: part.organization_id,
    operatorId,
    lines: lines.map((line) => ({ partId: part.id, ...line })),
  })
  const breaks = from.flatMap((one, index) => {
    const [cost, before] = [others[index], index > 0 ? others[index - 1] : price]
    return cost && cost.amount !== before?.amount ? [{ from: one, amount: cost.amount }] : []
  })
  const ofQuantity = quantity ? others.at(-1) : undefined
  return { price, breaks, ofQuantity: quantity && ofQuantity ? { quantity, cost: ofQuantity } : undefined }
}

/** A customer's price is no price of a list; what is replaced costs what its replacement does. */
const asPriced = (
  details: PartDetails,
  { breaks, isOfCustomer }: { breaks: PartDetails['breaks']; isOfCustomer: boolean },
): PartDetails => (isOfCustomer ? { ...details, breaks, lists: [] } : details)

/** What it replaces is of no interest to whoever asks for its stock. */
const shownOf = (replacement: Replacement | undefined, { isOfReplacement }: ToolInput): Replacement | undefined =>
  replacement && (isOfReplacement ? replacement : { ...replacement, earlier: [] })
