/** A letter of a script that runs from right to left, by its Unicode property. */
export const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u

/**
 * The words of a line, from left to right, in the order in which they are read: from right to left if most are of such
 * a script, except numbers and words of other scripts among them.
 */
export function inReadingOrder<Item extends { text: string }>(words: readonly Item[]): readonly Item[] {
  const leftward = words.filter(({ text }) => rightToLeft.test(text))
  const others = words.filter(({ text }) => /\p{L}/u.test(text) && !rightToLeft.test(text))
  if (leftward.length === 0 || leftward.length < others.length) return words
  const runs: Item[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first && !rightToLeft.test(first.text) && !rightToLeft.test(word.text)) run.push(word)
    else runs.push([word])
  }
  return runs.reverse().flat()
}
