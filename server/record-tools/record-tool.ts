import type { Caller, Rights } from '../access/caller'
import type { Day } from '../domain/day'
import type { Locale } from '../domain/locale'
import type { Text } from '../domain/text'
import type { TimeZone } from '../domain/time-zone'

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

/** What a tool may be given. Each tool names the properties that it uses; the others have no effect. */
export interface ToolInput {
  period?: DayPeriod | undefined
  /** Machines by their ids. */
  instanceIds?: readonly string[] | undefined
  /** Models by their ids. */
  modelIds?: readonly string[] | undefined
  /** A customer or a dealership. */
  organizationId?: string | undefined
  /** As it is printed: `SO-1042`, or a number of a parcel or a purchase. */
  number?: string | undefined
  /** One of the tool's states. */
  state?: string | undefined
  /** By what sums are divided. */
  by?: 'machine' | 'customer' | 'part' | undefined
  /** What a record has to name: all words of one of the alternatives. */
  words?: readonly (readonly string[])[] | undefined
  sort?: 'newest' | 'oldest' | 'largest' | 'smallest' | undefined
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
  /** What is known, in the asker's language, with the title and without a full stop. */
  text: string
  /** When it happened, to order the facts of several tools. */
  at?: Date | undefined
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
  /** What its records are called, where a role does not see them. */
  records: Text
  /** Whether the caller's role sees the screen with these records at all. */
  mayUse(caller: Rights): boolean
  find(input: ToolInput, asker: Asker): Promise<FoundRecords>
}

export const toolNames = [
  'machines',
  'machine_hours',
  'due_maintenance',
  'done_maintenance',
  'orders',
  'spending',
  'invoices',
  'credit_notes',
  'quotes',
  'maintenance_quotes',
  'payments',
  'order_messages',
  'machine_messages',
  'manuals',
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
