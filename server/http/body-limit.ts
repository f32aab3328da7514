import type { Contract, Schema } from './contract'

/** The largest body of JSON; a larger one takes too long to parse. */
export const MAX_JSON_BYTES = 1_000_000
/** Enough for the fields of any form, and for those that a client adds and nobody reads. */
const MIN_JSON_BYTES = 64_000
/** A character outside of the basic plane, escaped as some clients do it. */
const BYTES_OF_CHARACTER = 12
/** A number, a date, an id or a word of a list, with its punctuation. */
const BYTES_OF_VALUE = 64

/**
 * How large a body of JSON may be, in bytes: what the contract's lengths add up to. Parsing and validating a larger one
 * would occupy the server for nothing.
 */
export function bodyLimitOf(contract: Pick<Contract, 'document'>, schema: Schema): number {
  const { schemas = {} } = contract.document.components
  const sizeOf = (part: Schema | undefined, above: readonly string[]): number => {
    if (!part) return 0
    if (part.$ref) {
      const name = part.$ref.replace('#/components/schemas/', '')
      return above.includes(name) ? Number.POSITIVE_INFINITY : sizeOf(schemas[name], [...above, name])
    }
    const inner = (one: Schema | undefined) => sizeOf(one, above)
    const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = part
    const fields = Object.entries(properties).map(([name, value]) => name.length + BYTES_OF_VALUE + inner(value))
    const branches = [...anyOf, ...oneOf, ...allOf].map(inner)
    return (
      sum([...fields, ...branches]) +
      (items ? (part.maxItems ?? Number.POSITIVE_INFINITY) * (inner(items) + BYTES_OF_VALUE) : 0) +
      (typeof additionalProperties === 'object' ? Number.POSITIVE_INFINITY : 0) +
      (isText(part) ? lengthOf(part) * BYTES_OF_CHARACTER : 0)
    )
  }
  return Math.min(MAX_JSON_BYTES, Math.max(MIN_JSON_BYTES, sizeOf(schema, [])))
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

const isText = ({ type, enum: values }: Schema) => [type].flat().includes('string') && values === undefined

/** Of texts without a longest length, those with a format are short. */
const lengthOf = ({ maxLength, format }: Schema): number =>
  maxLength ?? (format === undefined ? Number.POSITIVE_INFINITY : MAX_FORMATTED)

const MAX_FORMATTED = 2000
