import type { components } from '#contract/platform'
import { isServing } from '../../../access'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { findPictures, type Picture, type PictureToWire } from '../../pictures'
import { noCatalogue } from '../catalogue'
import { problemToWire } from './line-problem.wire'
import { priceLines } from './price-lines'
import { type CataloguePart, findAvailable } from './priced-part.repository'
import { requireCatalogue } from './require-catalogue.operations'
import { type ResolvedNumber, resolveNumbers } from './resolve-numbers'

type Schemas = components['schemas']

interface Dependencies {
  db: Database
  pictureToWire: PictureToWire
}

interface NumbersToResolve {
  dealershipId: string
  operatorId: string | null
  lines: Schemas['NumbersToResolve']['lines']
  language: Language
}

/** Quick order: part numbers with quantities, as pasted from a mail or a spreadsheet. */
export function resolveOperations({ db, pictureToWire }: Dependencies) {
  const reply = async (currency: string, numbers: NumbersToResolve) => ({
    status: 200 as const,
    body: { currency, items: await resolveLines({ db, pictureToWire }, numbers) },
  })
  return {
    resolvePartNumbers: async ({ path, body, caller, language }) => {
      const { dealershipId, currency } = await requireCatalogue(db, caller, path.id)
      const own = caller.organization?.type === 'OPERATOR' ? caller.organization.id : null
      const operatorId = own ?? body.operator_id ?? null
      const isOfOthers = own !== null && body.operator_id !== undefined && body.operator_id !== own
      if (isOfOthers || (operatorId && !(await isServing(db, { dealershipId, operatorId })))) throw notFound('Operator')
      return reply(currency, { dealershipId, operatorId, lines: body.lines, language })
    },

    /** The prices are those of the link's operator, whomever the request names. */
    resolvePartNumbersByLink: async ({ body, proof: { dealershipId, operatorId }, language }) => {
      const currency = await currencyOf(db, dealershipId)
      return reply(currency, { dealershipId, operatorId, lines: body.lines, language })
    },
  } satisfies Pick<PlatformHandlers, 'resolvePartNumbers' | 'resolvePartNumbersByLink'>
}

async function currencyOf(db: Database, dealershipId: string): Promise<string> {
  const catalogue = await db
    .selectFrom('catalogue')
    .where('organization_id', '=', dealershipId)
    .select('currency')
    .executeTakeFirst()
  if (!catalogue) throw noCatalogue()
  return catalogue.currency
}

async function resolveLines(
  { db, pictureToWire }: Dependencies,
  { dealershipId, operatorId, lines, language }: NumbersToResolve,
) {
  const resolved = await resolveNumbers(db, { dealershipId, numbers: lines.map(({ number }) => number) })
  const toPrice = lines.map(({ quantity }, index) => ({ partId: partOf(resolved[index])?.id, quantity }))
  const priced = await priceLines(db, { dealershipId, operatorId, lines: toPrice })
  const found = resolved.flatMap((number) => partOf(number)?.id ?? [])
  const available = await findAvailable(db, dealershipId, found)
  const shown = resolved.flatMap(partsOf).map(({ id }) => id)
  const pictures = await findPictures(db, { kind: 'part', organizationId: dealershipId }, shown)
  const toWire = (part: CataloguePart) => partToWire(part, pictures.get(part.id)?.[0], pictureToWire)
  return lines.map(({ number, quantity }, index): Schemas['ResolvedNumber'] => {
    const fate = resolved[index] ?? { fate: 'unknown' }
    const part = partOf(fate)
    const price = part && priced[index]
    return {
      number,
      quantity,
      fate: fate.fate,
      part: part ? toWire(part) : null,
      candidates: fate.fate === 'ambiguous' ? fate.candidates.map(toWire) : [],
      asked_number: fate.fate === 'superseded' ? fate.askedNumber : null,
      reason: fate.fate === 'superseded' ? fate.reason : '',
      unit_price: price?.unitPrice ? Number(price.unitPrice.amount) : null,
      core_charge: price ? Number(price.coreCharge.amount) : 0,
      amount: price?.amount && price.problem?.code !== 'amount_too_large' ? Number(price.amount.amount) : null,
      available: part ? (available.get(part.id) ?? 0) : null,
      problem: price?.problem ? problemToWire(price.problem, language) : null,
    }
  })
}

const partOf = (resolved: ResolvedNumber | undefined): CataloguePart | undefined =>
  resolved && 'part' in resolved ? resolved.part : undefined

/** The part to order, or those that a number could mean. */
const partsOf = (resolved: ResolvedNumber): readonly CataloguePart[] => {
  const part = partOf(resolved)
  if (part) return [part]
  return resolved.fate === 'ambiguous' ? resolved.candidates : []
}

const partToWire = (
  part: CataloguePart,
  picture: Picture | undefined,
  pictureToWire: PictureToWire,
): Schemas['ResolvedPart'] => ({
  id: part.id,
  part_number: part.partNumber,
  description: part.description,
  manufacturer: part.manufacturer,
  unit: part.unit,
  min_quantity: part.minQuantity,
  pack_size: part.packSize,
  picture: picture ? pictureToWire(picture) : null,
})
