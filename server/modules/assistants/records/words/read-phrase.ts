import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import type { PhraseTable } from '../grammar/phrase-table'
import { type Meaning, vocabularyOf } from '../grammar/vocabulary'
import { periodTableOf } from '../periods/period-table'
import type { Topic } from '../record-question'
import { denied } from './negation'
import { numberAfterTopic } from './read-number'
import { addFieldWord, addMeaning, addNumber, addUnknown, type FoundSlots } from './slots'
import type { Token } from './tokens'

interface PhraseAt {
  language: Language
  tokens: readonly Token[]
  words: readonly string[]
  stems: readonly string[]
  phrase: { length: number; meanings: readonly Meaning[] }
  isNumberSign: (word: string) => boolean
}

/** Reads a phrase, and the number of a record behind it. @returns how many words that is */
export function readPhrase(found: FoundSlots, position: number, at: PhraseAt): number {
  const { language, tokens, words, stems, phrase, isNumberSign } = at
  const end = position + phrase.length
  if (isInName(position, at)) {
    addUnknown(found, tokens, position, periodTableOf(language).numbers)
    return phrase.length
  }
  const typed = typedFrom(tokens, position, phrase.length)
  const isField = phrase.meanings.some(({ slot }) => slot === 'field')
  const isOneself = phrase.meanings.some((one) => one.slot === 'topic' && one.value === 'account')
  const isOfPart = phrase.meanings.some(({ slot }) => slot === 'possession' || slot === 'partFields')
  // The warehouse where a part is stored asks for no stock by itself, paying by invoice for no invoices.
  const isPlace = phrase.meanings.some(({ slot }) => slot === 'place' || slot === 'account')
  const saysNothing = phrase.meanings.some(({ slot }) => slot === 'aside')
  const innerWords = isOfPart || isPlace || saysNothing ? [] : words.slice(position, end)
  const inner = innerTopics(innerWords, stems.slice(position, end), vocabularyOf(language).phrases)
    // Whatever "that one" is, it is what was asked about.
    .filter((meaning) => phrase.meanings.some(({ slot }) => slot === 'meansOne') || isNamed(meaning))
    // A billing address is no invoice, and "my email" no message.
    .filter(() => !isField && !isOneself)
  const meanings = denied(phrase.meanings, position, words, language).filter(
    ({ slot }) => slot !== 'followUp' || !joins.has(typed.toLowerCase()) || isBeginning(found),
  )
  for (const meaning of [...meanings, ...inner]) addMeaning(found, meaning, typed)
  if (phrase.length === 1 && phrase.meanings.every(({ slot }) => slot === 'field'))
    addFieldWord(found, tokens, position)
  if (phrase.meanings.some(({ slot }) => slot === 'tasks'))
    for (let at = position; at < end; at++)
      if (!isWorkWord.has(words[at] ?? '')) addUnknown(found, tokens, at, periodTableOf(language).numbers)
  // "On the yard cat"
  const isArticle = found.before === 'preposition' && articles.has(typed.toLowerCase())
  const isPreposition = isArticle || phrase.meanings.some(({ slot }) => slot === 'beforeName')
  found.before = isPreposition ? 'preposition' : 'other'
  const topic = phrase.meanings.find(({ slot }) => slot === 'topic')
  const number = topic?.slot === 'topic' && numberAfterTopic(words, end, topic.value, isNumberSign)
  if (!number) return phrase.length
  addNumber(found, number)
  return phrase.length + number.length
}

/** A word for a state or a field may be part of what words of the trade name, if no phrase has those. */
function isInName(position: number, { language, words, stems, phrase }: PhraseAt): boolean {
  if (phrase.length > 1) return false
  const { phrases } = vocabularyOf(language)
  const isOfTrade = (at: number) => isGlossaryWord(words[at] ?? '', language) && !phrases.at(words, stems, at)
  // "Cilindro de dirección" is a part, "dirección" alone is where somebody is.
  if (phrase.meanings.every(({ slot }) => slot === 'field'))
    return (
      isGlossaryWord(words[position] ?? '', language) &&
      isOfTrade(position - (isOf.has(words[position - 1] ?? '') ? 2 : 1))
    )
  // "Hydraulic return filters"
  return phrase.meanings.every(({ slot }) => slot === 'state') && [position - 1, position + 1].every(isOfTrade)
}

/** "And last year" leans on what was asked before; "overdue or due" only joins two words. */
const joins: ReadonlySet<string> = new Set(['and', 'or', 'y', 'o'])

const isBeginning = ({ named, hinted, states, names, asked, unknown, period }: FoundSlots): boolean =>
  named.size + hinted.size + states.length + names.length + asked.size + unknown.length === 0 && period === undefined

const isOf: ReadonlySet<string> = new Set(['of', 'de', 'del'])

const articles = new Set(['the', 'our', 'my', 'el', 'la', 'los', 'las', 'nuestro', 'nuestra', 'mi'])

/** What every task is, so that it names none. */
const isWorkWord = new Set(
  'change changes check of service hour hours hr hrs h cambio cambios revision control chequeo de del'.split(' '),
)

/** A longer phrase also names what one of its words names: "new messages" are messages. Payments are states of others. */
function innerTopics(words: readonly string[], stems: readonly string[], phrases: PhraseTable<Meaning>): Meaning[] {
  if (words.length < 2) return []
  return words
    .flatMap((word, index) => phrases.at([word], stems.slice(index, index + 1), 0)?.meanings ?? [])
    .filter(({ slot }) => slot === 'topic' || slot === 'hint' || slot === 'maintenance')
}

const isNamed = (meaning: Meaning): boolean =>
  (meaning.slot === 'topic' || meaning.slot === 'hint') && isNamedInside.has(meaning.value)

const isNamedInside: ReadonlySet<Topic> = new Set([
  'messages',
  'invoices',
  'orders',
  'quotes',
  'manuals',
  'machines',
  'stock',
  'spending',
])

export const typedFrom = (tokens: readonly Token[], position: number, length: number): string =>
  tokens
    .slice(position, position + length)
    .flatMap(({ typed }) => typed || [])
    .join(' ')
