import { type Language, languages } from '../language'
import { languageData } from '../language-data'
import { normalise } from './normalise'
import { unitOf } from './unit'

const boundary = /(?<=[.!?]["')\]»”’]*)\s+(?=["'(¿¡«“„‘]?[\p{Lu}\d¿¡])/gu
/** The word before a final point, with signs within: "l/min", "N·m". */
const lastWord = /(?<!\p{L})[\p{L}\p{M}./·⋅]+(?=\.$)/u
/** Words shortened to their first letters: "e.g.", "z. B.", "f. eks." */
const initials = /(?<![\p{L}/·⋅])\p{L}\.$|(?<![\p{L}\d]|\d\s)\p{Ll}\.\s?\p{Ll}{2,4}\.$/u
const itemNumber = /^\(?\d{1,3}\.$/
const figure = /\d\s?°?\s?$/
/** The answer to a question, unless it is the number of something. */
const answer = /^no\.$/i

/**
 * Splits text into its sentences: at white space before a capital letter or a figure, after a final mark that is not the
 * point of an abbreviation. A line break is white space. In text that grows, every sentence but the last one is final.
 * @param language that of the text; if it is not known, the abbreviations of every language count
 */
export function splitSentences(text: string, language?: Language): string[] {
  const trimmed = text.trim()
  const sentences: string[] = []
  let start = 0
  for (const { 0: gap, index } of trimmed.matchAll(boundary)) {
    const next = index + gap.length
    const sentence = trimmed.slice(start, index)
    if (goesOn(sentence, /\d/.test(trimmed.charAt(next)), language)) continue
    sentences.push(sentence)
    start = next
  }
  return [...sentences, trimmed.slice(start)].filter(Boolean)
}

/** Whether a sentence goes on after its point. */
function goesOn(sentence: string, isBeforeNumber: boolean, language: Language | undefined): boolean {
  if (itemNumber.test(sentence)) return true
  if (answer.test(sentence)) return isBeforeNumber
  const match = lastWord.exec(sentence)
  if (!match || isOfFigure(sentence.slice(0, match.index), match[0])) return false
  if (initials.test(sentence)) return true
  const word = normalise(match[0])
  return (language ? [language] : languages).some((one) => {
    const { always, beforeNumbers } = languageData[one].suppressions
    return always.has(word) || (isBeforeNumber && beforeNumbers.has(word))
  })
}

/** Whether a word belongs to the figure before it, and ends a sentence with it: "12 l.", "90 °C.", "pin 4b." */
function isOfFigure(before: string, word: string): boolean {
  return /\d$/.test(before) || (figure.test(before) && unitOf(normalise(word), true) !== undefined)
}
