import type { components } from '#contract/platform'

type Schemas = components['schemas']

export type Cart = Schemas['Cart']
export type CartLine = Schemas['CartLine']
export type CartSummary = Schemas['CartSummary']
export type NewCartLine = Schemas['NewCartLines']['lines'][number]
export type CartOrder = Schemas['CartOrder']

/** Who sells and who buys: each pair has a cart of its own for each person. */
export type CartSides = { dealershipId: string; operatorId: string }

export const sidesOf = ({ dealership, operator }: CartSummary): CartSides => ({
  dealershipId: dealership.id,
  operatorId: operator.id,
})
