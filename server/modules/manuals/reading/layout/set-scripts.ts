import type { Word } from '../extract/page-text'
import { isExponentInWords, loweredText, raisedText } from './script-characters'
import type { Script } from './scripts'

/** In ems of the smaller word. */
const FRACTION_GAP = 0.3
const LETTERS_GAP = 0.6

const numerator = /^\d{1,3}$/
const slash = /^[/⁄]$/
const denominator = /^[/⁄]\d/
const endsWithLetter = /\p{L}$/u

/**
 * Writes the scripts of one line as its words: a raised digit as "⁴", a fraction as "3/4", each as high as the word
 * beside it.
 * @param positions the position of each script's words and the word beside it
 */
export function setScripts(words: readonly Word[], positions: ReadonlyMap<Word, Script>): Word[] {
  if (!words.some((word) => positions.has(word))) return [...words]
  const sorted = words.toSorted((a, b) => a.left - b.left)
  const isAt = (word: Word | undefined, position: Script['position']) =>
    word !== undefined && positions.get(word)?.position === position
  const denominators = new Set<Word>()
  const result: Word[] = []
  for (const [at, word] of sorted.entries()) {
    const script = positions.get(word)
    if (!script || denominators.has(word)) {
      if (!denominators.has(word)) result.push(word)
      continue
    }
    const { top, bottom } = script.host
    const [before, next] = [sorted[at - 1], sorted[at + 1]]
    const set = { ...word, top: Math.max(word.top, top), bottom: Math.min(word.bottom, bottom) }
    const isNumber = numerator.test(word.text)
    const below = sorted.find((other) => isAt(other, 'lowered') && numerator.test(other.text) && isBelow(word, other))
    if (isNumber && script.position === 'raised' && below) {
      denominators.add(below)
      const [left, right] = [Math.min(word.left, below.left), Math.max(word.right, below.right)]
      result.push({ ...set, text: `${word.text}/${below.text}`, left, right, joined: false })
    } else if (isNumber && script.position === 'raised' && startsFraction(word, before, next, sorted[at + 2])) {
      const followsDigit = before !== undefined && /\d$/.test(before.text)
      result.push(followsDigit ? { ...set, joined: false } : set)
    } else if (isNumber && before && slash.test(before.text) && isClose(before, word)) {
      result.push({ ...set, joined: true })
    } else if (isExponent(script)) {
      result.push({ ...set, text: exponentText(word, script), joined: true })
    } else {
      const text = script.position === 'raised' ? raisedText(word.text) : loweredText(word.text)
      const isJoined =
        text !== word.text || (before !== undefined && gapBetween(before, word) < LETTERS_GAP * word.size)
      result.push(isJoined ? { ...set, text, joined: true } : { ...set, text })
    }
  }
  return result
}

const groupText = ({ words }: Script) => words.map(({ text }) => text).join('')

const isExponent = (script: Script) =>
  script.position === 'raised' &&
  script.words.every((word) => word.left > script.host.left) &&
  isExponentInWords(groupText(script), script.host.text)

/** A word of an exponent, which is in parentheses unless it is one letter or has its own. */
function exponentText(word: Word, script: Script): string {
  const whole = groupText(script)
  const [opened, closed] = whole.length === 1 || /^\([^()]*\)$/.test(whole) ? ['^', ''] : ['^(', ')']
  return `${word === script.words[0] ? opened : ''}${word.text}${word === script.words.at(-1) ? closed : ''}`
}

const startsFraction = (word: Word, before?: Word, next?: Word, afterNext?: Word) => {
  if (!next || !isClose(word, next)) return false
  // A unit's exponent, as in dm³/100 km.
  if (before && endsWithLetter.test(before.text) && gapBetween(before, word) < LETTERS_GAP * word.size * 0.25)
    return false
  const isDivided = slash.test(next.text) && afterNext !== undefined && isClose(next, afterNext)
  return denominator.test(next.text) || (isDivided && /^\d/.test(afterNext.text))
}

const gapBetween = (left: Word, right: Word) => right.left - left.right
const isClose = (left: Word, right: Word) => gapBetween(left, right) < FRACTION_GAP * Math.min(left.size, right.size)

const isBelow = (word: Word, other: Word) =>
  Math.min(word.right, other.right) - Math.max(word.left, other.left) >
  0.5 * Math.min(word.right - word.left, other.right - other.left)
