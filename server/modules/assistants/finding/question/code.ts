import { languages } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { unitOf } from '../../../../languages/text/unit'

const piece = /(?<![\p{L}\p{N}.,])[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu
const codeWords = new Set(languages.flatMap((language) => languageData[language].question.codeWords))
const MIN_LENGTH = 3

/**
 * Extracts codes, part numbers and other list keys without their hyphens: "E12", "05-2" (052), "320-07421", "301", or
 * any number right after a word like "code". Figures with a unit, fractions and decimals are not codes.
 */
export function extractCodes(text: string): string[] {
  const pieces = [...normalise(text).matchAll(piece)].map(([one]) => one)
  return pieces.flatMap((one, position) => {
    const joined = joinCode(one)
    if (!/\d/.test(one) || /^\d+[./]\d+$/.test(one) || isPhrase(one)) return []
    if (isCodeWord(pieces[position - 1] ?? '')) return [joined]
    if (joined.length < MIN_LENGTH || isQuantity(one, pieces[position + 1])) return []
    return [joined]
  })
}

const capitals = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,5}|\p{L}\p{Ll}*\p{Lu}\p{L}*)(?![\p{L}\p{N}])/gu
const MAX_LETTERS = 5

/**
 * Short words in capitals, or with capitals in them as a display shows them ("OBF", "nSt"), in lower case. None if the
 * whole question is in capitals.
 */
export function extractLetterCodes(text: string): string[] {
  if (!/\p{Ll}{2}/u.test(text)) return []
  const found = [...text.matchAll(capitals)].map(([one]) => one)
  return found.filter(({ length }) => length >= 2 && length <= MAX_LETTERS).map(normalise)
}

/** "1990-or-later" has a function word between its parts. */
const isPhrase = (one: string) =>
  one
    .split('-')
    .slice(1, -1)
    .some((part) => part.length > 1 && languages.some((language) => languageData[language].stopWords.has(part)))

/** Whether any number after the word is a code. */
export const isCodeWord = (word: string) => codeWords.has(word)

/** Removes hyphens, dots and slashes for comparison. */
export const joinCode = (text: string) => text.replace(/[-./\s]/g, '')

function isQuantity(piece: string, next: string | undefined): boolean {
  const glued = /^\d+([a-z]+)$/.exec(piece)?.[1]
  if (glued) return unitOf(glued, true) !== undefined
  return /^\d+$/.test(piece) && next !== undefined && unitOf(next, true) !== undefined
}
