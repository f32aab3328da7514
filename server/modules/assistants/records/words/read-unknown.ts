import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import { numberWords } from '../../../../languages/number-words'
import { isLanguageName } from '../../../../record-tools/language-names'
import { isMachineKind } from '../../finding/question/machine-kind'
import { isEverydayWord, isFillerWord, isFrequentWord, isStopWord } from '../../finding/question/stop-words'
import { isRate } from '../meaning/asked-fields'
import type { Topic } from '../record-question'
import { isFunctionWord } from './function-words'
import { runAround, type Slots, type UnknownWord } from './slots'
import { isAside, isTelling, isTooShort } from './strangers'
import type { Token } from './tokens'

/** Topics whose records are also looked up by what they name. */
const lookedUpByWords: ReadonlySet<Topic> = new Set([
  'orders',
  'spending',
  'quotes',
  'maintenance_quotes',
  'invoices',
  'credit_notes',
  'refunds',
  'payments',
  'disputes',
  'returns',
  'messages',
  'due',
  'done',
  'manuals',
  'kits',
  'bundles',
  'movements',
  'locations',
  'stock',
  'stock_levels',
  'users',
  'models',
  'price_lists',
  'tax_rates',
])

export const looksUpWords = (topic: Topic): boolean => lookedUpByWords.has(topic)

const isVague = ({ word }: UnknownWord, language: Language): boolean =>
  !/\d/.test(word) && isFrequentWord(word, language) && !isStopWord(word, language) && !isFillerWord(word, language)

export interface UnknownRead {
  words: string[]
  /** Those of them without which the question is understood, too. */
  optionalWords: string[]
  unknownName: string | undefined
  /** Those that are so frequent that they name nothing, although they may have been meant to, as typed. */
  unused: string[]
}

/** What the words that no phrase has are: what records have to name, or a name that the asker does not see. */
export function readUnknown(slots: Slots, topic: Topic, language: Language): UnknownRead {
  const { unknown, tokens, states } = slots
  const telling = unknown.filter((one) => isTelling(one, language) && !isTooShort(one))
  const like = telling.find(
    (one) =>
      isBuyer(one, slots, language) ||
      (!isAside(one, slots) && isLikeAName(one, isBesideCapital(one, tokens), topic, language)),
  )
  const first = telling.find((one) => isKindBefore(one, telling, language)) ?? like
  const name: Placed[] | undefined = first && (isNumberOfKind(first) ? [first] : nameAround(tokens, telling, first))
  const others = telling.filter(({ position }) => !name?.some((one) => one.position === position))
  const typed = name?.map((one) => one.typed.replace(/['’]s$/, ''))
  return {
    words: looksUpWords(topic)
      ? others.filter((one) => isNaming(one, topic, language) && !isDone(one, slots)).map(({ word }) => word)
      : [],
    optionalWords: others
      .filter(
        (one) => isOptional(one, language) || (isAside(one, slots) && (!isOfParts.has(topic) || states.length > 0)),
      )
      .map(({ word }) => word),
    unused: unknown
      .filter((one) => isTooShort(one) || isDone(one, slots) || (isVague(one, language) && !telling.includes(one)))
      .map((one) => one.typed),
    unknownName: typed && [...(first?.kindBefore ? [first.kindBefore] : []), ...typed].join(' '),
  }
}

/** A tax is charged in a place, whose name is no word of the trade. */
const isNaming = ({ word }: UnknownWord, topic: Topic, language: Language): boolean =>
  topic !== 'tax_rates' || !(isGlossaryWord(word, language) || isRate.test(word))

/** Topics of which a word that nobody knows names what is sought, wherever it is: "gizmotrons in stock". */
const isOfParts: ReadonlySet<Topic> = new Set(['stock', 'kits'])

/** General speech that says nothing of a part: "give me a rundown"; but what is behind "on" or "of" is meant. */
const isOptional = ({ word, followsPreposition }: UnknownWord, language: Language): boolean =>
  // How many there are names none: "the two starters".
  numberWords(language)?.values.has(word) ||
  (!followsPreposition &&
    !/\d/.test(word) &&
    !isGlossaryWord(word, language) &&
    !isLanguageName(word) &&
    isEverydayWord(word, [language]))

/** "Forwarder 2", where nobody the asker sees has a forwarder. */
const isKindBefore = ({ word, position }: UnknownWord, words: readonly UnknownWord[], language: Language): boolean =>
  isMachineKind(word, language) && words.some((one) => one.position === position + 1 && /^\d{1,3}$/.test(one.word))

const isNumberOfKind = ({ kindBefore, word }: UnknownWord): boolean => kindBefore !== undefined && /^\d+$/.test(word)

/** Two words with capital letters are a name, even if one of them is a word of the trade: "Big Rock". */
const isBesideCapital = ({ position }: UnknownWord, tokens: readonly Token[]): boolean =>
  [position - 1, position + 1].some((beside) => tokens[beside]?.isCapitalized)

/** Topics whose records are looked up by the names of people, places or lists. */
const isOfNames: ReadonlySet<Topic> = new Set(['messages', 'users', 'models', 'price_lists', 'tax_rates', 'bundles'])

/** What their questions say behind "of" is anything, unless it is written as a name. */
const isOfService: ReadonlySet<Topic> = new Set(['feedback', 'links', 'email_choices'])

/** A capital letter, "'s", a kind of machine before a figure, or "of" where the topic has no other words. */
function isLikeAName(one: UnknownWord, isInName: boolean, topic: Topic, language: Language): boolean {
  if (isNumberOfKind(one)) return true
  // "Mode L"
  if (one.word.length === 1) return false
  if (one.isPossessive) return topic !== 'users' && topic !== 'models'
  if (/\d/.test(one.word) && (topic === 'stock' || topic === 'stock_levels')) return false
  const isTrade = isGlossaryWord(one.word, language)
  if (one.isCapitalized && (!isTrade || isInName) && !isOfNames.has(topic)) return true
  if (isOfService.has(topic)) return false
  return !looksUpWords(topic) && one.followsPreposition && !isTrade && !/^\d+$/.test(one.word)
}

/** Who does business is a name, however it is written: "how much has tall pines ordered". */
function isBuyer(
  one: UnknownWord,
  { tokens, unknown }: Pick<Slots, 'tokens' | 'unknown'>,
  language: Language,
): boolean {
  if (/\d/.test(one.word) || isGlossaryWord(one.word, language)) return false
  const { first, last } = runAround(one, unknown)
  // One word may be the first name of a person, who orders, too.
  const isOrganization = last > first || !/^(?:order|plac|pedid)/.test(tokens[last + 1]?.word ?? '')
  // "Did the dash cam order ship" has an order.
  const isNoun = tokens[last + 1]?.word === 'order' && !isBehindOrder.test(tokens[last + 2]?.word ?? '')
  const [before, verb] = [tokens[first - 1]?.word ?? '', tokens[last + 1]?.word ?? '']
  return isOrganization && !isNoun && auxiliary.test(before) && business.test(verb)
}

const isBehindOrder = /^(?:|any|anything|more|less|from|in|this|last|so|much|many)$/
const auxiliary = /^(?:has|have|did|does|do|ha|han)$/
const business =
  /^(?:order(?:ed)?|buy|bought|purchased?|spen[dt]|pay|paid|owe|owed|owns?|got|place|placed|pedido|comprado|gastado|pagado)$/

/** "Nobody has touched it yet": what has been done names no part, but what follows an article does, as "the speed sensor". */
const isDone = ({ word, position }: UnknownWord, { tokens, unknown }: Pick<Slots, 'tokens' | 'unknown'>): boolean =>
  /(?:ed|[ai]d[oa]s?)$/.test(word) &&
  !unknown.some((other) => other.position === position + 1) &&
  !isArticle.test(tokens[position - 1]?.word ?? '') &&
  tokens.slice(Math.max(0, position - 2), position).some((before) => perfect.test(before.word))

const isArticle = /^(?:the|a|an|my|our|any|el|la|los|las|un|una|mi|nuestr[oa]s?)$/
const perfect = /^(?:has|have|had|been|was|were|got|hasnt|havent|ha|han|sido|fue|fueron)$/

/**
 * The word and what is right before and after it: the words with a capital letter, whatever else they may mean, so that "Tall
 * Pines Forestry" is not cut; without one, those that are not understood.
 */
function nameAround(tokens: readonly Token[], telling: readonly UnknownWord[], first: UnknownWord): Placed[] {
  const isUnknown = (position: number) => telling.some((one) => one.position === position)
  const isPart = (position: number) => {
    const token = tokens[position]
    if (!token) return false
    return first.isCapitalized ? token.isCapitalized || (position === 0 && isUnknown(0)) : isUnknown(position)
  }
  let [start, end] = [first.position, first.position + 1]
  while (isPart(start - 1)) start -= 1
  while (isPart(end) || (isUnknown(end) && !isUnknown(end + 1))) end += 1
  return tokens.slice(start, end).map((token, index) => ({ ...token, position: start + index }))
}

type Placed = Token & { position: number }

/** More words name no part. */
export const MAX_PART_WORDS = 5

/** No record is looked up by them: "what comes after the 500 h service". */
export function withoutFunctionWords(unknown: UnknownRead, language: Language): UnknownRead {
  const isFunction = (word: string) => isFunctionWord(word, language)
  return {
    ...unknown,
    words: unknown.words.filter((word) => !isFunction(word)),
    unused: [...new Set([...unknown.unused, ...unknown.words.filter(isFunction)])],
  }
}
