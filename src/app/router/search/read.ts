/** The search parameters of an address as they were parsed: untrusted, of any type. */
export type RawSearch = Record<string, unknown>

/** A parameter's text; a number that was meant as text, such as a search for 120, too. Empty counts as absent. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The id of a thing, as the server gives it: a UUID. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value : undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A page number from 1. */
export function pageOf(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 ? page : undefined
}

/** A day of the calendar, as YYYY-MM-DD. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined
}

/** One of several words. */
export function oneOf<const Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value)
}

/**
 * The parameters that a page knows, and no other.
 *
 * The router lays this over the raw ones, so what is dropped must be named as undefined; the address then leaves it out.
 */
export function only<T extends object>(raw: RawSearch, known: T): T {
  const dropped = Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]))
  return Object.assign(dropped, known)
}
