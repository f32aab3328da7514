import { once } from '../../../../domain/once'
import type { Language } from '../../../../domain/text'
import { stem } from '../../../../languages/text/stem'
import { createPhraseTable, type PhraseTable } from '../grammar/phrase-table'
import { vocabularyOf } from '../grammar/vocabulary'
import type { Topic } from '../record-question'
import { recordNumberAt } from '../words/read-number'
import { type Knowledge, readSlots } from '../words/read-slots'
import { choosesOne, namesOrganization, type Slots } from '../words/slots'
import { isTelling } from '../words/strangers'
import { type Token, tokensOf } from '../words/tokens'
import { englishActions } from './english'
import type { ActionWords } from './limit'
import { spanishActions } from './spanish'

/** What the assistant is told to do. */
export interface Action {
  /** Whether parts are to be ordered. */
  isOrdering: boolean
  /** What it is to be done to, as typed. */
  rest: string
}

type Role = 'polite' | 'verb' | 'order' | 'determiner' | 'thing' | 'shown'

const tables: Record<Language, () => PhraseTable<Role>> = {
  en: once(() => tableOf(englishActions, 'en')),
  es: once(() => tableOf(spanishActions, 'es')),
}

const tableOf = ({ polite, verbs, orderVerbs, determiners, things, shown }: ActionWords, language: Language) =>
  createPhraseTable<Role>(
    [
      [polite, 'polite'],
      [verbs, 'verb'],
      [orderVerbs, 'order'],
      [determiners, 'determiner'],
      [things, 'thing'],
      [shown, 'shown'],
    ],
    language,
    () => true,
  )

/** What a text tells the assistant to change; undefined for a question, and for what is done to a machine. */
export function readAction(text: string, language: Language, knowledge: Knowledge): Action | undefined {
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => word)
  const stems = words.map((word) => stem(word, language))
  const at = (position: number) => tables[language]().at(words, stems, position)
  let start = 0
  for (let phrase = at(start); phrase?.meanings.includes('polite'); phrase = at(start)) start += phrase.length
  const verb = at(start)
  if (!verb) return undefined
  const end = start + verb.length
  // "Email of the admin" names one.
  if (/^(?:of|de|del)$/.test(words[end] ?? '')) return undefined
  const rest = tokens.slice(end)
  const isOrdering = verb.meanings.includes('order')
  if (rest.length === 0 || !(isOrdering || verb.meanings.includes('verb'))) return undefined
  const isDetermined = at(end)?.meanings.includes('determiner') || /^\d{1,4}$/.test(words[end] ?? '')
  const action = { isOrdering, rest: rest.map(({ typed }) => typed).join(' ') }
  // "Order PO-2454" is one, "order two filters" tells to.
  const slots = readSlots(action.rest, language, knowledge)
  if (rest.some((_, index) => at(end + index)?.meanings.includes('shown'))) return undefined
  if (isOrdering) return isDetermined && !isOfRecords(slots) ? action : undefined
  if (!slots) return undefined
  // "Cancel SO-1048", "cancel order SO-1048"
  const numberAt = isTopic(words[end] ?? '', language) ? end + 1 : end
  const isNumber = recordNumberAt(words, numberAt) !== undefined && !isTopic(words[start] ?? '', language)
  const isName = tokens[end] !== undefined && namesOrganization(slots)
  const hasThing = isThing(rest, at, end)
  if (!(isDetermined || isNumber || isName || (hasThing && !isTopic(words[start] ?? '', language)))) return undefined
  return hasThing || isOfBusiness(slots, words, end, language) ? action : undefined
}

/** "Invoice INV-12" names one; "refund SO-1042" tells to. */
const isTopic = (word: string, language: Language): boolean =>
  vocabularyOf(language)
    .phrases.at([word], [stem(word, language)], 0)
    ?.meanings.some((meaning) => meaning.slot === 'topic' && meaning.value !== 'refunds') ?? false

/** "Ordena los pedidos por fecha" sorts. */
const isOfRecords = (slots: Slots | undefined): boolean =>
  [...(slots?.named ?? [])].some((topic) => isChanged.has(topic))

const isThing = (
  rest: readonly Token[],
  at: (position: number) => ReturnType<PhraseTable<Role>['at']>,
  start: number,
) => rest.some((_, index) => at(start + index)?.meanings.includes('thing'))

/** Records that people change. Hours are those of a machine that is named; a kit is also in a manual. */
const isChanged: ReadonlySet<Topic> = new Set([
  'credit_notes',
  'invoices',
  'maintenance_quotes',
  'quotes',
  'refunds',
  'payouts',
  'payments',
  'messages',
  'orders',
  'stock',
  'users',
  'customers',
  'organizations',
])

function isOfBusiness(slots: Slots, words: readonly string[], start: number, language: Language): boolean {
  const { named, names, number } = slots
  const isOfMachine = named.has('hours') && names.some(({ rank }) => rank === 'machine')
  const topics = [...named].filter((topic) => isChanged.has(topic))
  const isSurelyNamed = topics.some((topic) => !isOfMachinesToo.has(topic)) || !isAboutMachine(slots, language)
  return number !== undefined || isOfMachine || (topics.length > 0 && isSurelyNamed) || isMoved(words, start)
}

/** Of what machines have, too: messages on a display, the order of the hoses. */
const isOfMachinesToo: ReadonlySet<Topic> = new Set(['messages', 'orders'])

const isAboutMachine = (slots: Slots, language: Language): boolean =>
  !slots.marks.has('own') &&
  slots.names.length === 0 &&
  !choosesOne(slots) &&
  slots.unknown.some((one) => isTelling(one, language))

/** "Move five wheel nuts from the store to the truck" */
const isMoved = (words: readonly string[], start: number): boolean =>
  /^(?:\d{1,4}|two|three|four|five|six|ten|dos|tres|cuatro|cinco|seis|diez)$/.test(words[start] ?? '') &&
  /\b(?:store|truck|van|warehouse|shelf|bin|almacen|camion|furgoneta|bodega|estante)\b/.test(words.join(' '))
