import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import type { Language } from '../../../domain/text'
import { findAvailable, type PricedLine, priceLines, problemToWire } from '../../catalogue'
import { findPictures, type Picture, type PictureToWire } from '../../pictures'
import { type AddedLine, onlyMachineOf } from './cart'
import { type CartLine, type CartOwner, findLines, type summarize } from './cart.repository'

type Schemas = components['schemas']

/** What the lines of a cart are read with. */
export interface LineReader {
  db: Database
  pictureToWire: PictureToWire
}

type Summary = Awaited<ReturnType<ReturnType<typeof summarize>['execute']>>[number]

export const fromWire = ({ part_id, bundle_id, quantity, instance_id }: Schemas['NewCartLine']): AddedLine => ({
  partId: part_id ?? null,
  bundleId: bundle_id ?? null,
  quantity,
  instanceId: instance_id ?? null,
})

export const summaryToWire = (cart: Summary): Schemas['CartSummary'] => ({
  catalogue_id: cart.catalogueId,
  currency: cart.currency,
  dealership: { id: cart.dealershipId, name: cart.dealershipName },
  operator: { id: cart.operatorId, name: cart.operatorName },
  line_count: cart.lineCount,
})

/** A cart with what its lines cost now, and how many are available. */
export async function cartToWire(
  reader: LineReader,
  summary: Summary,
  owner: CartOwner,
  language: Language,
): Promise<Schemas['Cart']> {
  const stored = await findLines(reader.db, owner)
  const { lines, amount } = await linesToWire(reader, owner, stored, language)
  return { ...summaryToWire(summary), line_count: lines.length, amount, instance_id: onlyMachineOf(stored), lines }
}

/** What stored lines of a cart or a shopping list cost now, in their order, and together. */
export async function linesToWire(
  { db, pictureToWire }: LineReader,
  { dealershipId, operatorId }: Pick<CartOwner, 'dealershipId' | 'operatorId'>,
  stored: readonly Omit<CartLine, 'instanceId'>[],
  language: Language,
): Promise<Pick<Schemas['Cart'], 'amount' | 'lines'>> {
  const priced = await priceLines(db, { dealershipId, operatorId, lines: stored })
  const partIds = [...new Set(priced.flatMap(({ parts }) => parts.map(({ partId }) => partId)))]
  const available = await findAvailable(db, dealershipId, partIds)
  const shown = priced.flatMap(({ partId }) => partId ?? [])
  const pictures = await findPictures(db, { kind: 'part', organizationId: dealershipId }, shown)
  const pictureOf = ({ partId }: PricedLine): Picture | undefined => pictures.get(partId ?? '')?.[0]
  const lines = priced.flatMap((line, index) => {
    const { id } = stored[index] ?? {}
    if (!id) return []
    const picture = pictureOf(line)
    return [{ ...lineToWire(id, line, available, language), picture: picture ? pictureToWire(picture) : null }]
  })
  const amount = lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)
  return { amount, lines }
}

const lineToWire = (
  id: CartLine['id'],
  line: PricedLine,
  available: ReadonlyMap<string, number>,
  language: Language,
): Omit<Schemas['CartLine'], 'picture'> => ({
  id,
  part_id: line.partId,
  bundle_id: line.bundleId,
  part_number: line.partNumber,
  asked_number: line.askedNumber,
  reason: line.supersessionReason,
  description: line.description,
  quantity: line.quantity,
  unit_price: line.unitPrice && Number(line.unitPrice.amount),
  core_charge: Number(line.coreCharge.amount),
  amount: line.amount && line.problem?.code !== 'amount_too_large' ? Number(line.amount.amount) : null,
  available: availableOf(line, available),
  problem: line.problem ? problemToWire(line.problem, language) : null,
})

/** Of a bundle, as many as its scarcest part permits. */
function availableOf({ parts }: PricedLine, available: ReadonlyMap<string, number>): number {
  const counts = parts.map(({ partId, perUnit }) => Math.floor((available.get(partId) ?? 0) / perUnit))
  return counts.length > 0 ? Math.min(...counts) : 0
}
