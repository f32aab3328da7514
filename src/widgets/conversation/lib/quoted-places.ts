import { numbersIn } from './citation-links'

/** A part of an answer: a block quote with the first citation in it, or what stands between block quotes. */
export type Part<C> = { text: string; place: C | undefined }

/** Divides an answer at its block quotes. A citation is the place of its first block quote alone. */
export function quotedPlaces<C extends { n: number }>(response: string, citations: readonly C[]): Part<C>[] {
  const parts: { text: string; isQuote: boolean }[] = []
  for (const line of response.split('\n')) {
    const isQuote = line.startsWith('>')
    const last = parts.at(-1)
    if (last?.isQuote === isQuote) last.text += `\n${line}`
    else parts.push({ text: line, isQuote })
  }
  const placed = new Set<C>()
  return parts
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, isQuote }) => {
      const [first] = numbersIn(text)
      const place = isQuote ? citations.find((one) => one.n === first && !placed.has(one)) : undefined
      if (place) placed.add(place)
      return { text: text.trim(), place }
    })
}
