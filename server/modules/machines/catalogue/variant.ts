import { type InvalidField, invalid } from '../../../domain/domain-error'
import { isInSerialRange, isSerialRange } from '../../../domain/serial-number'
import type { Text } from '../../../domain/text'
import { isSameName, normalizeName } from './brand'

/** A variant as entered; with the id of an existing variant, it replaces that one. */
export interface VariantDraft {
  id?: string
  name: string
  serialStart: string | null
  serialEnd: string | null
}

export interface VariantError {
  index: number
  field: 'id' | 'name' | 'serial_number_start' | 'serial_number_end'
  message: Text
}

/** Removes blanks around the texts; an empty end of a range becomes an open one. */
export function normalizeVariant({ id, name, serialStart, serialEnd }: VariantDraft): VariantDraft {
  const end = (typed: string | null) => (typed ? normalizeName(typed) || null : null)
  return { ...(id && { id }), name: normalizeName(name), serialStart: end(serialStart), serialEnd: end(serialEnd) }
}

/**
 * Validates the variants of one model: their names differ, and their ranges are valid and do not overlap, as a serial
 * number determines one variant (behaviour, section 4). A variant without a range overlaps with none.
 * @param known ids of the variants that the model has
 */
export function variantErrors(variants: readonly VariantDraft[], known: readonly string[]): VariantError[] {
  return variants.flatMap((variant, index) => {
    const earlier = variants.slice(0, index)
    return [
      ...idErrors(variant, earlier, known),
      ...nameErrors(variant, earlier),
      ...rangeErrors(variant, earlier),
    ].map((error) => ({ index, ...error }))
  })
}

/**
 * @returns the normalized variants
 * @throws DomainError invalid with each invalid field of each variant
 */
export function validVariants(drafts: readonly VariantDraft[], known: readonly string[] = []): VariantDraft[] {
  const variants = drafts.map(normalizeVariant)
  const [first, ...others] = variantErrors(variants, known).map(
    ({ index, field, message }): InvalidField => ({ path: `body.variants.${index}.${field}`, message }),
  )
  if (first) throw invalid(first, ...others)
  return variants
}

type FieldError = Omit<VariantError, 'index'>

function idErrors({ id }: VariantDraft, earlier: readonly VariantDraft[], known: readonly string[]): FieldError[] {
  if (id === undefined) return []
  if (!known.includes(id)) {
    return [{ field: 'id', message: { en: 'The model has no such variant.', es: 'El modelo no tiene esa variante.' } }]
  }
  const isRepeated = earlier.some((other) => other.id === id)
  return isRepeated
    ? [
        {
          field: 'id',
          message: { en: 'This variant is in the list twice.', es: 'Esta variante está dos veces en la lista.' },
        },
      ]
    : []
}

function nameErrors({ name }: VariantDraft, earlier: readonly VariantDraft[]): FieldError[] {
  const isTaken = earlier.some((other) => isSameName(other.name, name))
  const message = {
    en: `There are two variants with the name ${name}.`,
    es: `Hay dos variantes con el nombre ${name}.`,
  }
  return isTaken ? [{ field: 'name', message }] : []
}

function rangeErrors(variant: VariantDraft, earlier: readonly VariantDraft[]): FieldError[] {
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
      en: 'The last serial number must have the same prefix as the first and must not be lower.',
      es: 'El último número de serie debe tener el mismo prefijo que el primero y no puede ser menor.',
    }
    return [{ field: 'serial_number_end', message }]
  }
  const other = earlier.find((one) => overlap(one, variant))
  const field = serialStart ? 'serial_number_start' : 'serial_number_end'
  if (!other) return []
  const message = {
    en: `These serial numbers overlap with those of ${other.name}.`,
    es: `Estos números de serie se solapan con los de ${other.name}.`,
  }
  return [{ field, message }]
}

const endsWithoutNumber: Text = {
  en: 'A serial number must end with a digit.',
  es: 'Un número de serie debe terminar en una cifra.',
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
