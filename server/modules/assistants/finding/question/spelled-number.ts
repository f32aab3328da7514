import type { Language } from '../../../../languages/language'
import { type NumberWords, numberWords } from '../../../../languages/number-words'
import { normalise } from '../../../../languages/text/normalise'
import { unitOf } from '../../../../languages/text/unit'

const word = /\p{L}+/gu
/** What may occur between the words of a number, or before its unit: "fifteen-hundred hours". */
const between = /^[\s-]+$/

interface Word {
  text: string
  start: number
  end: number
}

/**
 * The question with numbers in words as figures, as manuals have them: "fifteen hundred hours" is "1500 hours". A number of
 * a single word is one only before a unit ("fifty hours"), as people count other things in words.
 */
export function writeNumbers(question: string, language: Language): string {
  const known = numberWords(language)
  if (!known) return question
  const words = [...question.matchAll(word)].map(
    ({ 0: text, index }): Word => ({ text: normalise(text).trim(), start: index, end: index + text.length }),
  )
  return writeWords(question, words, known)
}

function writeWords(question: string, matched: readonly Word[], known: NumberWords): string {
  let written = ''
  let end = 0
  for (let first = 0; first < matched.length; first += 1) {
    const number = numberFrom(question, matched, first, known)
    const start = matched[first]
    const last = number && matched[number.last]
    if (!number || !start || !last) continue
    const next = matched[number.last + 1]
    if (number.last === first && !(next && isBeside(question, last, next) && isUnit(next.text))) continue
    written += question.slice(end, start.start) + number.value
    end = last.end
    first = number.last
  }
  return written + question.slice(end)
}

/** The longest number whose first word is one of the words. */
function numberFrom(question: string, words: readonly Word[], first: number, { values, and }: NumberWords) {
  let sum = 0
  let part = values.get(words[first]?.text ?? '')
  if (part === undefined) return undefined
  if (part === THOUSAND) [sum, part] = [THOUSAND, 0]
  let last = first
  for (let position = first + 1; position < words.length; position += 1) {
    const [before, one] = [words[position - 1], words[position]]
    if (!before || !one || !isBeside(question, before, one)) break
    if (one.text === and) continue
    const value = values.get(one.text)
    if (value === undefined) break
    if (value === THOUSAND) {
      if (sum > 0 || part === 0) break
      ;[sum, part] = [part * THOUSAND, 0]
    } else {
      const joined = join(part, value)
      if (joined === undefined) break
      part = joined
    }
    last = position
  }
  return { value: sum + part, last }
}

const THOUSAND = 1000

/** "Two in the cab" has no inches. */
const isUnit = (name: string) => name.length > 2 && unitOf(name, true) !== undefined

/** A number and the word after it: "fifteen hundred" is a product, "fifty two" a sum; undefined for "fifty sixty". */
function join(before: number, value: number): number | undefined {
  if (value === 100 && before > 0 && before < 100) return before * value
  if (value === 20 && before === 4) return before * value
  const place = value < 10 ? 10 : value < 100 ? 100 : THOUSAND
  const mayFollow = before === 0 || (before % place === 0 && before >= place)
  return mayFollow || isFrenchTen(before, value) ? before + value : undefined
}

/** "Soixante-dix", "quatre-vingt-dix". */
const isFrenchTen = (before: number, value: number) =>
  value >= 10 && value < 20 && (before % 100 === 60 || before % 100 === 80)

const isBeside = (question: string, before: Word, after: Word) => between.test(question.slice(before.end, after.start))
