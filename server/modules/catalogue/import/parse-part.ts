import { newCataloguePartLimits as limits } from '#contract/platform-limits'
import { normalizePartNumber } from '../../../domain/part-number'
import type { Text } from '../../../domain/text'
import { parseCount } from '../../../tables/parse-count'
import type { RowReader } from '../../../tables/row-reader'
import { yesOrNo } from '../../../tables/yes-no'
import { formatAmount, parseAmount } from './decimal-amount'
import type { PartColumn } from './part-columns'
import { parsePriceUnit } from './price-unit'

/** A part as a row describes it; null for what an import leaves as it is. */
export interface ImportedPart {
  part_number: string
  description: string | null
  manufacturer: string | null
  unit: string | null
  cost_amount: number | null
  core_charge_amount: number | null
  pack_size: number | null
  min_quantity: number | null
  is_active: boolean | null
  superseded_by: string | null
  supersession_reason: string | null
}

const neitherYesNorNo: Text = { en: 'is neither yes nor no', es: 'no es ni sí ni no' }

/** @returns the part; the reader has all reasons why the row cannot be stored */
export function parsePart(reader: RowReader<PartColumn>, currency: string): ImportedPart {
  const { refuse, refuseCell, text, identifier } = reader

  function amount(column: PartColumn): number | null {
    const figure = reader.figure(column)
    if (figure === null) return null
    const parsed = parseAmount(figure, currency)
    return typeof parsed === 'number' ? parsed : refuseCell(column, figure.text, parsed.fault)
  }

  /** The price of one piece, also where the table has that of a hundred. */
  function priceOfOne(): number | null {
    const price = amount('price')
    const figure = price === null ? null : reader.figure('price_per')
    if (price === null || figure === null) return price
    const pieces = parsePriceUnit(figure)
    if (typeof pieces !== 'number') return refuseCell('price_per', figure.text, pieces.fault)
    if (price % pieces === 0) return price / pieces
    return refuse(noPriceOfOne(formatAmount(price, currency), pieces), 'price', 'price_per')
  }

  function quantity(column: 'pack_size' | 'min_quantity'): number | null {
    const figure = reader.figure(column)
    if (figure === null) return null
    const parsed = parseCount(figure, limits[column])
    return typeof parsed === 'number' ? parsed : refuseCell(column, figure.text, parsed.fault)
  }

  function flag(column: PartColumn): boolean | null {
    const value = reader.cell(column)
    return value === null ? null : (yesOrNo(value) ?? refuseCell(column, value, neitherYesNorNo))
  }

  const number = identifier('part_number', limits.part_number.maxLength)
  const isUnreadable = number === null && reader.reason() !== null
  const part: ImportedPart = {
    part_number: number ?? '',
    description: text('description', limits.description.maxLength),
    manufacturer: text('manufacturer', limits.manufacturer.maxLength),
    unit: text('unit', limits.unit.maxLength),
    cost_amount: priceOfOne(),
    core_charge_amount: amount('core_charge'),
    pack_size: quantity('pack_size'),
    min_quantity: quantity('min_quantity'),
    is_active: flag('is_active'),
    superseded_by: identifier('superseded_by', limits.part_number.maxLength),
    supersession_reason: text('supersession_reason', limits.description.maxLength),
  }
  if (!isUnreadable && normalizePartNumber(part.part_number) === '') refuse(numberless, 'part_number')
  const named = reader.cell('currency')
  if (named !== null && named.toUpperCase() !== currency) refuse(otherCurrency(currency), 'currency')
  if (part.superseded_by !== null && part.superseded_by.toUpperCase() === part.part_number.toUpperCase()) {
    refuse(supersedesItself, 'superseded_by')
  }
  return part
}

const numberless: Text = {
  en: 'part_number must have letters or digits.',
  es: 'part_number debe tener letras o cifras.',
}

const noPriceOfOne = (price: string, pieces: number): Text => ({
  en: `A price of ${price} for ${pieces} gives no exact price of one.`,
  es: `Un precio de ${price} por ${pieces} no da un precio exacto por unidad.`,
})

const otherCurrency = (currency: string): Text => ({
  en: `The prices of this catalogue are in ${currency}.`,
  es: `Los precios de este catálogo están en ${currency}.`,
})

const supersedesItself: Text = {
  en: 'A part cannot supersede itself.',
  es: 'Una pieza no puede sustituirse a sí misma.',
}
