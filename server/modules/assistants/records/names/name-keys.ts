import { languageValues } from '#contract/platform-limits'
import { groupBy } from '../../../../domain/group-by'
import { once } from '../../../../domain/once'
import { type Concept, readConcepts } from '../../../../languages/glossary/concept'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import type { NamedMachine } from '../../../../record-tools/record-tool'
import type { Subject } from '../record-question'

export interface NamedOrganization {
  id: string
  name: string
  isDealership: boolean
}

/** What a name stands for; a machine's own name says more than its model, kind or place. */
export interface Named {
  rank: 'organization' | 'machine' | 'model' | 'kind' | 'place'
  subject: Subject
}

/** The letters and figures of a name, so that "Loader 3", "loader3" and "LOADER-3" are the same. */
export const keyOf = (name: string): string => normalise(name).replace(/[^\p{L}\p{N}]/gu, '')

/** What a person may call the machines and organizations that they may see. */
export function namesOf(
  machines: readonly NamedMachine[],
  organizations: readonly NamedOrganization[],
): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>()
  const add = (name: string, named: Named) => {
    const key = keyOf(name)
    if (key.length < 2) return
    const known = names.get(key)
    if (!known) names.set(key, named)
    else if (known.rank === named.rank && named.rank !== 'organization') names.set(key, merged(known, named))
  }
  for (const { id, name, isDealership } of organizations)
    for (const short of [name, ...shortNames(name)])
      add(short, { rank: 'organization', subject: { organizationId: id, title: name, isDealership } })
  for (const machine of machines)
    for (const name of [machine.name, machine.serialNumber, ...translated(machine)])
      add(name, {
        rank: 'machine',
        subject: { ...subjectOf([machine], titleOf(machine)), serialNumbers: [machine.serialNumber] },
      })
  for (const [model, ofModel] of groupBy(machines, ({ brand, model: name }) => `${brand} ${name}`))
    for (const name of [ofModel[0]?.model ?? '', model])
      add(name, { rank: 'model', subject: subjectOf(ofModel, model) })
  for (const [kind, ofKind] of groupBy(machines, (machine) => machine.kind))
    for (const name of kindNames(kind).flatMap((one) => [one, ...pluralsOf(one)]))
      add(name, { rank: 'kind', subject: subjectOf(ofKind, kind) })
  for (const [place, there] of groupBy(machines, ({ location }) => location))
    add(place, { rank: 'place', subject: subjectOf(there, place) })
  return names
}

const titleOf = ({ name, serialNumber }: NamedMachine): string => name || serialNumber

const subjectOf = (machines: readonly NamedMachine[], title: string): Subject => ({
  instanceIds: machines.map(({ id }) => id),
  modelIds: [...new Set(machines.map(({ modelId }) => modelId))],
  title,
})

const merged = (one: Named, other: Named): Named => ({
  rank: one.rank,
  subject: {
    instanceIds: [...new Set([...(one.subject.instanceIds ?? []), ...(other.subject.instanceIds ?? [])])],
    modelIds: [...new Set([...(one.subject.modelIds ?? []), ...(other.subject.modelIds ?? [])])],
    ...(one.rank === 'machine' && {
      serialNumbers: [...new Set([...(one.subject.serialNumbers ?? []), ...(other.subject.serialNumbers ?? [])])],
    }),
    title: [...new Set([one.subject.title, other.subject.title])].join(', '),
  },
})

/** "Ridgeline" for "Ridgeline Quarry", unless it is a word of general speech, as "Tall" is. */
function shortNames(name: string): string[] {
  const words = name.split(/\s+/)
  const isNameByItself = (word: string) =>
    word.length > 3 && !languageValues.some((language) => languageData[language].knownWords().has(normalise(word)))
  return words.slice(0, -1).flatMap((word, index) => {
    const beginning = words.slice(0, index + 1)
    return beginning.length > 1 || isNameByItself(word) ? [beginning.join(' ')] : []
  })
}

/** The names of a kind of machine in English and Spanish, also of one word. */
function kindNames(kind: string): string[] {
  const concepts = conceptsByName().get(normalise(kind)) ?? []
  const english = [kind, ...concepts.flatMap(({ en }) => en.map((name) => name.join(' ')))]
  const spanish = concepts.flatMap(({ es }) => es.map((name) => name.join(' ')))
  const heads = [
    ...english.map((name) => name.split(' ').at(-1) ?? ''),
    ...spanish.map((name) => name.split(' ')[0] ?? ''),
  ]
  return [...new Set([...english, ...spanish, ...heads])].filter((name) => name.length > 3)
}

/** The things of the glossary by their names in English and Spanish and by how these begin. */
const conceptsByName = once((): ReadonlyMap<string, readonly Concept[]> => {
  const known = new Map<string, Set<Concept>>()
  for (const concept of readConcepts())
    for (const name of languageValues.flatMap((language) => concept[language]))
      for (const end of name.keys()) {
        const key = name.slice(0, end + 1).join(' ')
        known.set(key, (known.get(key) ?? new Set()).add(concept))
      }
  return new Map([...known].map(([key, concepts]) => [key, [...concepts]]))
})

const pluralsOf = (name: string): string[] => [`${name}s`, `${name}es`]

/** "Cargadora 3" for "Loader 3": people translate the kind and keep the number. */
function translated({ name, kind }: NamedMachine): string[] {
  const [, noun, number] = /^(\p{L}+)\s*(\d+)$/u.exec(name.trim()) ?? []
  if (!noun || !number) return []
  const kinds = kindNames(kind).filter((one) => !one.includes(' '))
  return kinds.map((one) => `${one} ${number}`)
}
