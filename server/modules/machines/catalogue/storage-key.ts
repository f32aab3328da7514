const MAX_SEGMENT_LENGTH = 60

/**
 * Composes the key under which the documents of a new model are stored from brand and model, in characters that are safe
 * in a path: `machines/harrow/wl-120`. If another model has that key, a number is added.
 */
export function storageKeyFor(brand: string, model: string, isTaken: (key: string) => boolean): string {
  const key = `machines/${segmentOf(brand)}/${segmentOf(model)}`
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? key : `${key}-${number}`
    if (!isTaken(numbered)) return numbered
  }
}

function segmentOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}+/gu, '')
  const safe = plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return safe.slice(0, MAX_SEGMENT_LENGTH).replace(/^-+|-+$/g, '') || 'unnamed'
}
