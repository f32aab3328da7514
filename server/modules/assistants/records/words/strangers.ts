import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import { isContentWord, isEverydayWord } from '../../finding/question/stop-words'
import { isNegation } from './negation'
import { runAround, type Slots, type UnknownWord } from './slots'
import type { Token } from './tokens'

/** Whether a word is neither one of the trade nor of general speech, and not written as a name. */
const isStranger = ({ word, typed, isCapitalized, isPossessive }: Token): boolean =>
  !/\d/.test(word) &&
  !/^.+\p{Lu}/u.test(typed) &&
  !isCapitalized &&
  !isPossessive &&
  !isEverydayWord(word, languageValues) &&
  languageValues.every((language) => !isGlossaryWord(word, language))

/** Two letters that no phrase has name nothing; with a figure, they may be a number. */
export const isTooShort = (one: UnknownWord): boolean => one.word.length < 3 && isStranger(one)

/** Before a word, they show that it names something: "the gizmotron", "did bigfoot order". */
const opensName = new Set(
  `the a an our my your their his her its this that these those no every each which what many much more other
  did does do has have had is are was were will can of for from by with about called named
  el la los las un una unos unas nuestro nuestra nuestros nuestras mi mis su sus este esta ese esa
  ningun ninguna que cual cuantos cuantas cada otro otra de del para por con sobre`.split(/\s+/),
)

/**
 * Whether a stranger is said beside the question, as "kthx" and "wey" are, so that the question is the same without it: it
 * begins or ends with it, and it is not where a name would be.
 */
export function isAside(one: UnknownWord, { tokens, unknown }: Pick<Slots, 'tokens' | 'unknown'>): boolean {
  if (!isStranger(one) || one.followsPreposition || one.kindBefore !== undefined) return false
  const { first, last } = runAround(one, unknown)
  if (last - first >= MAX_ASIDES || (first > 0 && last < tokens.length - 1)) return false
  return !opensName.has(tokens[first - 1]?.word ?? '')
}

const MAX_ASIDES = 2

/**
 * The words that say what a question is about, and are not understood; what is said beside it counts only where there are
 * others, which may be of another language.
 */
export function tellingWords(slots: Pick<Slots, 'tokens' | 'unknown'>, language: Language): UnknownWord[] {
  const telling = slots.unknown.filter((one) => isTelling(one, language) && !isTooShort(one))
  return telling.every((one) => isAside(one, slots)) ? [] : telling
}

/** Whether a word is one of the trade or at least says what a text is about. */
export const isTelling = ({ word }: Pick<UnknownWord, 'word'>, language: Language): boolean =>
  /\d/.test(word) || (!isNegation(word) && (isGlossaryWord(word, language) || isContentWord(word, language)))
