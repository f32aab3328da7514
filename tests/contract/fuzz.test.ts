import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../support/test-app'
import type { Visitor } from '../support/visitor'
import { type Described, operations } from './documents'

let test: TestApp
let caller: Visitor
let loader: string
beforeAll(async () => {
  test = await createTestApp()
  caller = await test.as('superUser')
  loader = await test.machineId('WL-120')
})
afterAll(() => test.close())

/** Text that has brought servers down: other encodings, other types, other languages' syntax. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud83d',
    '%',
    '%00',
    '../..',
    "' or 1=1 --",
    '{}',
    '[]',
    'null',
    'NaN',
    '-1',
    '1e309',
  ),
  fc.constantFrom('99999999999999999999', 'urn:uuid:4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01', '__proto__', 'constructor'),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uuid(),
)
const anything = fc.oneof({ weight: 3, arbitrary: fc.jsonValue() }, nasty, fc.constantFrom(-1, 1.5, 1e300, 2 ** 53))

const namesOf = ({ requestBody, components }: Described): string[] => {
  const schema = requestBody?.content['application/json']?.schema ?? {}
  const reference = '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined
  const shape = reference ? components.schemas?.[reference] : schema
  return shape && 'properties' in shape ? Object.keys(shape.properties ?? {}) : []
}

/** A body in which each field that the contract knows is right, missing or anything. */
function bodies(operation: Described): fc.Arbitrary<unknown> {
  const example = operation.requestBody?.content['application/json']?.example
  const right = example && typeof example === 'object' ? Object.entries(example) : []
  const fields = Object.fromEntries(namesOf(operation).map((name) => [name, anything]))
  const changed = fc.record(fields, { requiredKeys: [] }).map((wrong) => ({
    ...Object.fromEntries(right),
    ...('machine_id' in fields ? { machine_id: loader } : {}),
    ...('prompt' in fields ? { id: loader } : {}),
    ...wrong,
  }))
  return fc.oneof({ weight: 4, arbitrary: changed }, anything)
}

function addresses({ name, parameters }: Described): fc.Arbitrary<string> {
  const path = name.split(' ')[1] ?? ''
  const ids = fc.oneof(nasty, fc.constant(loader), fc.nat().map(String))
  const query = fc.dictionary(
    fc.constantFrom(...parameters.filter((one) => one.in === 'query').map((one) => one.name), 'unknown'),
    fc.oneof(nasty, fc.nat().map(String)),
  )
  const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))
  return fc.tuple(ids, ids, query).map(([one, two, asked]) => {
    const filled = path.replace('{id}', encoded(one)).replace('{n}', encoded(two))
    const pairs = Object.entries(asked).map(([key, value]) => `${key}=${encoded(value)}`)
    return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
  })
}

describe('any malformed request is refused, never answered with 500', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
    const method = fc.constant(name.split(' ')[0] ?? '')
    const sent = operation.requestBody ? bodies(operation) : fc.constant(undefined)
    await fc.assert(
      fc.asyncProperty(method, addresses(operation), sent, async (verb, url, body) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const headers = { 'content-type': 'application/json' }
        const answer = await caller.send(verb, url, payload === undefined ? {} : { payload, headers })
        expect(answer.status).toBeLessThan(500)
        if (answer.status === 400) expect(answer.body.detail).not.toBe('')
      }),
      { numRuns: 60, seed: 2 },
    )
  })

  it.each([
    '{"email"',
    '"',
    '[[[',
    '\0',
    'email=a',
    '{"__proto__":{"x":1}}',
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  ])('a body that is no object of JSON, case %#', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const { status, body } = await caller.send('POST', '/api/v2/auth/login', { payload, headers })
    expect([status, body.status]).toEqual([400, 400])
  })
})
