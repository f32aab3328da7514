import { languageOf } from '../../../../domain/locale'
import { inLanguage } from '../../../../record-tools/asker-text'
import type { Asker, FoundRecords, RecordTool, ToolInput } from '../../../../record-tools/record-tool'
import type { Topic } from '../record-question'
import { unknownName, unknownNumber } from '../texts'
import { topicOfTool } from '../tools-of-topic'
import { isNumberOf } from '../words/read-number'
import type { LookUpCall } from './call'
import { type Nameable, type ReadName, readMachine, readOrganization } from './named'
import type { ReadCall } from './read-call'
import { type AskedOnce, type NamedInCall, toInputs } from './to-inputs'
import { alternativesInTurn } from './words-of-call'
import { type LookedUp, writeFound } from './write-found'

/** What the tool of a call finds for what it names, or why nothing is looked up. */
export async function findCalled({ tool, call }: ReadCall, nameable: Nameable, asker: Asker): Promise<LookedUp> {
  const named = await readNames(call, nameable, asker)
  if ('notes' in named) return { facts: [], notes: named.notes }
  const turns = call.words === undefined ? undefined : alternativesInTurn(call.words, languageOf(asker.locale))
  if (turns?.length === 0) return { facts: [], notes: [inLanguage(unknownName(call.words ?? ''), asker)] }
  const answers = await Promise.all(
    toInputs(call, named, tool, asker.caller).map((asked) => answerOnce(tool, call, { asked, turns }, asker)),
  )
  return {
    facts: [...new Map(answers.flatMap(({ facts }) => facts).map((fact) => [fact.text, fact])).values()],
    notes: [...new Set(answers.flatMap(({ notes }) => notes))],
  }
}

async function readNames(
  { machine, organization = [], written_by: writer }: LookUpCall,
  nameable: Nameable,
  asker: Asker,
): Promise<NamedInCall | { notes: string[] }> {
  const machines = machine && (await Promise.all(machine.map((name) => readMachine(name, nameable, asker))))
  const organizations = organization.map((name) => readOrganization(name, nameable, asker))
  const writers = writer === undefined ? [] : [readOrganization(writer, nameable, asker)]
  const all: readonly ReadName<unknown>[] = [...(machines ?? []), ...organizations, ...writers]
  const notes = all.flatMap(({ note }) => note ?? [])
  if (notes.length > 0) return { notes: [...new Set(notes)] }
  return {
    machines: machines?.flatMap(({ meant }) => meant),
    organizations: organizations.flatMap(({ meant }) => meant),
    writer: writers[0]?.meant[0],
  }
}

interface Asked {
  asked: AskedOnce
  /** What the records may name, the closest first. */
  turns: readonly string[][][] | undefined
}

async function answerOnce(
  tool: RecordTool,
  call: LookUpCall,
  { asked, turns }: Asked,
  asker: Asker,
): Promise<LookedUp> {
  const { input, state, of } = asked
  const details = [...(call.details ?? []), ...(call.quantity === undefined ? [] : (['price'] as const))]
  const written = { topic: topicOfTool(tool.name), state, of: of?.name, details, limit: input.limit }
  const found = await findInTurn(tool, input, turns, asker)
  if (found.isNobody) return { facts: [], notes: [inLanguage(unknownName(call.person ?? ''), asker)] }
  if (found.total > 0 || found.refusal !== undefined || input.number === undefined)
    return writeFound(found, written, asker)
  // A number says which record is meant, whatever else is said of it.
  const numbered = await tool.find(byNumberAlone(input), asker)
  if (numbered.total > 0) {
    const { facts, notes } = writeFound(numbered, { ...written, state: undefined }, asker)
    return { facts, notes: [...notes, `${input.number} does not meet all that was asked for.`] }
  }
  if (!namesRecord(written.topic, input.number)) return writeFound(found, { ...written, number: input.number }, asker)
  const { roleLimit } = found
  return { facts: [], notes: [...(roleLimit ? [roleLimit] : []), inLanguage(unknownNumber(input.number), asker)] }
}

/** Of others, an order is there that has none of them. */
const namesRecord = (topic: Topic, number: string): boolean => topic === 'stock' || isNumberOf(topic, number)

/** Of a super user, the dealership is part of what is asked. */
const byNumberAlone = ({ number, details, limit, organizationId, isDealership }: ToolInput): ToolInput => ({
  ...{ number, details, limit },
  ...(isDealership && { organizationId, isDealership }),
})

/** By the closest names that anything has. */
async function findInTurn(
  tool: RecordTool,
  input: ToolInput,
  turns: Asked['turns'] = [],
  asker: Asker,
): Promise<FoundRecords> {
  const [first, ...others] = turns
  let found = await tool.find({ ...input, words: first }, asker)
  for (const words of others) {
    if (found.total > 0 || found.refusal !== undefined) break
    const wider = await tool.find({ ...input, words }, asker)
    if (wider.total > 0) found = wider
  }
  return found
}
