/** Letters and at least two figures, as shorter designations are too alike, then one or two more letters. */
const variant = /^([a-z]+\d{2,})[a-z]{1,2}$/

/** The variants of each designation: people say "L100" where a manual has "L100V". */
export function variantsByDesignation(words: readonly string[]): Map<string, string[]> {
  const variants = new Map<string, string[]>()
  for (const word of words) {
    const designation = variant.exec(word)?.[1]
    if (designation === undefined) continue
    const known = variants.get(designation)
    if (known) known.push(word)
    else variants.set(designation, [word])
  }
  return variants
}
