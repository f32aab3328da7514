import { languageValues } from '#contract/platform-limits'
import type { NamedMachine } from '../../../../record-tools/record-tool'
import { readConcepts } from '../../finding/languages/glossary/concept'
import { languageData } from '../../finding/languages/language-data'
import { normalise } from '../../finding/query/normalise'
import type { Subject } from '../record-question'

export interface NamedOrganization {
  id: string
  name: string
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
  for (const { id, name } of organizations)
    for (const short of [name, ...shortNames(name)])
      add(short, { rank: 'organization', subject: { organizationId: id, title: name } })
  for (const machine of machines) {
    const title = machine.name || machine.serialNumber
    const subject = (of: string): Subject => ({ instanceIds: [machine.id], modelIds: [machine.modelId], title: of })
    for (const name of [machine.name, machine.serialNumber, ...translated(machine)])
      add(name, { rank: 'machine', subject: subject(title) })
    const model = `${machine.brand} ${machine.model}`
    for (const name of [machine.model, model]) add(name, { rank: 'model', subject: subject(model) })
    for (const name of kindNames(machine.kind)) {
      add(name, { rank: 'kind', subject: subject(machine.kind) })
      for (const plural of pluralsOf(name)) add(plural, { rank: 'kind', subject: subject(machine.kind) })
    }
    add(machine.location, { rank: 'place', subject: subject(machine.location) })
  }
  return names
}

const merged = (one: Named, other: Named): Named => ({
  rank: one.rank,
  subject: {
    instanceIds: [...new Set([...(one.subject.instanceIds ?? []), ...(other.subject.instanceIds ?? [])])],
    modelIds: [...new Set([...(one.subject.modelIds ?? []), ...(other.subject.modelIds ?? [])])],
    title: one.subject.title,
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
  const typed = normalise(kind)
  const concepts = readConcepts().filter((concept) =>
    languageValues.some((language) =>
      concept[language].some((name) => name.join(' ') === typed || name.join(' ').startsWith(`${typed} `)),
    ),
  )
  const english = [kind, ...concepts.flatMap(({ en }) => en.map((name) => name.join(' ')))]
  const spanish = concepts.flatMap(({ es }) => es.map((name) => name.join(' ')))
  const heads = [
    ...english.map((name) => name.split(' ').at(-1) ?? ''),
    ...spanish.map((name) => name.split(' ')[0] ?? ''),
  ]
  return [...new Set([...english, ...spanish, ...heads])].filter((name) => name.length > 3)
}

const pluralsOf = (name: string): string[] => [`${name}s`, `${name}es`]

/** "Cargadora 3" for "Loader 3": people translate the kind and keep the number. */
function translated({ name, kind }: NamedMachine): string[] {
  const [, noun, number] = /^(\p{L}+)\s*(\d+)$/u.exec(name.trim()) ?? []
  if (!noun || !number) return []
  const kinds = kindNames(kind).filter((one) => !one.includes(' '))
  return kinds.map((one) => `${one} ${number}`)
}
