const MAX_SEGMENT_LENGTH = 60

/**
 * Composes keys under which the documents of a new model may be stored from brand and model, in characters that are safe
 * in a path: `machines/harrow/wl-120`, and with a number from the second one on, for when another model has it.
 *
 * @param first the number of the first key, starting at 1
 */
export function storageKeys(
  brand: string,
  model: string,
  { first, count }: { first: number; count: number },
): string[] {
  const key = `machines/${segmentOf(brand)}/${segmentOf(model)}`
  return Array.from({ length: count }, (_, index) => numbered(key, first + index))
}

const numbered = (key: string, number: number) => (number === 1 ? key : `${key}-${number}`)

function segmentOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}+/gu, '')
  const safe = plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return safe.slice(0, MAX_SEGMENT_LENGTH).replace(/^-+|-+$/g, '') || 'unnamed'
}
