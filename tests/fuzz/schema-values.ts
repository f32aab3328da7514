import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { KnownValues } from './known-values'
import type { Random } from './random'

export interface FuzzSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  required?: string[]
  properties?: Record<string, FuzzSchema>
  items?: FuzzSchema
  anyOf?: FuzzSchema[]
  oneOf?: FuzzSchema[]
  allOf?: FuzzSchema[]
  additionalProperties?: boolean | FuzzSchema
}

interface Options {
  random: Random
  known: KnownValues
  resolve: (schema: FuzzSchema) => FuzzSchema
  /** Begins the texts of this caller, by which others would recognize them. */
  mark: string
}

const MAX_DEPTH = 8
const dates = ['2026-11-28', '2024-02-29', '2030-01-01', '1583-01-01', '9998-12-31', '1970-01-01']
const moments = [
  '2026-11-28T12:00:00Z',
  '2026-11-28T12:00:00.5+05:30',
  '1583-01-01T00:00:00Z',
  '9998-12-31T23:59:59.999Z',
]
const words = [
  'Filter',
  'hydraulic oil',
  '1R-0750',
  'Öl',
  '油',
  '50 % off',
  "O'Neill",
  'a_b',
  '-',
  '=1+1',
  '\u202eabc',
  'x',
]
const samples = new Map<string, string[]>()

/** Some texts that a pattern matches. */
function matching(pattern: string): string[] {
  const known = samples.get(pattern)
  if (known) return known
  const arbitrary = fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 40 })
  const made = fc.sample(arbitrary, { seed: pattern.length, numRuns: 8 })
  samples.set(pattern, made)
  return made
}

/** An example, in which a stranger names nobody of the demonstration. */
export const marked = (example: string, mark: string): string =>
  mark ? example.replaceAll(/northfield|ridgeline/gi, mark) : example

/** Creates values that a schema describes, at its limits now and then. */
export function createSchemaValues({ random, known, resolve, mark }: Options) {
  function text(schema: FuzzSchema, name: string): string {
    const { format, pattern, minLength = 0, maxLength = 200, example } = schema
    if (format === 'uuid') return known.find(name, `${name.replace(/_id$/, '')}s`) ?? randomUUID()
    if (format === 'date') return random.pick(dates)
    if (format === 'date-time') return random.pick(moments)
    if (format === 'email') return `${mark || 'somebody'}${random.below(1000)}@fuzz.example`
    if (/token$/.test(name)) return known.find('token') ?? 'x'.repeat(Math.max(minLength, 1))
    if (typeof example === 'string' && random.chance(0.3)) return marked(example, mark)
    if (pattern) return random.pick(matching(pattern))
    if (random.chance(0.03)) return 'x'.repeat(Math.min(maxLength, 5000))
    const made = `${mark}${random.pick(words)}${random.below(100)}`.slice(0, maxLength)
    return made.padEnd(minLength, 'x')
  }

  function figure({ minimum = 0, maximum = 1000, multipleOf = 1 }: FuzzSchema): number {
    const few = Math.min(maximum, minimum + random.below(20) * multipleOf)
    return random.pick([few, few, few, minimum, maximum])
  }

  function object(schema: FuzzSchema, depth: number): Record<string, unknown> {
    const { properties = {}, required = [], additionalProperties } = schema
    const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.5))
    const more = typeof additionalProperties === 'object' ? [['status', additionalProperties] as const] : []
    return Object.fromEntries([...chosen, ...more].map(([name, one]) => [name, value(one, name, depth + 1)]))
  }

  function list({ items = {}, minItems = 0, maxItems = 3 }: FuzzSchema, name: string, depth: number): unknown[] {
    const length = Math.min(maxItems, minItems + random.below(3))
    return Array.from({ length }, () => value(items, name.replace(/s$/, ''), depth + 1))
  }

  function value(given: FuzzSchema, name = '', depth = 0): unknown {
    const schema = resolve(given)
    if (depth > MAX_DEPTH) return null
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((one) => value(one, name, depth + 1)), object(schema, depth))
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return value(random.pick(choices), name, depth + 1)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return random.pick(schema.enum)
    const type = random.pick([schema.type ?? (schema.properties ? 'object' : 'string')].flat())
    if (type === 'object') return object(schema, depth)
    if (type === 'array') return list(schema, name, depth)
    if (type === 'integer' || type === 'number') return figure(schema)
    if (type === 'boolean') return random.chance(0.5)
    return type === 'null' ? null : text(schema, name)
  }
  return value
}
