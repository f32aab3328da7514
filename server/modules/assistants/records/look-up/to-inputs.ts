import type { Rights } from '../../../../access/caller'
import { isDay } from '../../../../domain/day'
import { type Field, isGeneral } from '../../../../record-tools/fields'
import type { DayPeriod, RecordTool, ToolInput } from '../../../../record-tools/record-tool'
import type { NamedOrganization } from '../names/name-keys'
import { placeAlternativesOf } from '../names/place-names'
import type { Subject, Topic } from '../record-question'
import { topicOfTool } from '../tools-of-topic'
import { numberAfterTopic, recordNumberAt } from '../words/read-number'
import { tokensOf } from '../words/tokens'
import type { LookUpCall } from './call'

/** What a call names, as the records know it. */
export interface NamedInCall {
  machines: readonly Subject[] | undefined
  organizations: readonly NamedOrganization[]
  writer: NamedOrganization | undefined
}

/** One of the look-ups that a call takes. */
export interface AskedOnce {
  input: ToolInput
  state: string | undefined
  /** The organization, where each of several is looked up by itself. */
  of: NamedOrganization | undefined
}

const DEFAULT_LIMIT = 20
/** So many records of a call are read by several queries each, where more is asked of them than lists say. */
const MAX_READ = 20

/** What the tool is given for a call, apart from its words: once for each state, and for each organization. */
export function toInputs(
  call: LookUpCall,
  { machines, organizations, writer }: NamedInCall,
  tool: Pick<RecordTool, 'name' | 'input'>,
  { organization: own }: Pick<Rights, 'organization'>,
): AskedOnce[] {
  const others = organizations.filter(({ id }) => id !== own?.id)
  const isTogether = others.length > 1 && tool.input.includes('organizationIds')
  const each = isTogether || others.length === 0 ? [undefined] : others
  const states = call.state ? [...new Set(call.state)] : [undefined]
  const { limit = DEFAULT_LIMIT, details } = call
  const input = {
    ...inputOf(call),
    number: call.number && numberOf(call.number, topicOfTool(tool.name)),
    ...inputOfMachines(machines),
    writerId: writer?.id,
    organizationIds: isTogether ? others.map(({ id }) => id) : undefined,
    limit: details ? Math.min(limit, Math.ceil(MAX_READ / (each.length * states.length))) : limit,
  }
  return each.flatMap((of) =>
    states.map((state) => ({
      input: { ...input, state, organizationId: of?.id, isDealership: of?.isDealership || undefined },
      state,
      of: others.length > 1 ? of : undefined,
    })),
  )
}

function inputOf(call: LookUpCall): Omit<ToolInput, 'limit'> {
  const { amount, details } = call
  return {
    period: call.period && periodOf(call.period),
    datedBy: call.dated_by,
    placedBy: call.person?.split(/\s+/),
    places: call.place === undefined ? undefined : placeAlternativesOf(call.place),
    amount: amount && { from: inCents(amount.from), to: inCents(amount.to), isExclusive: amount.exclusive ?? false },
    paidBy: call.paid_by,
    by: call.by,
    per: call.per,
    isLacking: call.lacking || undefined,
    over: call.hours_over,
    under: call.hours_under,
    isPlan: call.plan || undefined,
    mustFit: call.must_fit || undefined,
    isOfReplacement: call.replacements || undefined,
    quantity: call.quantity,
    fields: call.fields,
    details: details && readable(details),
    sort: call.sort,
    skip: call.skip ?? 0,
  }
}

/** As it is printed, whether it was written "SO-1042", "so 1042" or, of an order, "1042". */
function numberOf(written: string, topic: Topic): string {
  const words = tokensOf(written).map(({ word }) => word)
  const read = recordNumberAt(words, 0) ?? numberAfterTopic(words, 0, topic, () => false)
  return read?.length === words.length ? read.number : written
}

const periodOf = ({ from, to }: NonNullable<LookUpCall['period']>): DayPeriod => ({
  from: from !== undefined && isDay(from) ? from : undefined,
  to: to !== undefined && isDay(to) ? to : undefined,
})

const inCents = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : Math.round(amount * 100) / 100

/** Tools read who did something, when and why only of something; the status is something of every record. */
const readable = (details: readonly Field[]): readonly Field[] =>
  details.every(isGeneral) ? [...details, 'status'] : details

function inputOfMachines(machines: readonly Subject[] | undefined): Partial<ToolInput> {
  if (!machines) return {}
  const serialNumbers = machines.map((one) => one.serialNumbers)
  return {
    instanceIds: machines.flatMap(({ instanceIds }) => instanceIds ?? []),
    modelIds: machines.flatMap(({ modelIds }) => modelIds ?? []),
    serialNumbers: serialNumbers.every((one) => one !== undefined) ? serialNumbers.flat() : undefined,
  }
}
