import { receivesGoods } from '../../../access'
import { amountWriter } from '../../../domain/amount-writer'
import type { Text } from '../../../domain/text'
import { inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Detail } from '../../../record-tools/details'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import type { PartStock } from '../stock/part-stock.repository'
import type { PartDetails } from './part-details.repository'
import type { Replacement } from './replacement.repository'
import { coreChargeOf, priceFrom, priceOfList, writeDetails } from './write-details'

interface Price {
  amount: number
  currency: string
}

/** How many can be sold. */
const availableOf = ({ levels }: Pick<PartStock, 'levels'>): number =>
  levels.reduce((sum, { on_hand, reserved }) => sum + on_hand - reserved, 0)

interface Known {
  price: Price | null
  /** From how many on it costs less. */
  breaks?: PartDetails['breaks']
  /** What so many cost as are asked for, each. */
  ofQuantity?: { quantity: number; cost: Price } | undefined
  /** Where it is asked for. */
  place?: { id: string; name: string } | undefined
  /** Whose price it is; the asker's own if undefined. */
  customer?: string | undefined
  replaced?: Replacement | undefined
  /** How many are looked for. */
  quantity?: number | undefined
  /** Of a part that is asked for by itself. */
  details?: PartDetails | undefined
}

/** A part with what is in stock: by location for whoever stores it, else how many can be ordered. */
export function partFact(part: PartStock, known: Known, asker: Asker): Fact {
  const { price, place, customer, replaced, details, quantity } = known
  const { part_number, description } = part
  const isOwn = receivesGoods(asker.caller, part.organization_id)
  const cost = price
    ? [inLanguage(each(amountWriter(price.currency, asker.locale)(price.amount), customer), asker)]
    : []
  const said = [
    ...(place ? [there(part, place, asker)] : []),
    ...(isOwn ? levelsOf(part, asker, details !== undefined) : [available(availableOf(part), asker)]),
    ...(replaced?.next ? [] : cost),
    ...replacedTexts(replaced).map((text) => inLanguage(text, asker)),
    // Whoever orders the old part gets the new one, at its price.
    ...(replaced?.next ? cost : []),
    ...(part.is_active ? [] : [inLanguage({ en: 'not on sale', es: 'fuera de venta' }, asker)]),
  ].join(', ')
  const head = `${description || part_number} (${part_number})`
  // The prices of what is replaced are those of no part that is sold.
  const shown = details && replaced?.next ? { ...details, breaks: [], lists: [] } : details
  return {
    title: part_number,
    head,
    path: pathOf(part, asker),
    text: `${head}: ${[said, ...(shown ? writeDetails(shown, asker) : [])].join('; ')}`,
    details: [
      ...coreDetails(details, asker),
      ...stockDetails(part, { place, isOwn, quantity, next: replaced?.next }, asker),
      ...priceDetails(known, asker),
      ...replacedDetails(replaced, asker),
    ],
  }
}

/** A super user has no catalogue and no cart, but sees the stock of each dealership. */
function pathOf({ id, organization_id }: PartStock, { caller }: Asker): string {
  if (caller.isSuperuser) return `/inventory/${id}`
  return receivesGoods(caller, organization_id) ? `/parts/${id}` : '/cart'
}

/** What is charged until the old part is back. */
const coreDetails = (details: PartDetails | undefined, asker: Asker): Detail[] =>
  details
    ? [
        {
          about: ['core_charge'],
          text: inLanguage(
            details.coreCharge
              ? coreChargeOf(amountWriter(details.currency, asker.locale)(details.coreCharge))
              : { en: 'no core charge', es: 'sin cargo por casco' },
            asker,
          ),
          said: details.coreCharge ? 'asked' : 'nothing',
        },
      ]
    : []

interface Sought {
  place: Known['place']
  isOwn: boolean
  quantity: number | undefined
  /** What is sold instead. */
  next: string | undefined
}

/** How many there are, without the level at which more are ordered; nothing where there are fewer than are looked for. */
function stockDetails(part: PartStock, { place, isOwn, quantity = 1, next }: Sought, asker: Asker): Detail[] {
  const levels = isOwn
    ? levelsOf({ ...part, levels: part.levels.map(withoutReorder) }, asker, true)
    : [available(availableOf(part), asker)]
  const instead = next ? [inLanguage(replacedBy(next), asker)] : []
  const text = [place ? there(part, place, asker) : levels.join(', '), ...instead].join('; ')
  const count = place ? countAt(part, place) : availableOf(part)
  return [{ about: ['stock', 'where'], text, said: count >= quantity ? 'asked' : 'nothing' }]
}

const withoutReorder = (level: PartStock['levels'][number]) => ({ ...level, reorder_level: null })

/** What one costs, and so many as are asked for. */
function priceDetails({ price, breaks = [], ofQuantity, customer, replaced, details }: Known, asker: Asker): Detail[] {
  if (!price) return [{ about: ['price'], text: inLanguage(noPrice, asker), said: 'nothing' }]
  const write = amountWriter(price.currency, asker.locale)
  const say = (text: Text) => inLanguage(text, asker)
  const whole = ofQuantity && [
    say(
      several(ofQuantity.quantity, write(ofQuantity.cost.amount * ofQuantity.quantity), write(ofQuantity.cost.amount)),
    ),
  ]
  // The prices of what is replaced are those of no part that is sold.
  const lists = replaced?.next ? [] : (details?.lists ?? [])
  const one = [
    say(each(write(price.amount), customer)),
    ...breaks.map(({ from, amount }) => say(priceFrom(from, write(amount)))),
    ...lists.map(({ name, from, amount }) => say(priceOfList(name, from, write(amount)))),
  ]
  const next = replaced?.next
    ? [say({ en: `replaced by ${replaced.next}`, es: `sustituida por ${replaced.next}` })]
    : []
  return [{ about: ['price'], text: [...next, ...(whole ?? one)].join('; '), said: 'asked' }]
}

const noPrice = { en: 'without a price', es: 'sin precio' }

const several = (count: number, sum: string, price: string): Text => ({
  en: `${count} for ${sum}, ${price} each`,
  es: `${count} por ${sum}, ${price} cada una`,
})

const replacedDetails = (replaced: Replacement | undefined, asker: Asker): Detail[] =>
  replacedTexts(replaced).map((text) => ({ about: ['replacement'], text: inLanguage(text, asker), said: 'asked' }))

const available = (count: number, asker: Asker): string =>
  count > 0
    ? inLanguage({ en: `${count} in stock`, es: `${count} en existencias` }, asker)
    : inLanguage({ en: 'none in stock', es: 'sin existencias' }, asker)

const each = (price: string, customer: string | undefined): Text => ({
  en: `${price} each${customer ? ` for ${customer}` : ''}`,
  es: `${price} por unidad${customer ? ` para ${customer}` : ''}`,
})

function countAt({ levels }: PartStock, { id }: { id: string }): number {
  const level = levels.find(({ location_id }) => location_id === id)
  return level ? level.on_hand - level.reserved : 0
}

function there(part: PartStock, place: { id: string; name: string }, asker: Asker): string {
  const { name } = place
  const count = countAt(part, place)
  return inLanguage({ en: `${count} at ${name}`, es: `${count} en ${name}` }, asker)
}

/** Also what is still left is replaced. */
function replacedTexts(replaced: Replacement | undefined): Text[] {
  if (!replaced) return []
  const { next, reason, earlier } = replaced
  const why = reason ? ` (${reason})` : ''
  return [
    ...(next ? [replacedBy(`${next}${why}`)] : []),
    ...(earlier.length > 0 ? [{ en: `replaces ${earlier.join(', ')}`, es: `sustituye a ${earlier.join(', ')}` }] : []),
  ]
}

const replacedBy = (next: string): Text => ({ en: `replaced by ${next}`, es: `sustituida por ${next}` })

/** @param isPlaced whether a single location is named, too, as that of a part that is asked for by itself */
function levelsOf(part: PartStock, asker: Asker, isPlaced: boolean): string[] {
  const onHand = part.levels.reduce((sum, { on_hand }) => sum + on_hand, 0)
  const reserved = part.levels.reduce((sum, level) => sum + level.reserved, 0)
  const free = part.levels.filter((level) => level.on_hand > level.reserved)
  const places = free.map((level) => `${level.location} ${level.on_hand - level.reserved}`)
  // All that is there may be reserved.
  const kept = part.levels.filter((one) => one.on_hand > 0 && !free.includes(one)).map(({ location }) => location)
  const only = isPlaced && free.length === 1 ? free.map(({ location }) => location) : []
  const reservedAt = isPlaced && free.length === 0 && kept.length > 0 ? ` (${listFor(kept, asker)})` : ''
  const level = part.levels.reduce((sum, { reorder_level }) => sum + (reorder_level ?? 0), 0)
  const waiting = part.back_ordered
  return [
    available(onHand - reserved, asker) + writePlaces(places.length > 1 ? places : only, asker),
    ...(reserved > 0
      ? [inLanguage({ en: `${reserved} more reserved`, es: `${reserved} más reservadas` }, asker) + reservedAt]
      : []),
    ...(level > 0 ? [inLanguage({ en: `reorder level ${level}`, es: `nivel de reposición ${level}` }, asker)] : []),
    ...(waiting > 0
      ? [inLanguage({ en: `orders wait for ${waiting}`, es: `los pedidos esperan ${waiting}` }, asker)]
      : []),
  ]
}

const writePlaces = (places: readonly string[], asker: Asker): string =>
  places.length > 0 ? ` (${listFor(places, asker)})` : ''
