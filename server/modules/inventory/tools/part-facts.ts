import { isStaff } from '../../../access'
import { amountWriter } from '../../../domain/amount-writer'
import type { Text } from '../../../domain/text'
import { inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import type { PartStock } from '../stock/part-stock.repository'
import type { PartDetails } from './part-details.repository'
import type { Replacement } from './replacement.repository'
import { writeDetails } from './write-details'

interface Price {
  amount: number
  currency: string
}

/** How many can be sold. */
const availableOf = ({ levels }: Pick<PartStock, 'levels'>): number =>
  levels.reduce((sum, { on_hand, reserved }) => sum + on_hand - reserved, 0)

interface Known {
  price: Price | null
  /** Where it is asked for. */
  place?: { id: string; name: string } | undefined
  /** Whose price it is; the asker's own if undefined. */
  customer?: string | undefined
  replaced?: Replacement | undefined
  /** Of a part that is asked for by itself. */
  details?: PartDetails | undefined
}

/** A part with what is in stock: by location for whoever stores it, else how many can be ordered. */
export function partFact(part: PartStock, { price, place, customer, replaced, details }: Known, asker: Asker): Fact {
  const { id, part_number, description } = part
  const isOwn = isStaff(asker.caller) && asker.caller.organization?.id === part.organization_id
  const cost = price
    ? [inLanguage(each(amountWriter(price.currency, asker.locale)(price.amount), customer), asker)]
    : []
  const known = [
    ...(place ? [there(part, place, asker)] : []),
    ...(isOwn ? levelsOf(part, asker) : [available(availableOf(part), asker)]),
    ...(replaced?.next ? [] : cost),
    ...replacedTexts(replaced).map((text) => inLanguage(text, asker)),
    // Whoever orders the old part gets the new one, at its price.
    ...(replaced?.next ? cost : []),
    ...(part.is_active ? [] : [inLanguage({ en: 'not on sale', es: 'fuera de venta' }, asker)]),
  ].join(', ')
  return {
    title: part_number,
    path: isOwn ? `/parts/${id}` : '/cart',
    text: `${description || part_number} (${part_number}): ${[known, ...(details ? writeDetails(details, asker) : [])].join('; ')}`,
  }
}

const available = (count: number, asker: Asker): string =>
  count > 0
    ? inLanguage({ en: `${count} in stock`, es: `${count} en existencias` }, asker)
    : inLanguage({ en: 'none in stock', es: 'sin existencias' }, asker)

const each = (price: string, customer: string | undefined): Text => ({
  en: `${price} each${customer ? ` for ${customer}` : ''}`,
  es: `${price} por unidad${customer ? ` para ${customer}` : ''}`,
})

function there({ levels }: PartStock, { id, name }: { id: string; name: string }, asker: Asker): string {
  const level = levels.find(({ location_id }) => location_id === id)
  const count = level ? level.on_hand - level.reserved : 0
  return inLanguage({ en: `${count} at ${name}`, es: `${count} en ${name}` }, asker)
}

/** Also what is still left is replaced. */
function replacedTexts(replaced: Replacement | undefined): Text[] {
  if (!replaced) return []
  const { next, reason, earlier } = replaced
  const why = reason ? ` (${reason})` : ''
  return [
    ...(next ? [{ en: `replaced by ${next}${why}`, es: `sustituida por ${next}${why}` }] : []),
    ...(earlier.length > 0 ? [{ en: `replaces ${earlier.join(', ')}`, es: `sustituye a ${earlier.join(', ')}` }] : []),
  ]
}

function levelsOf(part: PartStock, asker: Asker): string[] {
  const onHand = part.levels.reduce((sum, { on_hand }) => sum + on_hand, 0)
  const reserved = part.levels.reduce((sum, level) => sum + level.reserved, 0)
  const places = part.levels
    .filter((level) => level.on_hand > level.reserved)
    .map((level) => `${level.location} ${level.on_hand - level.reserved}`)
  const level = part.levels.reduce((sum, { reorder_level }) => sum + (reorder_level ?? 0), 0)
  const waiting = part.back_ordered
  return [
    available(onHand - reserved, asker) + (places.length > 1 ? ` (${listFor(places, asker)})` : ''),
    ...(reserved > 0 ? [inLanguage({ en: `${reserved} more reserved`, es: `${reserved} más reservadas` }, asker)] : []),
    ...(level > 0 ? [inLanguage({ en: `reorder level ${level}`, es: `nivel de reposición ${level}` }, asker)] : []),
    ...(waiting > 0
      ? [inLanguage({ en: `orders wait for ${waiting}`, es: `los pedidos esperan ${waiting}` }, asker)]
      : []),
  ]
}
