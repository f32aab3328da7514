import { get } from 'react-hook-form'

/**
 * Whether a name that the server gives is that of a field: `name`, or one inside a row, `variants.0.name`. A list of
 * rows is none: what is said of it as a whole has no control to stand beside.
 */
export function isFieldOf(values: object, name: string): boolean {
  const value: unknown = get(values, name)
  if (Array.isArray(value)) return false
  return Object.hasOwn(values, name) || ['string', 'number', 'boolean'].includes(typeof value)
}
