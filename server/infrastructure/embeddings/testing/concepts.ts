/**
 * Makes vectors by concepts: one dimension for each group of words that mean the same, and one that all texts share.
 * Texts without any of the words are alike.
 */
export const embedByConcepts =
  (...groups: readonly (readonly string[])[]) =>
  (text: string): number[] => {
    const lower = text.toLowerCase()
    return [...groups.map((words) => (words.some((word) => lower.includes(word)) ? 1 : 0)), 0.2]
  }
