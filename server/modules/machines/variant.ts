import { isSameName, tidyName } from './brand'
import { isInSerialRange, isSerialRange } from './serial-number'

/** A variant of a model as somebody asks for it; with the id of one that there is, it stays that one. */
export interface VariantDraft {
  id?: string
  name: string
  serialStart: string | null
  serialEnd: string | null
}

/** What is wrong with which of the variants. */
export interface VariantFault {
  index: number
  field: 'id' | 'name' | 'serial_number_start' | 'serial_number_end'
  message: string
}

/** A variant as it is kept: without blanks around its texts, an empty end of its range as an open one. */
export function tidyVariant({ id, name, serialStart, serialEnd }: VariantDraft): VariantDraft {
  const end = (typed: string | null) => (typed ? tidyName(typed) || null : null)
  return { ...(id && { id }), name: tidyName(name), serialStart: end(serialStart), serialEnd: end(serialEnd) }
}

/**
 * Why variants cannot be those of one model: a name that another one has, a range that is none, or one that overlaps with
 * another's, since a serial number chooses one variant (behaviour, section 4). One without a range overlaps with none.
 *
 * @param known ids of the variants that the model has
 */
export function variantFaults(variants: readonly VariantDraft[], known: readonly string[]): VariantFault[] {
  return variants.flatMap((variant, index) => {
    const earlier = variants.slice(0, index)
    return [
      ...idFaults(variant, earlier, known),
      ...nameFaults(variant, earlier),
      ...rangeFaults(variant, earlier),
    ].map((fault) => ({ index, ...fault }))
  })
}

type Fault = Omit<VariantFault, 'index'>

function idFaults({ id }: VariantDraft, earlier: readonly VariantDraft[], known: readonly string[]): Fault[] {
  if (id === undefined) return []
  if (!known.includes(id)) return [{ field: 'id', message: 'The model has no such variant.' }]
  return earlier.some((other) => other.id === id) ? [{ field: 'id', message: 'Is named twice.' }] : []
}

function nameFaults({ name }: VariantDraft, earlier: readonly VariantDraft[]): Fault[] {
  const isTaken = earlier.some((other) => isSameName(other.name, name))
  return isTaken ? [{ field: 'name', message: `There are two variants with the name ${name}.` }] : []
}

function rangeFaults(variant: VariantDraft, earlier: readonly VariantDraft[]): Fault[] {
  const { serialStart, serialEnd } = variant
  const unreadable = (
    [
      ['serial_number_start', serialStart],
      ['serial_number_end', serialEnd],
    ] as const
  ).flatMap(([field, end]) =>
    end === null || isSerialRange(end, end) ? [] : [{ field, message: 'A serial number ends with a number.' }],
  )
  if (unreadable.length > 0) return unreadable
  if (serialStart && serialEnd && !isSerialRange(serialStart, serialEnd)) {
    const message = 'The end must have the same prefix as the start and must not be lower.'
    return [{ field: 'serial_number_end', message }]
  }
  const other = earlier.find((one) => overlap(one, variant))
  const field = serialStart ? 'serial_number_start' : 'serial_number_end'
  return other ? [{ field, message: `The range overlaps with that of ${other.name}.` }] : []
}

/** Of two ranges that overlap, one has an end inside the other. */
function overlap(one: VariantDraft, other: VariantDraft): boolean {
  const isInside = (end: string | null, { serialStart, serialEnd }: VariantDraft) =>
    end !== null && (serialStart ?? serialEnd) !== null && isInSerialRange(end, serialStart, serialEnd)
  return (
    isInside(one.serialStart, other) ||
    isInside(one.serialEnd, other) ||
    isInside(other.serialStart, one) ||
    isInside(other.serialEnd, one)
  )
}
