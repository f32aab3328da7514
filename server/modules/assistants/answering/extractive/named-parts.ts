import type { FittingParts } from '../../finding/parts/fitting-parts'
import type { NamedPart } from '../engine'

/** The rows of parts lists that answer a question, in their order. */
export const namedParts = (fitting: FittingParts | undefined): NamedPart[] =>
  (fitting?.rows ?? []).map(({ part, passage }) => ({
    number: part.number,
    description: part.description || part.name,
    manualId: passage.manualId,
    manualName: passage.manualName,
    page: passage.page,
    ...(part.figure && { figure: part.figure }),
    ...(part.item && { item: part.item }),
    ...(part.quantity && { quantity: part.quantity }),
    ...(part.remark && { remark: part.remark }),
  }))
