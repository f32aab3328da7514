import type { components } from '#contract/assistants'
import type { NamedPart } from '../answering/engine'
import type { FoundPart } from '../parts/part-search.repository'
import type { Reader } from './reader.repository'

type AnswerPart = components['schemas']['AnswerPart']
type Offering = Pick<Reader, 'offers' | 'operatorId'>

/** A part that an answer names; none of a manual that the reader may not see, or of a catalogue that does not sell it. */
export function namedPartToWire({ listedIn, ...part }: NamedPart, reader: Reader): AnswerPart[] {
  const isShown = part.manualId === null ? reader.offers.has(part.number) : reader.visible.has(part.manualId)
  if (!isShown) return []
  const place = listedIn && reader.visible.has(listedIn.manualId) ? listedIn : {}
  return partToWire({ figure: null, item: null, quantity: null, remark: null, ...part, ...place }, reader)
}

/** A part once for each dealership that sells it, or once without what a catalogue says. */
export function partToWire(part: FoundPart, { offers, operatorId }: Offering): AnswerPart[] {
  const { number, description, page, manualId, manualName, figure, item, quantity, remark } = part
  const printed: AnswerPart = {
    part_number: number,
    description,
    page,
    manual_id: manualId,
    manual_name: manualName,
    figure,
    item,
    quantity,
    remark,
  }
  const sold = offers.get(number) ?? []
  if (sold.length === 0) return [printed]
  return sold.map((offer) => ({
    ...printed,
    catalogue_part_id: offer.part.id,
    sold_number: offer.part.partNumber,
    is_replacement: offer.isReplacement,
    ...(offer.cost && { cost: offer.cost }),
    stock: offer.available,
    dealership: offer.dealership,
    operator_id: operatorId,
  }))
}
