import { type InvalidField, invalid } from '../../domain/domain-error'
import type { Text } from '../../domain/text'
import { isSameName, tidyName } from './brand'
import { isInSerialRange, isSerialRange } from './serial-number'

/** A variant as somebody describes it; with the id of an existing one, it replaces that one. */
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
  message: Text
}

/** A variant as it is stored: without blanks around its texts, an empty end of its range as an open one. */
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

/**
 * @returns the variants as they are stored
 * @throws DomainError invalid with each field of each variant that does not fit
 */
export function validVariants(drafts: readonly VariantDraft[], known: readonly string[] = []): VariantDraft[] {
  const variants = drafts.map(tidyVariant)
  const [first, ...others] = variantFaults(variants, known).map(
    ({ index, field, message }): InvalidField => ({ path: `body.variants.${index}.${field}`, message }),
  )
  if (first) throw invalid(first, ...others)
  return variants
}

type Fault = Omit<VariantFault, 'index'>

function idFaults({ id }: VariantDraft, earlier: readonly VariantDraft[], known: readonly string[]): Fault[] {
  if (id === undefined) return []
  if (!known.includes(id)) {
    return [{ field: 'id', message: { en: 'The model has no such variant.', es: 'El modelo no tiene esa variante.' } }]
  }
  const isRepeated = earlier.some((other) => other.id === id)
  return isRepeated ? [{ field: 'id', message: { en: 'Is named twice.', es: 'Se indica dos veces.' } }] : []
}

function nameFaults({ name }: VariantDraft, earlier: readonly VariantDraft[]): Fault[] {
  const isTaken = earlier.some((other) => isSameName(other.name, name))
  const message = {
    en: `There are two variants with the name ${name}.`,
    es: `Hay dos variantes con el nombre ${name}.`,
  }
  return isTaken ? [{ field: 'name', message }] : []
}

function rangeFaults(variant: VariantDraft, earlier: readonly VariantDraft[]): Fault[] {
  const { serialStart, serialEnd } = variant
  const unreadable = (
    [
      ['serial_number_start', serialStart],
      ['serial_number_end', serialEnd],
    ] as const
  ).flatMap(([field, end]) => (end === null || isSerialRange(end, end) ? [] : [{ field, message: endsWithoutNumber }]))
  if (unreadable.length > 0) return unreadable
  if (serialStart && serialEnd && !isSerialRange(serialStart, serialEnd)) {
    const message = {
      en: 'The end must have the same prefix as the start and must not be lower.',
      es: 'El final debe tener el mismo prefijo que el inicio y no ser menor.',
    }
    return [{ field: 'serial_number_end', message }]
  }
  const other = earlier.find((one) => overlap(one, variant))
  const field = serialStart ? 'serial_number_start' : 'serial_number_end'
  if (!other) return []
  const message = {
    en: `The range overlaps with that of ${other.name}.`,
    es: `El intervalo se solapa con el de ${other.name}.`,
  }
  return [{ field, message }]
}

const endsWithoutNumber: Text = {
  en: 'A serial number ends with a number.',
  es: 'Un número de serie termina en una cifra.',
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
