import type { DayPeriod } from '../../../record-tools/record-tool'

/** What a question about records is about; of several that a question names, the first is meant. */
export const topics = [
  'credit_notes',
  'invoices',
  'maintenance_quotes',
  'quotes',
  'payments',
  'spending',
  'messages',
  'orders',
  'manuals',
  'due',
  'done',
  'hours',
  'machines',
] as const

export type Topic = (typeof topics)[number]

/** What is asked of the records, besides which ones. */
export const askedKinds = [
  'count',
  'sum',
  'last',
  'first',
  'largest',
  'smallest',
  'next',
  'when',
  'where',
  'which',
  'list',
  'who',
] as const

export type Asked = (typeof askedKinds)[number]

/** What people call the state of records; those of a topic are in `topic-states.ts`. */
export const states = [
  'open',
  'overdue',
  'due',
  'soon',
  'to_pay',
  'unpaid',
  'paid',
  'in_progress',
  'to_ship',
  'backordered',
  'on_its_way',
  'partly_shipped',
  'ready_for_pickup',
  'delivered',
  'completed',
  'cancelled',
  'expired',
  'failed',
  'returned',
  'refunded',
  'disputed',
  'accepted',
  'declined',
  'waiting',
  'draft',
  'answered',
  'unread',
  'received',
  'retired',
  'being_read',
  'operation_manual',
  'parts_manual',
  'service_manual',
] as const

export type State = (typeof states)[number]

/** By what sums are divided. */
export const groupings = ['machine', 'customer', 'part'] as const

export type Grouping = (typeof groupings)[number]

/** Which machines or whose records a question names. */
export interface Subject {
  instanceIds?: readonly string[] | undefined
  modelIds?: readonly string[]
  organizationId?: string
  /** As the records name it, for the answer. */
  title: string
}

/** A question about records, understood word by word. */
export interface RecordQuestion {
  topic: Topic
  asked: ReadonlySet<Asked>
  state: State | undefined
  /** As typed. */
  stateTitle: string | undefined
  /** By what sums are divided; undefined where there is one sum. */
  by: Grouping | undefined
  period: (DayPeriod & { title: string }) | undefined
  /** Empty if none is named. */
  subjects: readonly Subject[]
  /** Whether it is about all machines or the chosen one: "the fleet", "it". */
  scope: 'fleet' | 'chosen' | undefined
  /** As it is printed. */
  number: string | undefined
  /** Whether the number may also be none of a record. */
  isGuess: boolean
  /** What the records have to name, as typed. */
  words: readonly string[]
  /** Those of the words without which the question is understood, too. */
  optionalWords: readonly string[]
  /** What looks like a name and is none of those that the asker may see. */
  unknownName: string | undefined
  /** How many records are wanted; undefined if that is not said. */
  wanted: number | undefined
  /** How many records come before: 1 for "the one before". */
  skip: number
  /** The words that name the topic, as typed. */
  topicWords: readonly string[]
}
