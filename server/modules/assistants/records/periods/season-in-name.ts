import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'

const season = /^(?:winter|summer|spring|autumn|fall|invierno|verano|primavera|otono)$/
const paper = /^(?:orders?|sales|services?|quotes?|hours?|invoices?|payments?)$/
const set = /^(?:sets?|kits?|bundles?|packages?|conjuntos?|juegos?)$/

/**
 * Whether a season says of what kind something is, not when: "the winter set", "summer tyres", "el conjunto de invierno".
 * @param length how many words it takes as a time
 */
export function isSeasonInName(
  words: readonly string[],
  position: number,
  length: number,
  language: Language,
): boolean {
  const end = position + length
  if (!season.test(words[end - 1] ?? '')) return false
  if (language === 'es') {
    const of = words[position] === 'de' ? position : position - 1
    return words[of] === 'de' && set.test(words[of - 1] ?? '')
  }
  const next = words[end] ?? ''
  return set.test(next) || (isGlossaryWord(next, language) && !paper.test(next))
}
