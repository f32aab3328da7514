import { isTradeWord, tradeVocabulary } from './expand'
import type { Language } from './language'
import { everydayWords, isEveryday } from './small-words'

/** The words of the manuals in scope, with how often each stands there. */
export interface Vocabulary {
  /** Whether the manuals use the word, in this or another inflected form. */
  has(word: string): boolean
  words: ReadonlyMap<string, number>
}

/**
 * The word that was meant by a misspelt one, or undefined where the word is known or nothing is near enough:
 * one slip for four to six letters, two for longer words. Among equals a word of the manuals comes first, the more frequent before the rarer. Hardly anybody gets the
 * first letter wrong, so it must agree, or be a silent one that was left out
 * ("exagonal", "rench").
 */
export function mend(word: string, vocabulary: Vocabulary, language: Language): string | undefined {
  if (word.length < 4 || /[^a-z]/.test(word)) return undefined
  if (vocabulary.has(word) || isEveryday(word) || isTradeWord(word)) return undefined
  const allowed = word.length < 7 ? 1 : 2
  let best: { word: string; cost: number; count: number } | undefined
  const consider = (candidate: string, count: number) => {
    if (Math.abs(candidate.length - word.length) > allowed || candidate.length < 4) return
    if (candidate[0] !== word[0] && !lostSilentLetter(word, candidate)) return
    const cost = slipsBetween(word, candidate, allowed)
    if (cost > allowed || (word.length === 4 && candidate.length === 4 && !isSwap(word, candidate))) return
    if (!best || cost < best.cost || (cost === best.cost && count > best.count)) best = { word: candidate, cost, count }
  }
  for (const [candidate, count] of vocabulary.words) consider(candidate, count)
  for (const candidate of everydayWords(language)) consider(candidate, 0)
  for (const candidate of tradeVocabulary) consider(candidate, 0)
  return best?.word
}

const lostSilentLetter = (word: string, candidate: string) =>
  candidate.slice(1) === word && /^(?:h|wr|kn|ps|pn)/.test(candidate)

const isSwap = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

/** Edit distance in which two neighbours swapped count as one slip; gives `limit + 1` as soon as it must exceed it. */
export function slipsBetween(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
