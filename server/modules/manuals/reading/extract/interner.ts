/** More distinct words than a long manual has. */
const MAX_INTERNED_WORDS = 100_000

/** Interns words, as most occur thousands of times and all pages are in memory at once. */
export function createInterner() {
  const interned = new Map<string, string>()
  return (text: string): string => {
    const existing = interned.get(text)
    if (existing !== undefined) return existing
    if (interned.size < MAX_INTERNED_WORDS) interned.set(text, text)
    return text
  }
}
