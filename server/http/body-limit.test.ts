import { describe, expect, it } from 'vitest'
import { bodyLimitOf, MAX_JSON_BYTES } from './body-limit'
import { loadContract, operationsOf, type Schema } from './contract'

const document = (schemas: Record<string, Schema> = {}) => ({
  document: { ...loadContract('platform').document, components: { schemas } },
})
const text = (maxLength?: number): Schema => ({ type: 'string', ...(maxLength !== undefined && { maxLength }) })

describe('how large a body may be', () => {
  it.each<[string, Schema, number]>([
    ['a short form', { properties: { email: text(254), password: text(200) } }, 64_000],
    ['a long text', { properties: { note: text(10_000) } }, 120_068],
    ['a text without a longest length', { properties: { note: text() } }, MAX_JSON_BYTES],
    ['very many lines', { properties: { lines: { type: 'array', maxItems: 500, items: text(200) } } }, MAX_JSON_BYTES],
    ['a list without a longest length', { properties: { lines: { type: 'array', items: text(1) } } }, MAX_JSON_BYTES],
    ['fields of any name', { additionalProperties: text(1) }, MAX_JSON_BYTES],
    ['what contains itself', { $ref: '#/components/schemas/Tree' }, MAX_JSON_BYTES],
  ])('%s', (_, schema, limit) => {
    expect(
      bodyLimitOf(document({ Tree: { properties: { tree: { $ref: '#/components/schemas/Tree' } } } }), schema),
    ).toBe(limit)
  })

  it('is small for whoever is not signed in, unless many lines are asked for by a link', () => {
    const contract = loadContract('platform')
    const limits = operationsOf(contract).flatMap(({ operation }) => {
      const schema = operation.requestBody?.content['application/json']?.schema
      return operation['x-access'] === 'public' && schema ? [bodyLimitOf(contract, schema)] : []
    })
    expect(limits.length).toBeGreaterThan(5)
    expect(Math.max(...limits)).toBeLessThan(300_000)
  })
})
