import type { Language } from '../../../../../../languages/language'
import { type OppositeName, oppositesIn, type Side } from '../../../../../../languages/opposites'
import { stem } from '../../../../../../languages/text/stem'

/** One of two opposites in a text. */
export interface OppositeMention {
  pair: number
  side: Side
  isRelation: boolean
  at: number
  end: number
}

interface Word {
  word: string
  at: number
}

interface Names {
  byStem: ReadonlyMap<string, readonly OppositeName[]>
  parts: readonly OppositeName[]
}

const byLanguage = new Map<Language, Names>()
/** A longer word that begins with a part is a compound of it. */
const MIN_REST = 3

function namesOf(language: Language): Names {
  const known = byLanguage.get(language)
  if (known) return known
  const all = oppositesIn(language)
  const byStem = new Map<string, OppositeName[]>()
  for (const name of all.filter(({ isPart }) => !isPart)) {
    const key = stem(name.words[0] ?? '', language)
    byStem.set(key, [...(byStem.get(key) ?? []), name])
  }
  const names = { byStem, parts: all.filter(({ isPart }) => isPart) }
  byLanguage.set(language, names)
  return names
}

/** The opposites among the words of a text; a name of several words rather than one of its words. */
export function oppositesAmong(words: readonly Word[], language: Language): OppositeMention[] {
  const { byStem, parts } = namesOf(language)
  const mentions: OppositeMention[] = []
  let covered = 0
  words.forEach(({ word, at }, position) => {
    if (position < covered) return
    const named = (byStem.get(stem(word, language)) ?? []).filter((name) =>
      name.words.every((one, next) => isForm(words[position + next]?.word ?? '', one, language)),
    )
    const longest = Math.max(0, ...named.map((name) => name.words.length))
    const found = [
      ...named.filter((name) => name.words.length === longest),
      ...parts.filter(({ words: [part = ''] }) => word.startsWith(part) && word.length >= part.length + MIN_REST),
    ]
    if (longest > 1) covered = position + longest
    const last = words[position + Math.max(0, longest - 1)] ?? { word, at }
    for (const { pair, side, isRelation } of found)
      mentions.push({ pair, side, isRelation, at, end: last.at + last.word.length })
  })
  return mentions
}

const MAX_ENDING = 2

/** Another form by its ending only: "run" is not "running". */
function isForm(word: string, name: string, language: Language): boolean {
  if (word === name) return true
  return Math.abs(word.length - name.length) <= MAX_ENDING && stem(word, language) === stem(name, language)
}

/** Whether a word alone is one of two opposites that a thing is told by: "low", "rear", "without". */
export const isOppositeWord = (word: string, language: Language): boolean =>
  (namesOf(language).byStem.get(stem(word, language)) ?? []).some(
    ({ words, isRelation, side }) => words.length === 1 && words[0] === word && (!isRelation || side === 'other'),
  )
