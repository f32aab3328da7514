import { z } from 'zod'
import { isDay } from '../../../../domain/day'
import { fieldValues } from '../../../../record-tools/fields'
import { organizationFields } from '../../../../record-tools/organization-field'
import type { Grouping, RecordTool, ToolInput } from '../../../../record-tools/record-tool'

const MAX_LIMIT = 50
const MAX_SKIP = 1000
const MAX_FIGURE = 1e9
const MAX_NAMES = 5

/** Typed by a person in the first place, so without what no keyboard writes; some of it no database stores. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((typed) => !/\p{Cc}/u.test(typed), 'has control characters')

const names = z.array(text).min(1).max(MAX_NAMES)
const figure = z.number().min(0).max(MAX_FIGURE)

/** Records are no older than the product, and nothing is planned further ahead. */
const day = z
  .string()
  .refine(
    (typed) => isDay(typed) && typed >= '1970' && typed < '2100',
    'is no day such as 2026-11-30 from 1970 to 2099',
  )

/** An open end is left out. */
const isInOrder = ({ from, to }: { from?: string | number | undefined; to?: string | number | undefined }) =>
  from === undefined || to === undefined || from <= to
const endsFirst = { error: 'from is after to' }

/** All that a call may say, each with what it is for; what only some tools take has the values of those that may be meant. */
const properties = (tools: readonly RecordTool[]) => ({
  records: z.enum(tools.map(({ name }) => name)).describe('Which kind of records.'),
  machine: names.describe('Machines by their name, serial number, model, kind or place, as people call them.'),
  organization: names.describe('Customers or dealerships by name. Not needed for the own organization.'),
  written_by: text.describe('The organization whose people wrote the messages, by name.'),
  person: text.describe('Whoever placed the orders or moved the stock, by name.'),
  place: text.describe('Where parts are stored, by name.'),
  words: text.describe(
    'Words that the records have to name, all of them: what a part, a task or a person is called, or what a message says.',
  ),
  number: text.describe('A number as it is printed: of an order, a purchase, an invoice, a quote, a parcel or a part.'),
  period: z
    .strictObject({ from: day.optional(), to: day.optional() })
    .refine(isInOrder, endsFirst)
    .describe('Whole days as in 2026-11-30, both included; an end that is left out is open.'),
  dated_by: z.literal('end').describe('The period means the last day of validity, not when the record was made.'),
  state: z
    .array(z.enum(distinct(tools.flatMap(({ states = [] }) => states.map(({ name }) => name)))))
    .min(1)
    .max(4)
    .describe('States of that kind of records. Each of several is looked up and counted by itself.'),
  amount: z
    .strictObject({ from: figure.optional(), to: figure.optional(), exclusive: z.boolean().optional() })
    .refine(isInOrder, endsFirst)
    .describe('What the records come to, in whole units of their currency; exclusive leaves out the ends themselves.'),
  paid_by: z.enum(['card', 'account']).describe('How orders are paid, or customers pay.'),
  by: z
    .enum(distinct(tools.flatMap(({ groupings = [] }): readonly Grouping[] => groupings)))
    .describe('Divides sums or counts; pieces are parts by how many were ordered.'),
  per: z.enum(['day', 'reading']).describe('Hours of an average day, or of each reading.'),
  lacking: z.boolean().describe('Machines that have none of the records: not read, nothing done.'),
  hours_over: figure.describe('The meter, or what was run in the period, is over it.'),
  hours_under: figure.describe('The meter, or what was run in the period, is under it.'),
  plan: z.boolean().describe('All tasks of the maintenance schedule with their intervals.'),
  must_fit: z.boolean().describe('Only parts that a parts list or a service kit of the machine has.'),
  replacements: z.boolean().describe('Says which parts a part replaces; what replaces it is always said.'),
  quantity: z.int().min(1).max(1_000_000).describe('For how many pieces a price is asked for.'),
  fields: z.array(z.enum(organizationFields)).min(1).describe('What is asked of organizations; all of one without it.'),
  details: z
    .array(z.enum(fieldValues))
    .min(1)
    .describe('What each record of a list is to say besides; a single record says all that is known.'),
  sort: z.enum(['newest', 'oldest', 'largest', 'smallest']).describe('The order; the newest first without it.'),
  skip: z.int().min(0).max(MAX_SKIP).describe('How many of the list to pass over.'),
  limit: z.int().min(1).max(MAX_LIMIT).describe(`How many to list; 20 without it.`),
})

type Property = keyof ReturnType<typeof properties>
type Condition = Exclude<Property, 'records'>

export type LookUpCall = z.infer<ReturnType<typeof lookUpSchema>>

/** What of a tool's input each of them becomes. */
const uses: Record<Condition, readonly (keyof ToolInput)[]> = {
  machine: ['instanceIds', 'modelIds', 'serialNumbers'],
  organization: ['organizationId', 'organizationIds'],
  written_by: ['writerId'],
  person: ['placedBy'],
  place: ['places'],
  words: ['words'],
  number: ['number'],
  period: ['period'],
  dated_by: ['datedBy'],
  state: ['state'],
  amount: ['amount'],
  paid_by: ['paidBy'],
  by: ['by'],
  per: ['per'],
  lacking: ['isLacking'],
  hours_over: ['over'],
  hours_under: ['under'],
  plan: ['isPlan'],
  must_fit: ['mustFit'],
  replacements: ['isOfReplacement'],
  quantity: ['quantity'],
  fields: ['fields'],
  details: ['details'],
  sort: ['sort'],
  skip: ['skip'],
  limit: ['limit'],
}

const conditions = Object.keys(uses).filter((name): name is Condition => name in uses)

/** The properties that a tool uses, in a fixed order. */
export const propertiesOf = ({ input }: Pick<RecordTool, 'input'>): Condition[] =>
  conditions.filter((name) => uses[name].some((property) => input.includes(property)))

/** What a call may say to one of the tools. */
export function lookUpSchema(tools: readonly RecordTool[]) {
  const all = z.strictObject(properties(tools))
  const used = new Set(tools.flatMap(propertiesOf))
  const mask: Partial<Record<Property, true>> = { records: true }
  for (const name of conditions) if (used.has(name)) mask[name] = true
  return all.partial().required({ records: true }).pick(mask)
}

/** They only say how records are told: what has none of it is found all the same. */
const isOfTelling: ReadonlySet<string> = new Set<Condition>([
  ...([
    'dated_by',
    'plan',
    'must_fit',
    'replacements',
    'quantity',
    'fields',
    'details',
    'sort',
    'skip',
    'limit',
  ] as const),
])

const isList: ReadonlySet<string> = new Set<Condition>(['machine', 'organization', 'state', 'fields', 'details'])

/**
 * A call without what says nothing and what the tool has no use for. Models write one name where a list is asked for, and
 * null for what they leave out.
 */
export function tidied(input: object, tool: RecordTool): Record<string, unknown> {
  const used = new Set<string>(propertiesOf(tool))
  const entries = Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return []
    if (isOfTelling.has(name) && !used.has(name)) return []
    return [[name, isList.has(name) && !Array.isArray(value) ? [value] : value] as const]
  })
  return Object.fromEntries(entries)
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]
