import type { Citation } from '@/entities/conversation'
import { dividedByUse } from './citation-links'

/** The languages that an answer's text quotes from, each once, other than its own. */
export const quotedLanguages = (citations: readonly Pick<Citation, 'n' | 'language'>[]): string[] => [
  ...new Set(citations.flatMap(({ language }) => language ?? [])),
]

/** The language of a text, for a screen reader, if all that it quotes is in one language other than its own. */
export function quotedLanguage(response: string, citations: readonly Pick<Citation, 'n' | 'language'>[]) {
  const { used } = dividedByUse(response, citations)
  const [first, ...others] = used
  return others.every(({ language }) => language === first?.language) ? first?.language : undefined
}
