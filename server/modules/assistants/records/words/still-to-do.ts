import { once } from '../../../../domain/once'
import type { Language } from '../../../../domain/text'
import { type Action, actions } from '../grammar/grammar'
import { createPhraseTable } from '../grammar/phrase-table'
import { grammars } from '../grammar/vocabulary'
import type { State } from '../record-question'
import { otherLanguage } from './other-language'

interface StillToDo {
  action: Action
  length: number
  /** For each kind of record the first that it can have. */
  states: readonly State[]
}

/** Whose turn is said between an opener and a verb. */
type Between = 'anybody' | 'own' | 'other'

type Opener = 'obliged' | 'ahead' | 'denied' | 'awaiting'

/** What records are with which something is still to be done, whoever has to do it. */
const pending: Record<Action, readonly State[]> = {
  ship: ['to_ship', 'unsent'],
  send: ['to_ship', 'unsent'],
  pick: ['to_pick'],
  begin: ['to_pick', 'waiting'],
  collect: ['ready_for_pickup'],
  receive: ['to_receive', 'undelivered'],
  deliver: ['undelivered', 'to_receive'],
  pay: ['unpaid', 'open'],
  refund: ['to_refund'],
  approve: ['awaiting_answer', 'waiting', 'to_pay', 'invited'],
  confirm: ['to_pay', 'awaiting_answer', 'waiting'],
  answer: ['waiting', 'to_answer'],
  price: ['unpriced', 'unsent'],
  schedule: ['to_schedule'],
  complete: ['open'],
  cancel: ['not_cancelled'],
  read: ['unread', 'being_read'],
}

/** What the asker has to do waits for their own side. */
const obliged: Partial<Record<Action, readonly State[]>> = {
  approve: ['waiting', 'to_pay'],
  confirm: ['to_pay', 'waiting'],
}

/** "Quotes that were not accepted" were declined; "not yet accepted" ones may still be. */
const endsWhereDenied: ReadonlySet<Action> = new Set(['approve', 'cancel', 'read', 'answer', 'price'])

const MAX_BETWEEN = 4
const MAX_BEHIND = 2

const tablesOf: Record<Language, () => ReturnType<typeof createTables>> = {
  en: once(() => createTables('en')),
  es: once(() => createTables('es')),
}

function createTables(language: Language) {
  const { obliged, ahead, denied, awaiting, between, ofOwn, ofOther, behind, verbs } = grammars[language].toDo
  const openers: (readonly [string, Opener])[] = [
    [obliged, 'obliged'],
    [ahead, 'ahead'],
    [denied, 'denied'],
    [awaiting, 'awaiting'],
  ]
  const exact = () => true
  return {
    openers: createPhraseTable<Opener>(openers, language, exact),
    between: createPhraseTable<Between>(
      [
        [between, 'anybody'],
        [ofOwn, 'own'],
        [ofOther, 'other'],
      ],
      language,
      exact,
    ),
    behind: createPhraseTable<true>([[behind, true]], language, exact),
    verbs: createPhraseTable<Action>(
      actions.map((action) => [verbs[action], action]),
      language,
      exact,
    ),
  }
}

/**
 * Reads that something is still to be done: "we still have to receive", "waiting to be paid", "not yet sent", "por recibir".
 * Undefined for anything else.
 */
export function stillToDoAt(words: readonly string[], position: number, language: Language): StillToDo | undefined {
  const { openers, between, behind, verbs } = tablesOf[language]()
  const opener = openers.at(words, words, position)
  if (!opener) return undefined
  let at = position + opener.length
  const said = new Set<Between>()
  for (let skipped = 0; skipped < MAX_BETWEEN && !verbs.at(words, words, at); skipped++) {
    const filler = between.at(words, words, at)
    if (!filler) break
    for (const whose of filler.meanings) said.add(whose)
    at += filler.length
  }
  const first = verbAt(words, at, language)
  if (!first) return undefined
  at += first.length
  // "To pick and ship" is what has not been shipped.
  const second = isJoint.test(words[at] ?? '') ? verbAt(words, at + 1, language) : undefined
  if (second) at += 1 + second.length
  const { action } = second ?? first
  for (let skipped = 0; skipped < MAX_BEHIND; skipped++) at += behind.at(words, words, at)?.length ?? 0
  const phrase = words.slice(position, at)
  // What waits for an answer of the other side has states of its own.
  if (action === 'answer' && said.has('other') && opener.meanings.includes('awaiting')) return undefined
  const isOnlyDenied = opener.meanings.every((one) => one === 'denied')
  if (isOnlyDenied && endsWhereDenied.has(action) && !phrase.some(isYet)) return undefined
  // "What do I have to start first" asks how; that nobody has begun with them is said of orders.
  if (action === 'begin' && !isOnlyDenied) return undefined
  const isObliged = opener.meanings.includes('obliged') || said.has('own')
  return { action, length: phrase.length, states: (isObliged ? obliged[action] : undefined) ?? pending[action] }
}

const isJoint = /^(?:and|or|y|o)$/

/** In either language: "which quotes do I have to contestar". */
function verbAt(words: readonly string[], position: number, language: Language) {
  const found = [language, otherLanguage(language)]
    .map((one) => tablesOf[one]().verbs.at(words, words, position))
    .find((verb) => verb !== undefined)
  const [action] = found?.meanings ?? []
  return found && action && { action, length: found.length }
}

const isYet = (word: string): boolean => /^(?:yet|still|aun|todavia)$/.test(word)
