import type { Caller } from '../../../access/caller'
import type { Region } from '../../../domain/locale'
import type { Language } from '../../../domain/text'
import type { NamedMachine } from '../../../record-tools/record-tool'
import type { Turn } from '../conversations/conversation'
import { askerOf, type RecordPorts } from '../records/asker'
import { askersNames } from '../records/knowledge'
import { namedMachines } from '../records/named-machines'

interface Asked {
  prompt: string
  earlier: readonly Turn[]
  caller: Caller
  language: Language
  region: Region
}

/** What a question names without a chosen machine. */
export interface NamedInQuestion {
  /** The model whose manuals answer, if it names one. */
  model: { id: string; serialNumber: string | undefined } | undefined
  /** What people call the machines that it may mean, if they are of several models. */
  candidates: readonly string[]
}

/** So many are named where it has to be asked which one is meant. */
const MAX_CANDIDATES = 5

/** The model that a question is about, as far as its words say, or as the person has only one. */
export async function findNamedMachine(records: RecordPorts, asked: Asked): Promise<NamedInQuestion> {
  const { knowledge, machines, machineCount } = await askersNames(records, asked.prompt, await askerOf(records, asked))
  const named = namedMachines(asked, knowledge.names, machines)
  const meant = named.length > 0 || machineCount > 1 ? named : machines
  const [first] = meant
  if (first && meant.every(({ modelId }) => modelId === first.modelId))
    return { model: { id: first.modelId, serialNumber: serialOf(meant) }, candidates: [] }
  return { model: undefined, candidates: meant.slice(0, MAX_CANDIDATES).map(titleOf) }
}

/** Several machines of one model have its manuals, but no serial number in common. */
const serialOf = (meant: readonly NamedMachine[]): string | undefined =>
  meant.length === 1 ? meant[0]?.serialNumber : undefined

const titleOf = ({ name, serialNumber }: NamedMachine): string => name || serialNumber
