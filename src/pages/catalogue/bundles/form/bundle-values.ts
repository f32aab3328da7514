import type { CatalogueBundle, NewCatalogueBundle } from '@/entities/catalogue'
import { readAmount, writeAmount } from '@/shared/lib/money'
import { readWholeNumber } from '@/shared/lib/whole-number'

/** The values of the form, under their names in the contract; the price and quantities as they are typed. */
export type BundleValues = {
  name: string
  description: string
  own_cost: string
  is_active: boolean
  parts: { part_id: string; part_number: string; description: string; quantity: string }[]
}

/** @param bundle undefined for a new one */
export function valuesOf(bundle: CatalogueBundle | undefined, currency: string): BundleValues {
  if (!bundle) return { name: '', description: '', own_cost: '', is_active: true, parts: [] }
  const { name, description, own_cost, is_active, parts } = bundle
  return {
    ...{ name, description, is_active },
    own_cost: own_cost ? writeAmount(own_cost.amount, currency) : '',
    parts: parts.map(({ part, quantity }) => ({
      ...{ part_id: part.id, part_number: part.part_number, description: part.description },
      quantity: String(quantity),
    })),
  }
}

export function bundleOf({ name, description, own_cost, parts }: BundleValues, currency: string): NewCatalogueBundle {
  const amount = readAmount(own_cost, currency)
  return {
    ...{ name, description },
    own_cost: amount === undefined ? null : { amount, currency },
    parts: parts.map(({ part_id, quantity }) => ({ part_id, quantity: readWholeNumber(quantity) ?? 0 })),
  }
}
