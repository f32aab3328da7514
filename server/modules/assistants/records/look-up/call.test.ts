import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lookUpSchema, propertiesOf, tidied } from './call'
import { fakeTool } from './testing/fake-records'

const payouts = fakeTool({ name: 'payouts', input: ['period', 'state', 'limit'], states: [{ name: 'paid' }] })
const spending = fakeTool({ name: 'spending', input: ['instanceIds', 'by', 'limit'], groupings: ['month'] })

describe('the schema of a call', () => {
  it('has what some of the tools take, each with what it is for', () => {
    const { properties, required, additionalProperties } = z.toJSONSchema(lookUpSchema([payouts, spending]))
    expect(Object.keys(properties ?? {})).toEqual(['records', 'machine', 'period', 'state', 'by', 'limit'])
    expect(required).toEqual(['records'])
    expect(additionalProperties).toBe(false)
    expect(properties).toMatchObject({
      records: { enum: ['payouts', 'spending'] },
      state: { type: 'array', items: { enum: ['paid'] } },
      by: { enum: ['month'] },
      limit: { minimum: 1, maximum: 50 },
    })
    for (const property of Object.values(properties ?? {}))
      expect(property).toHaveProperty('description', expect.stringMatching(/\.$/))
  })

  it.each([
    [{ period: { from: '2026-02-30' } }],
    [{ period: { from: '2026-11-02', to: '2026-11-01' } }],
    [{ period: { to: '9999-12-31' } }],
    [{ period: { since: '2026-11-01' } }],
    [{ state: ['lost'] }],
    [{ state: 'paid' }],
    [{ limit: 0 }],
    [{ limit: -1 }],
    [{ limit: 1.5 }],
    [{ limit: '10' }],
    [{ machine: ['Loader 3'] }],
    [{ organization_id: 'northfield' }],
  ])('refuses %j', (said) => {
    expect(lookUpSchema([payouts]).safeParse({ records: 'payouts', ...said }).success).toBe(false)
  })

  it.each(['', ' ', 'x'.repeat(121), '\u0000', 'one\ntwo'])('refuses the name %j', (name) => {
    expect(lookUpSchema([spending]).safeParse({ records: 'spending', machine: [name] }).success).toBe(false)
  })
})

it('knows the properties of a tool', () => {
  expect(propertiesOf(fakeTool({ name: 'manuals', input: ['modelIds', 'words', 'isLacking', 'skip'] }))).toEqual([
    'machine',
    'words',
    'lacking',
    'skip',
  ])
})

it.each([
  [{ state: 'paid' }, { state: ['paid'] }],
  [{ state: null, period: '', limit: 3 }, { limit: 3 }],
  [{ state: [] }, {}],
  // It narrows what is told, not what is found.
  [{ sort: 'newest', details: ['who'], quantity: 2 }, {}],
  [
    { machine: 'Loader 3', amount: {} },
    { machine: ['Loader 3'], amount: {} },
  ],
])('tidies %j', (said, expected) => {
  expect(tidied(said, payouts)).toEqual(expected)
})
