const longest = 60

/**
 * Where the documents of a new model are kept, from brand and model, in signs that are safe in a path:
 * `machines/harrow/wl-120`. Where another model has that place, a number makes it another one.
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
  const signs = plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return signs.slice(0, longest).replace(/^-+|-+$/g, '') || 'unnamed'
}
