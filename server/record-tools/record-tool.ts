import type { Caller, Rights } from '../access/caller'
import type { Day } from '../domain/day'
import type { Locale } from '../domain/locale'
import type { Text } from '../domain/text'
import type { TimeZone } from '../domain/time-zone'
import type { Detail } from './details'
import type { Field } from './fields'
import type { OrganizationField } from './organization-field'
import type { ToolState } from './states'

/** Who asks, and how figures and days are written for them. */
export interface Asker {
  caller: Caller
  locale: Locale
  /** Of the caller's organization, in which days are meant. */
  timeZone: TimeZone
  today: Day
}

/** Whole days, both included; open where one is absent. */
export interface DayPeriod {
  from?: Day | undefined
  to?: Day | undefined
}

/** What a record may come to, in whole units of its own currency; open where an end is absent. */
export interface AmountRange {
  from?: number | undefined
  to?: number | undefined
  /** Whether the ends themselves are left out: "over 500". */
  isExclusive: boolean
}

/** By what sums are divided; `pieces` are parts, ordered by how many were ordered. */
export const sumGroupings = ['machine', 'customer', 'part', 'pieces', 'month'] as const

export type SumGrouping = (typeof sumGroupings)[number]

/** By what sums and counts are divided. */
export type Grouping = SumGrouping | 'model' | 'brand'

/** What a tool may be given. Each tool names the properties that it uses; the others have no effect. */
export interface ToolInput {
  period?: DayPeriod | undefined
  /** What the period is meant by: the last day of what is good for a time; when it was made where this is absent. */
  datedBy?: 'end' | undefined
  /** How an order is paid. */
  paidBy?: 'card' | 'account' | undefined
  /** What is asked of the records, which each of several says, too. */
  details?: readonly Field[] | undefined
  /** Machines by their ids. */
  instanceIds?: readonly string[] | undefined
  /** Models by their ids. */
  modelIds?: readonly string[] | undefined
  /** Of machines that are named one by one, not by their model or kind. */
  serialNumbers?: readonly string[] | undefined
  /** A customer or a dealership. */
  organizationId?: string | undefined
  /** Whether that is a dealership, whose records a super user asks for. */
  isDealership?: boolean | undefined
  /** Several of them, which are compared. */
  organizationIds?: readonly string[] | undefined
  /** The organization whose people wrote a message. */
  writerId?: string | undefined
  /** What of an organization is asked for: first in the fact of one, all that is said of several. */
  fields?: readonly OrganizationField[] | undefined
  /** Words of the name of whoever placed an order. */
  placedBy?: readonly string[] | undefined
  /** As it is printed: `SO-1042`, or a number of a parcel or a purchase. */
  number?: string | undefined
  /** What the records come to. */
  amount?: AmountRange | undefined
  /** One of the tool's states. */
  state?: string | undefined
  /** By what sums and counts are divided. */
  by?: Grouping | undefined
  /** Whether hours are those of an average day, or of each reading. */
  per?: 'day' | 'reading' | undefined
  /** Whether what has none of the records is asked for: machines without readings, or without maintenance. */
  isLacking?: boolean | undefined
  /** The figures between which a meter is, both left out. */
  over?: number | undefined
  under?: number | undefined
  /** What a record has to name: all words of one of the alternatives. */
  words?: readonly (readonly string[])[] | undefined
  /** Where parts are stored: all words of one of the alternatives. */
  places?: readonly (readonly string[])[] | undefined
  /** Whether all tasks are asked for, with their intervals. */
  isPlan?: boolean | undefined
  /** Whether parts count only if a parts list or a kit of the machines has them. */
  mustFit?: boolean | undefined
  /** Whether it is asked what a part replaces; what replaces it is always said. */
  isOfReplacement?: boolean | undefined
  sort?: 'newest' | 'oldest' | 'largest' | 'smallest' | undefined
  /** How many pieces a price is asked for. */
  quantity?: number | undefined
  /** How many records come before those that are wanted. */
  skip?: number | undefined
  /** How many records are wanted. */
  limit: number
}

/** What is known of one record. */
export interface Fact {
  /** What people call the record. */
  title: string
  /** Of its page in the web app. */
  path: string
  /** What it is called before what is asked of it, if that is not its title. */
  head?: string | undefined
  /** What is known, in the asker's language, with the title and without a full stop. */
  text: string
  /** What it is called among those of the same title: a task of a machine. */
  name?: string | undefined
  /** When it happened, to order the facts of several tools. */
  at?: Date | undefined
  /** What else is known of it, as far as it was read. */
  details?: readonly Detail[] | undefined
}

export interface FoundRecords {
  /** As many as were wanted. */
  facts: readonly Fact[]
  /** How many there are. */
  total: number
  /** What the facts are where they are no records of the tool, such as sums by machine. */
  heading?: string | undefined
  /** A sum over all of them, as it is written; absent where nothing is summed. */
  sum?: string | undefined
  /** The sum in minor units, to compare it with another one of the same currency; absent for several currencies. */
  figure?: { amount: number; currency: string } | undefined
  /** What one of them comes to on average, as it is written; absent where nothing is summed. */
  average?: string | undefined
  /** What comes closest where nothing is found, such as what is due next where nothing is due. */
  instead?: { heading: string; facts: readonly Fact[] } | undefined
  /** What is said where nothing is found, if "no" and the name of the records are not it; without a full stop. */
  none?: string | undefined
  /** Whether nobody is called what the input names. */
  isNobody?: true | undefined
  /** Why nothing is answered, where the role does not see what a question names; a sentence. */
  refusal?: string | undefined
  /** What of the records the asker's role sees, which explains why others are missing; a sentence. */
  roleLimit?: string | undefined
  /** What has to be known to understand the facts, such as what is not counted; a sentence. */
  note?: string | undefined
}

/**
 * Looks up records as far as a caller may see them: what an assistant may use to answer from a person's own records. A tool
 * reads by the access rules of the screen that shows the same.
 */
export interface RecordTool {
  name: ToolName
  /** What it finds, for whoever chooses among the tools. */
  description: string
  /** The properties of its input that it uses. */
  input: readonly (keyof ToolInput)[]
  /** What its input may have as `state`; absent where it has none. */
  states?: readonly ToolState[]
  /** What its input may have as `by`; absent where it divides nothing. */
  groupings?: readonly Grouping[]
  /** What its records are called, where a role does not see them. */
  records: Text
  /** Whether the caller's role sees the screen with these records at all. */
  mayUse(caller: Rights): boolean
  find(input: ToolInput, asker: Asker): Promise<FoundRecords>
}

export const toolNames = [
  'machines',
  'models',
  'users',
  'organizations',
  'own_account',
  'own_organization',
  'own_dealerships',
  'account_requests',
  'price_lists',
  'tax_rates',
  'machine_hours',
  'due_maintenance',
  'done_maintenance',
  'service_kits',
  'bundles',
  'part_stock',
  'stock_levels',
  'stock_movements',
  'stock_locations',
  'orders',
  'spending',
  'invoices',
  'credit_notes',
  'quotes',
  'maintenance_quotes',
  'payments',
  'refunds',
  'returns',
  'payouts',
  'card_fees',
  'disputes',
  'order_messages',
  'machine_messages',
  'manuals',
  'customers',
  'turnaround',
  'emails',
  'email_choices',
  'portal_links',
  'feedback',
] as const

export type ToolName = (typeof toolNames)[number]

/** A machine of those that a caller may see, by what people call it. */
export interface NamedMachine {
  id: string
  name: string
  serialNumber: string
  location: string
  brand: string
  /** Of the brand. */
  model: string
  modelId: string
  /** The kind of machine, such as "Wheel loader". */
  kind: string
  owner: string
}

/** Finds machines by their names, for questions that name some. */
export interface MachineNames {
  /** Those that come first, and how many there are in all. */
  first(caller: Caller, limit: number): Promise<{ machines: NamedMachine[]; total: number }>
  /** Those whose names, numbers, models or places have all words of a text. */
  search(caller: Caller, text: string, limit: number): Promise<NamedMachine[]>
}
