/** "(05)", "5." and "5" are the same number; "4- 1" is "4-1". */
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z\d-]/g, '')
    .replace(/^-+|-+$/g, '')
    .replace(/(?<![a-z\d])0+(?=\d)/g, '')

/** Numbers with a letter, or with that of the figure: 5, 12a, 4-1. */
const calloutPattern = /^\d{1,4}(?:-\d{1,4})?[a-z]?$/

const printedPattern = /^\(?\d{1,4}(?:[-–]\s?\d{1,4})?[A-Za-z]?\)?$/

/** The items of a list by the number that a drawing has for each; those without a number are left out. */
export function calloutsOf(items: readonly string[], figure: string | undefined): ReadonlyMap<string, string> {
  const callouts = new Map<string, string>()
  const add = (key: string, item: string) => {
    if (calloutPattern.test(key) && !callouts.has(key)) callouts.set(key, item)
  }
  for (const item of items) add(keyOf(item), item)
  // In the list of figure 4, item 4-1 may be 1 in the figure.
  for (const item of items) {
    const key = keyOf(item)
    if (figure !== undefined && key.startsWith(`${figure}-`)) add(key.slice(figure.length + 1), item)
  }
  return callouts
}

/**
 * The item that a printed word names.
 * @param isBare whether numbers in brackets, which are also the heads of columns, are left out
 */
export function itemOf(word: string, callouts: ReadonlyMap<string, string>, isBare: boolean): string | undefined {
  const text = word.normalize('NFKC')
  if (!printedPattern.test(text) || (isBare && text.startsWith('('))) return undefined
  return callouts.get(keyOf(text))
}
