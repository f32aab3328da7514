import type { z } from 'zod'
import { askerOf, type Reader, type RecordPorts } from '../asker'
import { type ChosenModel, machinesOfModel } from '../chosen-machines'
import { lookUpSchema } from './call'
import { describeLookUp } from './describe'
import { findCalled } from './find-called'
import { type Nameable, readNameable } from './named'
import { readCall } from './read-call'
import type { LookedUp } from './write-found'

/** What a language model may look up for a person: one tool over all kinds of records that their role sees. */
export interface RecordLookUp {
  /** Of a call. */
  input: z.ZodType
  /** For the model: the kinds of records, what each takes, and today's date. */
  description: string
  /** What is known as far as the person may see it. Of a call that cannot be answered the notes say why; none is an error. */
  find(input: unknown): Promise<LookedUp>
}

/** @param chosen the model, or the machine, that is chosen for the question */
export async function createRecordLookUp(
  ports: RecordPorts,
  reader: Reader,
  chosen: ChosenModel | undefined,
): Promise<RecordLookUp> {
  const { caller } = reader
  const [asker, nameable] = await Promise.all([askerOf(ports, reader), readNameable(ports, caller)])
  const tools = ports.tools.filter((tool) => tool.mayUse(caller))
  const unseen = ports.tools.filter((tool) => !tools.includes(tool))
  return {
    input: lookUpSchema(tools),
    description: describeLookUp({
      ...{ tools, unseen, nameable, asker },
      chosen: await chosenNames(chosen, nameable),
    }),
    find: async (input) => {
      const read = readCall(input, { tools, unseen }, asker)
      return 'notes' in read ? { facts: [], notes: read.notes } : findCalled(read, nameable, asker)
    },
  }
}

async function chosenNames(chosen: ChosenModel | undefined, { machines, search }: Nameable): Promise<string[]> {
  const known = machinesOfModel(machines, chosen)
  const found =
    known.length === 0 && chosen?.serialNumber ? machinesOfModel(await search(chosen.serialNumber), chosen) : known
  return found.map(({ name, serialNumber }) => (name ? `${name} (${serialNumber})` : serialNumber))
}
