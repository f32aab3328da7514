import { moneyLimits } from '#contract/platform-limits'
import { type Money, times } from '../../../domain/money'
import {
  amountTooLarge,
  bundleInactive,
  bundleIncomplete,
  bundleUnknown,
  type LineProblem,
  partInactive,
  partUnknown,
  quantityProblem,
  withoutPrice,
} from './line-problem'
import {
  type ChosenPrice,
  chooseBundlePrice,
  choosePrice,
  nextQuantity,
  type PartPrices,
  type PriceSource,
} from './price'
import type { CataloguePart, PricedBundle } from './priced-part.repository'
import { type ChainEnd, followSupersession } from './supersession'

/** A part or a bundle, whose price may depend on how many are asked for. */
export interface Article {
  partId?: string | null | undefined
  bundleId?: string | null | undefined
  /** Absent for as few as can be ordered. */
  quantity?: number | undefined
}

/** A part or a bundle with a quantity. */
export interface LineToPrice extends Article {
  quantity: number
}

/** A line with what it would cost now. */
export interface PricedLine {
  /** The part to deliver: the one that replaces a superseded part. Null for a bundle, and for an unknown part. */
  partId: string | null
  bundleId: string | null
  /** Empty for a bundle. */
  partNumber: string
  /** The superseded number that was asked for, and why it was superseded. */
  askedNumber: string | null
  supersessionReason: string
  /** A bundle's name. */
  description: string
  quantity: number
  /** What leaves the stock for one of the line. */
  parts: readonly { partId: string; perUnit: number }[]
  /** The price of one; null without a price. */
  unitPrice: Money | null
  priceSource: PriceSource | null
  /** Of one. */
  coreCharge: Money
  /** Price and core charge of the whole line; null without a price. */
  amount: Money | null
  /** Why the line cannot be ordered; undefined if it can. `part_without_price` alone does not prevent a quote. */
  problem: LineProblem | undefined
}

/** What the dealership sells, as far as the lines name it, at the operator's prices. */
export interface Offer {
  parts: ReadonlyMap<string, CataloguePart>
  bundles: ReadonlyMap<string, PricedBundle>
  pricesOf: (part: CataloguePart) => PartPrices
  currency: string
}

/** Prices a line as if it were ordered now. */
export const priceLine = (line: Article, offer: Offer): PricedLine =>
  line.bundleId ? priceBundle(line, offer) : pricePart(line, offer)

function pricePart({ partId, quantity: wanted }: Article, { parts, pricesOf, currency }: Offer): PricedLine {
  const asked = parts.get(partId ?? '')
  if (!asked) return unpriced(wanted ?? 1, currency, partUnknown)
  const end = followSupersession(asked, parts)
  const part = end?.part ?? asked
  const quantity = wanted ?? nextQuantity(1, part)
  const price = choosePrice(quantity, pricesOf(part))
  const line = toLine(quantity, currency, price, part.coreChargeAmount)
  return {
    ...line,
    partId: part.id,
    partNumber: part.partNumber,
    description: part.description,
    askedNumber: part === asked ? null : asked.partNumber,
    supersessionReason: end?.reasons.join('; ') ?? '',
    parts: [{ partId: part.id, perUnit: 1 }],
    problem:
      (isSold(end) ? quantityProblem(quantity, part) : partInactive(part.partNumber)) ??
      (price ? line.problem : withoutPrice(part.partNumber)),
  }
}

function priceBundle({ bundleId, quantity = 1 }: Article, { parts, bundles, pricesOf, currency }: Offer): PricedLine {
  const bundle = bundles.get(bundleId ?? '')
  if (!bundle) return unpriced(quantity, currency, bundleUnknown)
  const contents = contentsOf(bundle, parts)
  const components = contents.map(({ part, perUnit }) => ({ perUnit, prices: pricesOf(part) }))
  const price = chooseBundlePrice(quantity, bundle.costAmount, components)
  const coreCharge = contents.reduce((sum, { part, perUnit }) => sum + part.coreChargeAmount * perUnit, 0)
  const line = toLine(quantity, currency, price, coreCharge)
  const unavailable = contents.find(({ isSold }) => !isSold)
  return {
    ...line,
    bundleId: bundle.id,
    description: bundle.name,
    parts: contents.map(({ part, perUnit }) => ({ partId: part.id, perUnit })),
    problem:
      (bundle.isActive ? undefined : bundleInactive(bundle.name)) ??
      (unavailable && bundleIncomplete(bundle.name, unavailable.part.partNumber)) ??
      quantityProblem(quantity, { minQuantity: 1, packSize: 1 }) ??
      (price ? line.problem : withoutPrice(bundle.name)),
  }
}

/** The parts of a bundle, superseded ones replaced; two that are replaced by the same one are counted together. */
function contentsOf(bundle: PricedBundle, parts: ReadonlyMap<string, CataloguePart>) {
  const contents = new Map<string, { part: CataloguePart; perUnit: number; isSold: boolean }>()
  for (const { partId, quantity } of bundle.parts) {
    const listed = parts.get(partId)
    if (!listed) continue
    const end = followSupersession(listed, parts)
    const part = end?.part ?? listed
    const perUnit = quantity + (contents.get(part.id)?.perUnit ?? 0)
    contents.set(part.id, { part, perUnit, isSold: isSold(end) })
  }
  return [...contents.values()]
}

const isSold = (end: ChainEnd<CataloguePart> | undefined): boolean => end?.part.isActive === true

function toLine(quantity: number, currency: string, price: ChosenPrice | null, coreChargeAmount: number): PricedLine {
  const coreCharge = { amount: BigInt(coreChargeAmount), currency }
  const whole = price && Number.isInteger(quantity) ? price.amount + coreCharge.amount : null
  const amount = whole === null ? null : times({ amount: whole, currency }, quantity)
  return {
    partId: null,
    bundleId: null,
    partNumber: '',
    askedNumber: null,
    supersessionReason: '',
    description: '',
    quantity,
    parts: [],
    unitPrice: price && { amount: price.amount, currency },
    priceSource: price?.source ?? null,
    coreCharge,
    amount,
    problem: amount && amount.amount > moneyLimits.amount.maximum ? amountTooLarge : undefined,
  }
}

const unpriced = (quantity: number, currency: string, problem: LineProblem): PricedLine => ({
  ...toLine(quantity, currency, null, 0),
  problem,
})
