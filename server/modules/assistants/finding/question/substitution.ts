import { isPropertyWord } from '../../../../languages/glossary/property-words'
import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { stem } from '../../../../languages/text/stem'
import { tokenise } from '../../../../languages/text/tokenise'
import { unitOf } from '../../../../languages/text/unit'
import { asksItself } from './asks'
import { measureWords } from './quantity'
import type { Vocabulary } from './spelling'
import { isContentWord, isPartFiller, isStopWord } from './stop-words'
import { isMeasure, topicWords } from './topic'

/** An earlier question with another thing in the place of one of its own. */
export interface Substitution {
  text: string
  /** The words of the earlier question that are left, in its own order and spelling. */
  kept: string[]
  /** What is named instead. */
  named: string
  /** Whether other things of the earlier question are left out as well. */
  drops: boolean
}

/** A word of the earlier question. */
interface Word {
  text: string
  start: number
  end: number
  role: 'thing' | 'property' | 'measure' | 'genitive' | 'article' | 'other'
}

/** What is named instead. */
interface Fragment {
  text: string
  /** With what links it to a question that it is written behind: "in winter". */
  whole: string
  words: string[]
  /** Whether it leaves the noun to the question before: "the fuel one". */
  isElided: boolean
  /** Whether it adds to what was asked: "without the filter?" */
  adds: boolean
  isProperty: boolean
}

const MAX_WORDS = 4
const piece = /[\p{L}\p{N}]+(?:[-./,'’][\p{L}\p{N}]+)*/gu

/**
 * The readings of a fragment that names a thing of the kind that was asked about before, the likelier one first: "and the
 * fuel one?" after a question on changing the oil filter asks how to change the fuel filter. None if it is no such fragment.
 */
export function substitutions(
  prompt: string,
  earlier: string,
  { language, earlierLanguage, vocabulary }: Context,
): Substitution[] {
  const fragment = readFragment(prompt, language)
  if (!fragment) return []
  const words = readWords(earlier, earlierLanguage, vocabulary)
  const readings = replacements(fragment, words, earlierLanguage)
  return readings.map(({ replaced, by, dropped = [] }) => {
    const text = by ?? (replaced.length > 0 ? fragment.text : fragment.whole)
    return {
      ...replaceWords(replaced, text, dropped, { words, earlier, language: earlierLanguage }),
      named: text,
      drops: dropped.length > 0,
    }
  })
}

interface Context {
  language: Language
  earlierLanguage: Language
  vocabulary: Vocabulary
}

interface Replacement {
  replaced: readonly Word[]
  /** What is written instead, if not the fragment as it is. */
  by?: string
  /** What is left out besides. */
  dropped?: readonly Word[]
}

function replacements(fragment: Fragment, words: readonly Word[], language: Language): Replacement[] {
  const code = codeFor(fragment, words)
  if (code) return [code]
  if (fragment.isProperty || fragment.adds) return [{ replaced: contrastingWords(fragment, words, language) }]
  const sharing = nameSharing(fragment, words, language)
  if (sharing) return [{ replaced: sharing }]
  const names = namesOf(words)
  const name = (fragment.isElided ? names.findLast(({ length }) => length > 1) : undefined) ?? names.at(-1)
  if (!name) return []
  if (fragment.isElided && isComplement(name, words, language)) return [{ replaced: name }]
  const head = headOf(name, language)
  const after = name.slice(head ? name.indexOf(head) + 1 : 0).filter(({ role }) => role === 'property')
  const before = name.filter((word) => word !== head && word.role !== 'article')
  const modifiers = after.length > 0 && languageData[language].headNoun === 'last' ? after : before
  const mayBeModifier = fragment.isElided || after.length > 0 || modifiers.some(({ role }) => role === 'thing')
  // "And power lines?" after "how far must people stay from the machine" may ask how far anything must.
  const others = names.length > 1 && !fragment.isElided ? names.filter((one) => one !== name).flat() : []
  return [
    ...(mayBeModifier ? [{ replaced: modifiers }] : []),
    { replaced: name },
    ...(others.length > 0 ? [{ replaced: name, dropped: others }] : []),
  ]
}

/** "Serie" of "número de serie", where "el del motor" is another number. */
function isComplement(name: readonly Word[], words: readonly Word[], language: Language): boolean {
  if (languageData[language].headNoun === 'last') return false
  const first = name[0] ? words.indexOf(name[0]) : 0
  const before = words.slice(0, first).findLast(({ role }) => role !== 'article' && role !== 'genitive')
  return before?.role === 'measure' && words.slice(0, first).at(-1)?.role !== 'measure'
}

function headOf(name: readonly Word[], language: Language): Word | undefined {
  if (languageData[language].headNoun !== 'last') return name.find(({ role }) => role === 'thing')
  const genitive = name.findIndex(({ role }) => role === 'genitive')
  return name.slice(0, genitive < 0 ? name.length : genitive).findLast(({ role }) => role === 'thing')
}

function readFragment(prompt: string, language: Language): Fragment | undefined {
  const { articles, subject, interrogatives, followUp } = languageData[language].question
  const rest = withoutConnective(prompt.trim().replace(/[?.!\s]+$/u, ''), language)
  const text = normalise(rest)
  const pieces = [...rest.matchAll(piece)].map(([one]) => one.replace(/['’]s?$/u, ''))
  const isLink = (one: string) => articles.includes(normalise(one)) || isStopWord(normalise(one), language)
  const [first = ''] = pieces
  const isFragment = pieces.length <= MAX_WORDS && /\?\s*$/.test(prompt)
  const continues = followUp.connective.test(normalise(prompt))
  const named = pieces.filter((one) => !/^ones?$/.test(normalise(one)))
  const hasFigure = named.some((one) => /\d/.test(one))
  const isProperty = named.every((one) => isLink(one) || isPropertyOrFigure(normalise(one), language, hasFigure))
  const isAddition = (word: string) =>
    followUp.addition ? followUp.addition.test(word) : isStopWord(word, language) && !articles.includes(word)
  if (
    !(continues || (isFragment && (isLink(first) || isAddition(normalise(first)) || isProperty))) ||
    asksItself(text, language)
  )
    return undefined
  if (subject.test(normalise(first)) && !articles.includes(normalise(first))) return undefined
  if (pieces.map(normalise).some((word) => interrogatives.includes(word))) return undefined
  const isExtended = pieces.some((one) => isAddition(normalise(one)))
  const adds = !continues && (isExtended || isProperty)
  if (isExtended && !(adds && isFragment)) return undefined
  const start = named.findIndex((one) => !isLink(one))
  if (start < 0 || named.length - start > MAX_WORDS) return undefined
  const kept = adds ? named : named.slice(start)
  return {
    text: kept.join(' '),
    whole: named.join(' '),
    words: kept.flatMap((one) => tokenise(one)),
    isElided: leavesOutNoun(text, language),
    adds,
    isProperty,
  }
}

/** "At -15" says when, as "outside" says where. */
const isPropertyOrFigure = (word: string, language: Language, hasFigure: boolean): boolean =>
  isProperty(word, language) || (hasFigure && (unitOf(word, true) !== undefined || /\d/.test(word) || word === 'minus'))

/** Whether it leaves the noun to the question before: "how heavy is one?" */
export const leavesOutNoun = (text: string, language: Language): boolean =>
  languageData[language].question.followUp.elided?.test(text) ?? false

const isProperty = (word: string, language: Language): boolean =>
  isPropertyWord(word, language) || languageData[language].question.opposites.some((pair) => pair.includes(word))

function withoutConnective(text: string, language: Language): string {
  const { connective } = languageData[language].question.followUp
  const length = connective.exec(normalise(text))?.[0].length ?? 0
  return text.slice(length).trim()
}

function readWords(text: string, language: Language, vocabulary: Vocabulary): Word[] {
  const topic = new Set(topicWords(text, language, vocabulary))
  const { articles, followUp } = languageData[language].question
  return [...text.matchAll(piece)].map((match): Word => {
    const [one] = match
    const word = normalise(one)
    const roleOf = (): Word['role'] => {
      if (followUp.genitive?.test(word)) return 'genitive'
      if (articles.includes(word)) return 'article'
      if (isMeasure(word, language) || isPartFiller(word, language)) return 'measure'
      if (isProperty(word, language)) return 'property'
      return !isStopWord(word, language) && tokenise(one).some((token) => topic.has(token)) ? 'thing' : 'other'
    }
    return { text: one, start: match.index, end: match.index + one.length, role: roleOf() }
  })
}

/** The names of things, with their properties: "outer air filter", "filtro de aceite del motor". */
function namesOf(words: readonly Word[]): Word[][] {
  const names: Word[][] = []
  let name: Word[] = []
  let pending: Word[] = []
  const close = () => {
    if (name.some(({ role }) => role === 'thing')) names.push(name)
    name = []
    pending = []
  }
  for (const word of words) {
    if (word.role === 'thing' || word.role === 'property') {
      if (pending.length > 0 && !pending.some(({ role }) => role === 'genitive')) close()
      name.push(...pending, word)
      pending = []
    } else if (name.length > 0 && (word.role === 'genitive' || word.role === 'article')) pending.push(word)
    else close()
  }
  close()
  return names
}

/** "And 112?" after "alarm 107". */
function codeFor(fragment: Fragment, words: readonly Word[]): Replacement | undefined {
  const [figure, other] = fragment.text.split(/\s+/).filter((one) => /\d/.test(one))
  const isAlone = fragment.adds || figure === fragment.text
  const code = words.findLast(({ text }) => /\d/.test(text))
  if (!code || figure === undefined || other !== undefined || !isAlone) return undefined
  const prefix = /^\d+$/.test(figure) ? (/^(\p{L}+-?)\d+$/u.exec(code.text)?.[1] ?? '') : ''
  return { replaced: [code], by: `${prefix}${figure}` }
}

/** "Front" for "and the rear one?", or else the last property that was named. */
function contrastingWords(fragment: Fragment, words: readonly Word[], language: Language): Word[] {
  const pairs = languageData[language].question.opposites.filter((pair) =>
    fragment.words.some((word) => pair.includes(word)),
  )
  const properties = words.filter(({ role }) => role === 'property')
  const opposite = properties.filter(({ text }) => pairs.some((pair) => pair.includes(normalise(text))))
  return opposite.length > 0 || fragment.adds ? opposite : properties.slice(-1)
}

/** The name with the same noun: "the engine oil" for "and the hydraulic oil?" */
function nameSharing(fragment: Fragment, words: readonly Word[], language: Language): Word[] | undefined {
  const isLast = languageData[language].headNoun === 'last'
  const head = fragment.words.at(isLast ? -1 : 0)
  if (head === undefined || fragment.words.length < 2) return undefined
  const at = words.findLastIndex(({ text }) => stem(normalise(text), language) === stem(head, language))
  if (at < 0) return undefined
  const isPart = ({ role }: Word) => role === 'thing' || role === 'property' || (!isLast && role === 'genitive')
  let [from, to] = [at, at]
  if (isLast) while (from > 0 && isPart(words[from - 1] as Word)) from--
  else while (to < words.length - 1 && isPart(words[to + 1] as Word)) to++
  return words.slice(from, to + 1)
}

function replaceWords(
  replaced: readonly Word[],
  by: string,
  dropped: readonly Word[],
  { words, earlier, language }: { words: readonly Word[]; earlier: string; language: Language },
): Pick<Substitution, 'text' | 'kept'> {
  const [first] = replaced
  const last = replaced.at(-1)
  const isContiguous = first && last && words.indexOf(last) - words.indexOf(first) === replaced.length - 1
  const kept = keptWords(words, [...replaced, ...dropped], language)
  if (!first || !last || !isContiguous || dropped.length > 0)
    return { text: `${removeWords(earlier, inOrder([...replaced, ...dropped]))} ${by}`, kept }
  return { text: `${earlier.slice(0, first.start)}${by}${earlier.slice(last.end)}`, kept }
}

/** What is left and says something, in one entry for words without others in between; else what asks: "where", "how far". */
function keptWords(words: readonly Word[], replaced: readonly Word[], language: Language): string[] {
  const { interrogatives, capacityVerbs } = languageData[language].question
  const form = measureWords(normalise(words.map(({ text }) => text).join(' ')), language)
  const asks = (word: string) => interrogatives.includes(word)
  const says = (word: string) => isContentWord(word, language) && !asks(word) && !capacityVerbs.includes(word)
  const phrasesOf = (isShown: (word: string) => boolean) =>
    words
      .reduce<string[][]>(
        ([phrase = [], ...others], word) =>
          !replaced.includes(word) && isShown(normalise(word.text))
            ? [[...phrase, word.text], ...others]
            : [[], phrase, ...others],
        [],
      )
      .filter(({ length }) => length > 0)
      .map((phrase) => phrase.join(' '))
      .reverse()
  const said = phrasesOf(says)
  return said.length > 0 ? said : phrasesOf((word) => asks(word) || form.has(word))
}

const inOrder = (words: readonly Word[]): Word[] => words.toSorted((one, other) => one.start - other.start)

const removeWords = (text: string, words: readonly Word[]): string =>
  words
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replace(/[?.!]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
