import type { Field } from '../../../record-tools/fields'
import type { OrganizationField } from '../../../record-tools/organization-field'
import type { AmountRange, DayPeriod, ToolInput } from '../../../record-tools/record-tool'

/** What a question about records is about; of several that a question names, the first is meant. */
export const topics = [
  'feedback',
  'links',
  'email_choices',
  'emails',
  'credit_notes',
  'invoices',
  'maintenance_quotes',
  'quotes',
  'refunds',
  'returns',
  'payouts',
  'card_fees',
  'disputes',
  'payments',
  'spending',
  'messages',
  'orders',
  'manuals',
  'kits',
  'bundles',
  'movements',
  'locations',
  'stock',
  'stock_levels',
  'due',
  'done',
  'hours',
  'models',
  'machines',
  'customers',
  'users',
  'organizations',
  'account',
  'own_organization',
  'dealerships',
  'organization',
  'account_requests',
  'price_lists',
  'tax_rates',
  'turnaround',
  'waiting',
] as const

/** Those whose records come to a sum of money. */
export const salesTopics: readonly Topic[] = [
  ...([
    'credit_notes',
    'invoices',
    'maintenance_quotes',
    'quotes',
    'refunds',
    'returns',
    'payouts',
    'card_fees',
  ] as const),
  ...(['disputes', 'payments', 'spending', 'orders'] as const),
]

export type Topic = (typeof topics)[number]

/** Whether a topic's records are papers about money, of which no manual speaks. */
export const isSales: ReadonlySet<Topic> = new Set(salesTopics)

export const isQuote: ReadonlySet<Topic> = new Set(['quotes', 'maintenance_quotes'])

/** Their sums are those of what was spent. */
export const isSpent: ReadonlySet<Topic> = new Set(['spending', 'orders'])

/** What is asked of the records, besides which ones. */
export const askedKinds = [
  'count',
  'sum',
  'last',
  'first',
  'largest',
  'smallest',
  'average',
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
  'upcoming',
  'to_pay',
  'unpaid',
  'paid',
  'in_progress',
  'to_pick',
  'to_ship',
  'backordered',
  'on_its_way',
  'partly_shipped',
  'dispatched',
  'ready_for_pickup',
  'delivered',
  'completed',
  'cancelled',
  'expired',
  'failed',
  'returned',
  'refunded',
  'disputed',
  'won',
  'lost',
  'accepted',
  'declined',
  'declined_by_us',
  'declined_by_them',
  'withdrawn',
  'in_review',
  'to_revise',
  'unpriced',
  'unsent',
  'scheduled',
  'waiting',
  'with_them',
  'awaiting_answer',
  'draft',
  'answered',
  'unread',
  'to_answer',
  'to_receive',
  'undelivered',
  'to_refund',
  'to_schedule',
  'not_cancelled',
  'received',
  'sent',
  'not_ordered',
  'low',
  'reserved',
  'out_of_stock',
  'counted',
  'adjusted',
  'moved',
  'retired',
  'admin',
  'machine_operator',
  'org_user',
  'invited',
  'deactivated',
  'dealership',
  'customer',
  'being_read',
  'liked',
  'disliked',
  'operation_manual',
  'parts_manual',
  'service_manual',
] as const

export type State = (typeof states)[number]

/** By what sums and counts are divided: "pieces" are parts, by how many were ordered. */
export const groupings = ['machine', 'customer', 'part', 'pieces', 'month', 'model', 'brand'] as const

export type Grouping = (typeof groupings)[number]

/** Which machines or whose records a question names. */
export interface Subject {
  instanceIds?: readonly string[] | undefined
  modelIds?: readonly string[]
  /** Of a machine that is named by itself, not by its model or kind. */
  serialNumbers?: readonly string[] | undefined
  organizationId?: string
  /** Of an organization. */
  isDealership?: boolean
  /** As the records name it, for the answer. */
  title: string
}

/** Between which figures one is, both left out. */
export interface FigureLimits {
  over?: number | undefined
  under?: number | undefined
}

/** And how they are typed. */
export type NamedLimits = FigureLimits & { titles: readonly string[] }

/** A question about records, understood word by word. */
export interface RecordQuestion {
  topic: Topic
  asked: ReadonlySet<Asked>
  state: State | undefined
  /** The words that ask for some of the kinds, as typed. */
  askedWords: ReadonlyMap<Asked, string>
  /** As typed. */
  stateTitle: string | undefined
  /** By what sums are divided; undefined where there is one sum. */
  by: Grouping | undefined
  /** Whether hours are those of an average day, or of each reading. */
  per: 'day' | 'reading' | undefined
  period: (DayPeriod & { title: string }) | undefined
  datedBy: ToolInput['datedBy']
  paidBy: ToolInput['paidBy']
  /** What of an organization is asked for; empty for all of it. */
  fields: readonly OrganizationField[]
  /** What is asked of the records. */
  details: readonly Field[]
  /** Whether the record itself is asked for, not one thing of it, nor which of several there are. */
  isWhole: boolean
  /** Whether it is answered with yes or no: "has it shipped". */
  isWhether: boolean
  /** How many pieces a price is asked for. */
  quantity: number | undefined
  /** What the records come to, as far as that is asked. */
  amount: (AmountRange & { title: string }) | undefined
  /** Empty if none is named. */
  subjects: readonly Subject[]
  /** Those that the questions before it named. */
  passed: readonly Subject[]
  /** Whether it is about all machines or the chosen one: "the fleet", "it". */
  scope: 'fleet' | 'chosen' | undefined
  /** As it is printed. */
  number: string | undefined
  /** Whether all tasks of machines are asked for. */
  isPlan: boolean
  /** Whether it is asked what takes the place of a part. */
  isOfReplacement: boolean
  /** Where parts are stored, as typed. */
  place: string | undefined
  /** Whether the number may also be none of a record. */
  isGuess: boolean
  /** Whether it names papers about money, of which no manual speaks: "orders", but not what to "track". */
  namesPapers: boolean
  /** What the records have to name, as typed. */
  words: readonly string[]
  /** Those of the words without which the question is understood, too. */
  optionalWords: readonly string[]
  /** Whether what is asked for belongs to others than the asker's own organization: "which other companies". */
  ofOthers: boolean
  /** What messages are about, where that is said: "on the machines". */
  thread: 'machines' | 'orders' | undefined
  /** Whether the organization that is named wrote the messages: "what did Northfield say". */
  isWriter: boolean
  /** Whether it asks where there is more or less of several: "more in September or in October". */
  compares: 'more' | 'less' | undefined
  /** Words of the name of whoever placed the orders. */
  person: readonly string[] | undefined
  /** What looks like a name and is none of those that the asker may see. */
  unknownName: string | undefined
  /** Whether what has none of the records is asked for: "machines without readings". */
  isLacking: boolean
  /** What a figure is limited by: "over 3000 hours". */
  limits: NamedLimits
  /** How many records are wanted; undefined if that is not said. */
  wanted: number | undefined
  /** How many records come before: 1 for "the one before". */
  skip: number
  /** Whether it is one of several that ask for all that waits, so that nothing is said where nothing does. */
  isOfAll?: true | undefined
  /** What answers the question, too, if the topic has no record of it. */
  otherwise: Topic | undefined
  /** The question that finds the record whose number is meant: "its invoice" after "our last order". */
  ofRecord?: RecordQuestion | undefined
  /** The words that name the topic, as typed. */
  topicWords: readonly string[]
  /** What it asks besides, as in "this month and last month": the same question with these instead. */
  others: readonly Pick<RecordQuestion, 'period' | 'number' | 'state' | 'words'>[]
  /** What it names that its records are not chosen by, as typed. */
  unused: readonly string[]
}
