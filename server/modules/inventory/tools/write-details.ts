import { amountWriter } from '../../../domain/amount-writer'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Asker } from '../../../record-tools/record-tool'
import type { PartDetails } from './part-details.repository'

/** What a part is besides its stock and its price of one; nothing of what it does not have. */
export function writeDetails(details: PartDetails, asker: Asker): string[] {
  const { breaks, lists, coreCharge, manufacturer, unit, packSize, minQuantity, sets, models, orders } = details
  const write = amountWriter(details.currency, asker.locale)
  const list = (items: readonly string[]) => listFor(items, asker)
  const texts: Text[] = [
    ...breaks.map(({ from, amount }) => priceFrom(from, write(amount))),
    ...lists.map(({ name, from, amount }) => priceOfList(name, from, write(amount))),
    ...(coreCharge ? [coreChargeOf(write(coreCharge))] : []),
    ...(manufacturer ? [{ en: `manufacturer ${manufacturer}`, es: `fabricante ${manufacturer}` }] : []),
    ...(unit ? [{ en: `unit ${unit}`, es: `unidad ${unit}` }] : []),
    ...(packSize > 1 ? [{ en: `in packs of ${packSize}`, es: `en paquetes de ${packSize}` }] : []),
    ...(minQuantity > 1 ? [{ en: `minimum quantity ${minQuantity}`, es: `cantidad mínima ${minQuantity}` }] : []),
    ...(sets.length > 0 ? [{ en: `part of ${list(sets)}`, es: `forma parte de ${list(sets)}` }] : []),
    ...(models.length > 0
      ? [{ en: `in the parts lists of ${list(models)}`, es: `en las listas de piezas de ${list(models)}` }]
      : []),
    ...(orders.length > 0 ? [reservedFor(list(orders.map(nameOfOrder)))] : []),
  ]
  return texts.map((text) => inLanguage(text, asker))
}

export const coreChargeOf = (amount: string): Text => ({
  en: `core charge ${amount}`,
  es: `cargo por casco ${amount}`,
})

export const priceFrom = (from: number, price: string): Text => ({
  en: `from ${from} ${price}`,
  es: `desde ${from} ${price}`,
})

export const priceOfList = (name: string, from: number, price: string): Text => ({
  en: `price list ${name} ${price}${from > 1 ? ` from ${from}` : ''}`,
  es: `lista de precios ${name} ${price}${from > 1 ? ` desde ${from}` : ''}`,
})

const nameOfOrder = ({ number, pieces }: PartDetails['orders'][number]): string =>
  `${salesNumber('order', number)} (${pieces})`

const reservedFor = (orders: string): Text => ({ en: `reserved for ${orders}`, es: `reservadas para ${orders}` })
