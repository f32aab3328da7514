import type { Caller } from '../../../../access/caller'
import { inLanguage } from '../../../../record-tools/asker-text'
import { hasWords } from '../../../../record-tools/matching'
import type { Asker, NamedMachine } from '../../../../record-tools/record-tool'
import type { NamePorts } from '../knowledge'
import { keyOf, type Named, type NamedOrganization, namesOf } from '../names/name-keys'
import { misspeltNameAt } from '../names/read-names'
import type { Subject } from '../record-question'
import { unknownName } from '../texts'
import { tokensOf } from '../words/tokens'

/** What the caller may name. */
export interface Nameable {
  caller: Caller
  machines: readonly NamedMachine[]
  machineCount: number
  organizations: readonly NamedOrganization[]
  /** Machines of a large fleet, by the words of their names. */
  search(text: string): Promise<readonly NamedMachine[]>
}

/** The machines of a larger fleet are looked up by their names. */
const MAX_MACHINES = 300
const MAX_SEARCHED = 20
/** So many of those that may be meant are named. */
const MAX_CANDIDATES = 8

export async function readNameable({ machineNames, organizationNames }: NamePorts, caller: Caller): Promise<Nameable> {
  const [{ machines, total }, organizations] = await Promise.all([
    machineNames.first(caller, MAX_MACHINES),
    organizationNames(caller),
  ])
  const search = (text: string) => machineNames.search(caller, text, MAX_SEARCHED)
  return { caller, machines, machineCount: total, organizations, search }
}

/** What is called so, or else why nothing is looked up. */
export interface ReadName<Meant> {
  meant: readonly Meant[]
  note?: string | undefined
}

/** The machines of a name: one machine, or all of a model, a kind or a place. */
export async function readMachine(name: string, nameable: Nameable, asker: Asker): Promise<ReadName<Subject>> {
  const known = namesOf(nameable.machines, [])
  const exact = known.get(keyOf(name)) ?? closestName(name, known)
  if (exact) return { meant: [exact.subject] }
  const found = await nameable.search(name)
  const searched = namesOf(found, [])
  const named = searched.get(keyOf(name))
  if (named) return { meant: [named.subject] }
  const candidates = found.map((machine) => ({ ...machine, title: machine.name || machine.serialNumber }))
  const [only] = candidates
  const subject = only && searched.get(keyOf(only.serialNumber))?.subject
  if (subject && candidates.length === 1) return { meant: [{ ...subject, title: only.title }] }
  if (candidates.length > 1) return { meant: [], note: severalCalled(name, candidates.map(writeCandidate)) }
  return { meant: [], note: inLanguage(unknownName(name), asker) }
}

/** Whose own organization is named narrows nothing. */
export function readOrganization(name: string, nameable: Nameable, asker: Asker): ReadName<NamedOrganization> {
  const { organizations } = nameable
  const called = organizations.filter((one) => keyOf(one.name) === keyOf(name))
  if (called.length > 0) return { meant: called }
  const known = namesOf([], organizations)
  const { subject } = known.get(keyOf(name)) ?? closestName(name, known) ?? {}
  const close = organizations.filter(({ id }) => id === subject?.organizationId)
  if (close.length > 0) return { meant: close }
  const words = tokensOf(name).map(({ word }) => word)
  const found = words.length > 0 ? organizations.filter((one) => hasWords(one.name, [words])) : []
  if (found.length > 1)
    return {
      meant: [],
      note: severalCalled(
        name,
        found.map((one) => one.name),
      ),
    }
  return found.length === 1 ? { meant: found } : { meant: [], note: inLanguage(unknownName(name), asker) }
}

/** The whole of a name with a typing error. */
function closestName(name: string, known: ReadonlyMap<string, Named>): Named | undefined {
  const tokens = tokensOf(name)
  const found = misspeltNameAt(tokens, 0, known)
  return found?.length === tokens.length ? found : undefined
}

const writeCandidate = ({ title, owner, location }: NamedMachine & { title: string }): string =>
  `${title} (${[owner, location].filter(Boolean).join(', ')})`

const severalCalled = (name: string, candidates: readonly string[]): string =>
  `“${name}” may be ${candidates.slice(0, MAX_CANDIDATES).join('; ')}${candidates.length > MAX_CANDIDATES ? ' or others' : ''}. Name those that are meant.`
