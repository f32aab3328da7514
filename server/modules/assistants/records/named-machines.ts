import type { Language } from '../../../domain/text'
import type { NamedMachine } from '../../../record-tools/record-tool'
import type { Turn } from '../conversations/conversation'
import type { Named } from './names/name-keys'
import { nameAt } from './names/read-names'
import { periodTableOf } from './periods/period-table'
import { tokensOf } from './words/tokens'

interface Asked {
  prompt: string
  /** The earlier turns, oldest first. */
  earlier: readonly Turn[]
  language: Language
}

/**
 * The machines that a question names, by their own name, their model or their kind; or else those of the last question before
 * it that names some. Empty if there are none.
 */
export function namedMachines(
  { prompt, earlier, language }: Asked,
  names: ReadonlyMap<string, Named>,
  machines: readonly NamedMachine[],
): NamedMachine[] {
  const before = earlier.filter(({ role }) => role === 'user').map(({ content }) => content)
  for (const text of [prompt, ...before.toReversed()]) {
    const ids = idsIn(text, names, language)
    if (ids.size > 0) return machines.filter(({ id }) => ids.has(id))
  }
  return []
}

/** Of what is named most closely: "Loader 3" is no other loader. */
function idsIn(text: string, names: ReadonlyMap<string, Named>, language: Language): Set<string> {
  const tokens = tokensOf(text)
  const found: Named[] = []
  const reading = { isNumberSign: () => false, numbers: periodTableOf(language).numbers }
  for (let position = 0; position < tokens.length; ) {
    const name = nameAt(tokens, position, names, reading)
    if (name) found.push(name)
    position += name?.length ?? 1
  }
  for (const rank of ['machine', 'model', 'kind'] as const) {
    const subjects = found.filter((name) => name.rank === rank)
    if (subjects.length > 0) return new Set(subjects.flatMap(({ subject }) => subject.instanceIds ?? []))
  }
  return new Set()
}
