import { get } from 'react-hook-form'

/**
 * Whether a name from the server is that of a field: `name`, or one inside a row, `variants.0.name`. A list of rows is
 * not a field: an error about the whole list has no control to appear at.
 */
export function isFieldOf(values: object, name: string): boolean {
  const value: unknown = get(values, name)
  if (Array.isArray(value)) return false
  return Object.hasOwn(values, name) || ['string', 'number', 'boolean'].includes(typeof value)
}
