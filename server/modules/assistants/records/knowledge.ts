import { languageValues } from '#contract/platform-limits'
import { regionOf } from '../../../domain/locale'
import type { Asker, MachineNames, NamedMachine } from '../../../record-tools/record-tool'
import { isEverydayWord } from '../finding/question/stop-words'
import { type NamedOrganization, namesOf } from './names/name-keys'
import type { Knowledge } from './words/read-slots'
import { tokensOf } from './words/tokens'

export interface NamePorts {
  machineNames: MachineNames
  /** The organizations that the caller works with. */
  organizationNames(caller: Asker['caller']): Promise<NamedOrganization[]>
}

export interface AskersNames {
  knowledge: Knowledge
  /** The machines by whose names the question is read, and how many there are in all. */
  machines: readonly NamedMachine[]
  machineCount: number
}

/** The names of more machines are not read for every question; theirs are looked up. */
const MAX_NAMES = 300
const MAX_LOOKED_UP = 4

/** The names that a question may use. */
export async function askersNames({ machineNames, organizationNames }: NamePorts, prompt: string, asker: Asker) {
  const [{ machines, total }, organizations] = await Promise.all([
    machineNames.first(asker.caller, MAX_NAMES),
    organizationNames(asker.caller),
  ])
  const found = total > machines.length ? await lookedUp(machineNames, prompt, asker) : []
  const known = [...machines, ...found]
  const isDayFirst = !asker.locale.startsWith('en') || regionOf(asker.locale) !== 'US'
  return {
    knowledge: { names: namesOf(known, organizations), today: asker.today, isDayFirst },
    machines: known,
    machineCount: total,
  } satisfies AskersNames
}

/** Machines of a large fleet by the words of a question that may be names. */
async function lookedUp({ search }: MachineNames, prompt: string, { caller }: Asker): Promise<NamedMachine[]> {
  const words = tokensOf(prompt).filter(({ word }) => /\d/.test(word) || !isEverydayWord(word, languageValues))
  const found = await Promise.all(words.slice(0, MAX_LOOKED_UP).map(({ typed }) => search(caller, typed, 20)))
  return found.flat()
}
