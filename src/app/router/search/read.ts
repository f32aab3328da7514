/** The search parameters of an address as they were parsed: untrusted, of any type. */
export type RawSearch = Record<string, unknown>

/** A parameter's text; a number that was meant as text, such as a search for 120, too. Empty counts as absent. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A page number from 1. */
export function pageOf(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 ? page : undefined
}

/** One of several words. */
export function oneOf<const Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value)
}

/** What is there, so that the address holds nothing else. */
export function present<T extends object>(search: T): T {
  const filled: T = { ...search }
  for (const [name, value] of Object.entries(filled)) if (value === undefined) Reflect.deleteProperty(filled, name)
  return filled
}
