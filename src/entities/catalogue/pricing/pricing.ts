import type { components } from '#contract/platform'

type Schemas = components['schemas']

export type PriceList = Schemas['PriceList']
export type PriceListEntry = Schemas['PriceListEntry']
export type CustomerTerms = Schemas['CustomerTerms']
export type TaxRate = Schemas['TaxRate']
export type NewTaxRate = Schemas['NewTaxRate']
