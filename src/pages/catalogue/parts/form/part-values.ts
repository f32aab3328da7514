import type { CataloguePart, CataloguePartChange, NewCataloguePart, QuantityPrice } from '@/entities/catalogue'
import { readAmount, writeAmount } from '@/shared/lib/money'
import { readWholeNumber } from '@/shared/lib/whole-number'

/** The values of the form, under their names in the contract; money and quantities as they are typed. */
export type PartValues = {
  part_number: string
  description: string
  manufacturer: string
  unit: string
  cost: string
  core_charge: string
  pack_size: string
  min_quantity: string
  is_active: boolean
  superseded_by_id: string
  superseded_by_number: string
  supersession_reason: string
  prices: { min_quantity: string; amount: string }[]
}

type Money = CataloguePart['cost']

export const newPriceBreak = { min_quantity: '', amount: '' }

const newPart: PartValues = {
  ...{ part_number: '', description: '', manufacturer: '', unit: '', cost: '', core_charge: '' },
  ...{ pack_size: '1', min_quantity: '1', is_active: true },
  ...{ superseded_by_id: '', superseded_by_number: '', supersession_reason: '', prices: [] },
}

/** @param part undefined for a new one */
export function valuesOf(
  part: CataloguePart | undefined,
  breaks: readonly QuantityPrice[],
  currency: string,
): PartValues {
  if (!part) return newPart
  const typed = (money: Money) => (money ? writeAmount(money.amount, currency) : '')
  const { part_number, description, manufacturer, unit, is_active, superseded_by, supersession_reason } = part
  return {
    ...{ part_number, description, manufacturer, unit, is_active, supersession_reason },
    cost: typed(part.cost),
    core_charge: typed(part.core_charge),
    pack_size: String(part.pack_size),
    min_quantity: String(part.min_quantity),
    superseded_by_id: superseded_by?.id ?? '',
    superseded_by_number: superseded_by?.part_number ?? '',
    prices: breaks.map(({ min_quantity, amount }) => ({
      min_quantity: String(min_quantity),
      amount: writeAmount(amount, currency),
    })),
  }
}

/** What a new part is added with; what replaces it is set afterwards. */
export function newPartOf(values: PartValues, currency: string): NewCataloguePart {
  const money = (typed: string): Money => {
    const amount = readAmount(typed, currency)
    return amount === undefined ? null : { amount, currency }
  }
  const { part_number, description, manufacturer, unit, cost, core_charge, pack_size, min_quantity } = values
  return {
    ...{ part_number, description, manufacturer, unit },
    cost: money(cost),
    core_charge: money(core_charge),
    pack_size: readWholeNumber(pack_size) ?? 1,
    min_quantity: readWholeNumber(min_quantity) ?? 1,
  }
}

export function changeOf(values: PartValues, currency: string): Omit<CataloguePartChange, 'version'> {
  const { is_active, superseded_by_id, supersession_reason } = values
  return {
    ...newPartOf(values, currency),
    is_active,
    superseded_by_id: superseded_by_id || null,
    supersession_reason: superseded_by_id ? supersession_reason : '',
  }
}

export const breaksOf = ({ prices }: PartValues, currency: string): QuantityPrice[] =>
  prices.map(({ min_quantity, amount }) => ({
    min_quantity: readWholeNumber(min_quantity) ?? 0,
    amount: readAmount(amount, currency) ?? 0,
  }))
