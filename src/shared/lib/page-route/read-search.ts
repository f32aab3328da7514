/** The search parameters of an address as they were parsed: untrusted, of any type. */
export type RawSearch = Record<string, unknown>

/** Reads one parameter; undefined where it is absent or no value of that parameter. */
type Reader = (value: unknown) => string | number | true | undefined
export type Readers = Record<string, Reader>

export type SearchOf<Parameters extends Readers> = { [Name in keyof Parameters]?: ReturnType<Parameters[Name]> }

/**
 * The parameters that a page knows, and no other.
 *
 * The router lays the result over the raw parameters, so what is dropped is named as undefined; the address omits it.
 */
export function readSearch<Parameters extends Readers>(
  raw: RawSearch,
  readers: Parameters | undefined,
): SearchOf<Parameters>
export function readSearch(raw: RawSearch, readers: Readers = {}) {
  const names = Object.keys({ ...raw, ...readers })
  return Object.fromEntries(names.map((name) => [name, readers[name]?.(raw[name])]))
}

/** A parameter's text; a number that was meant as text, such as a search for 120, too. Empty counts as absent. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Accepts text only, not a bare number. */
export function textOnly(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The id of a record from the server: a UUID. */
export function id(value: unknown): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value : undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A page number from 1. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 ? page : undefined
}

/** A day of the calendar, as YYYY-MM-DD. */
export function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

/** A month of the calendar in this century, as YYYY-MM. */
export function month(value: unknown): string | undefined {
  return typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined
}

/** Something that is stated by `=true`, which the router reads as a boolean, or not at all. */
export function flag(value: unknown): true | undefined {
  return String(value) === 'true' ? true : undefined
}

/** One of several words. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value)
