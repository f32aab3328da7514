import { nearestDay } from './formats'

/** The schema of a query, as far as it says how its text may be written. */
interface QuerySchema {
  required?: string[]
  properties?: Record<string, { enum?: unknown[]; maximum?: number; format?: string }>
}

type Query = Record<string, unknown>

/** How many items a page has, by both of its names. */
const pageSizes = new Set(['limit', 'page_size'])

/**
 * Reads a query as people and programs write one, before it is validated: an empty filter is no filter, values of an
 * enumeration may be written in any case, a page larger than the largest one is the largest, and a day beyond those that
 * can be stored is the nearest of them.
 */
export function readLeniently(query: Query, { properties = {}, required = [] }: QuerySchema): void {
  for (const [name, schema] of Object.entries(properties)) {
    const value = query[name]
    if (typeof value !== 'string') continue
    if (value === '' && !required.includes(name)) delete query[name]
    else if (schema.enum) query[name] = asListed(value, schema.enum)
    else if (schema.format === 'date') query[name] = nearestDay(value)
    else if (pageSizes.has(name) && schema.maximum !== undefined && Number(value) > schema.maximum) {
      query[name] = String(schema.maximum)
    }
  }
}

const asListed = (value: string, listed: unknown[]) =>
  listed.find((one) => typeof one === 'string' && one.toLowerCase() === value.toLowerCase()) ?? value
