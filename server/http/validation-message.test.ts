import { describe, expect, it } from 'vitest'
import { loadContract } from './contract'
import { validationMessage } from './validation-message'

/** Combine other schemas or annotate; they report nothing that their parts do not report, or only beside a part. */
const combining = ['anyOf', 'oneOf', 'allOf', 'propertyNames']
/** What the validator refuses by, with what it reports. */
const reported: Record<string, (value: unknown) => object> = {
  required: () => ({ missingProperty: 'serial_number' }),
  type: (type) => ({ type }),
  enum: (allowedValues) => ({ allowedValues }),
  const: (allowedValue) => ({ allowedValue }),
  format: (format) => ({ format }),
  pattern: (pattern) => ({ pattern }),
  minLength: (limit) => ({ limit }),
  maxLength: (limit) => ({ limit }),
  minimum: (limit) => ({ limit }),
  maximum: (limit) => ({ limit }),
  exclusiveMinimum: (limit) => ({ limit }),
  exclusiveMaximum: (limit) => ({ limit }),
  multipleOf: (multipleOf) => ({ multipleOf }),
  minItems: (limit) => ({ limit }),
  maxItems: (limit) => ({ limit }),
  minProperties: (limit) => ({ limit }),
  maxProperties: (limit) => ({ limit }),
  uniqueItems: () => ({ i: 1, j: 0 }),
  additionalProperties: () => ({ additionalProperty: 'colour' }),
}
/** What a schema may have beside what it refuses by. */
const annotations =
  /^(?:\$ref|\$schema|title|description|example|examples|default|deprecated|readOnly|writeOnly|items|properties|contentMediaType|contentEncoding|discriminator|x-.+)$/

type Schema = Record<string, unknown>
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const schemasIn = (value: unknown): Schema[] => {
  if (Array.isArray(value)) return value.flatMap(schemasIn)
  if (!isSchema(value)) return []
  const inner = Object.entries(value).flatMap(([keyword, part]) => {
    if (keyword === 'properties') return isSchema(part) ? Object.values(part).flatMap(schemasIn) : []
    return /^(?:items|additionalProperties|anyOf|oneOf|allOf|propertyNames)$/.test(keyword) ? schemasIn(part) : []
  })
  return [value, ...inner]
}

/** Every schema of the contract: named ones, those of parameters, and those that an operation describes itself. */
function allSchemas(): Schema[] {
  const found: unknown[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isSchema(value)) {
      if (isSchema(value.schema)) found.push(value.schema)
      if (isSchema(value.schemas)) found.push(...Object.values(value.schemas))
      Object.values(value).forEach(visit)
    }
  }
  for (const name of ['platform', 'assistants', 'parts'] as const) visit(loadContract(name).document)
  return found.flatMap(schemasIn)
}

const schemas = allSchemas()
const keywordsOf = (schema: Schema) => Object.entries(schema).filter(([keyword]) => !annotations.test(keyword))

describe('what is refused is said in the words of the product', () => {
  it('knows each keyword of the contract', () => {
    expect(schemas.length).toBeGreaterThan(1000)
    const keywords = new Set(schemas.flatMap(keywordsOf).map(([keyword]) => keyword))
    expect([...keywords].filter((one) => !(one in reported) && !combining.includes(one))).toEqual([])
  })

  /** Of a file, which the form's reader checks. */
  const isChecked = ([keyword, value]: [string, unknown]) => keyword in reported && value !== 'binary'
  const refusals = new Map(
    schemas
      .flatMap(keywordsOf)
      .filter(isChecked)
      .map(([keyword, value]) => [`${keyword} ${JSON.stringify(value)}`, { keyword, value }] as const),
  )

  it.each([...refusals])('%s', (_, { keyword, value }) => {
    const params = reported[keyword]?.(value) ?? {}
    const text = validationMessage({ keyword, params })
    expect([text.en, text.es]).not.toContain('Is not valid.')
    expect(`${text.en} ${text.es}`).not.toMatch(/must (?:not )?(?:be equal|match)|must NOT|undefined|\[object|\bnull\b/)
    expect(text.en).toMatch(/^[A-Z].*\.$/)
    expect(text.es).toMatch(/^[A-Z].*\.$/)
    expect(text.es).not.toBe(text.en)
  })

  it('has words of its own also for a keyword that is new', () => {
    const fault = { keyword: 'oneOf', params: { passingSchemas: null } }
    expect(validationMessage(fault)).toEqual({ en: 'Is not valid.', es: 'No es válido.' })
  })
})
