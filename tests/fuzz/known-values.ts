import type { Random } from './random'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const tokenInAddress = /[?&]token=([\w.~-]+)/
/** Per name; later ones replace earlier ones. */
const MAX_KNOWN = 40

/** The ids and tokens that answers have shown, whoever received them: others ask for them as well. */
export function createKnownValues(random: Random) {
  const byName = new Map<string, string[]>()

  function learnAs(name: string, value: string): void {
    const known = byName.get(name) ?? []
    if (known.includes(value)) return
    if (known.length < MAX_KNOWN) known.push(value)
    else known[random.below(MAX_KNOWN)] = value
    byName.set(name, known)
  }

  function learn(value: unknown, places: readonly string[], key = ''): void {
    if (typeof value === 'string') {
      const token = key === 'token' ? value : tokenInAddress.exec(value)?.[1]
      if (token) learnAs('token', token)
      if (!uuid.test(value)) return
      for (const name of key === 'id' ? places : [key]) learnAs(name, value)
      learnAs('any', value)
    } else if (Array.isArray(value)) {
      for (const one of value) learn(one, places, key)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) learn(one, places, name)
    }
  }

  return {
    /** @param places what an `id` in the answer is one of */
    learn,
    /** A known value for one of the names, the first that has any; seldom another one. */
    find(...names: string[]): string | undefined {
      const known = random.chance(0.9)
        ? names.map((name) => byName.get(name)).find((values) => values?.length)
        : undefined
      const values = known ?? byName.get('any') ?? []
      return values.length > 0 ? random.pick(values) : undefined
    },
  }
}

export type KnownValues = ReturnType<typeof createKnownValues>
