import { describe, expect, it } from 'vitest'
import { compileForm, compileResponse } from './validation'

const schema = {
  type: 'object',
  required: ['email'],
  properties: {
    email: { type: 'string', minLength: 1 },
    password: { type: 'string', minLength: 12 },
    id: { type: 'string', format: 'uuid' },
    level: { type: 'string', enum: ['low', 'high'] },
    contact: { type: 'string', format: 'email' },
    due: { type: 'string', format: 'date' },
    name: { type: 'string', maxLength: 8 },
    count: { type: 'integer', minimum: 1 },
    notes: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
  },
}
const check = compileForm(schema)
const good = { email: 'rosa@ridgeline.example' }

describe('input that violates the contract is refused with the field', () => {
  it.each([
    [{}, 'body.email', 'Email is required field.'],
    [{ email: '' }, 'body.email', 'Must not be empty.'],
    [{ ...good, password: 'too short' }, 'body.password', 'Must have at least 12 characters.'],
    [{ ...good, contact: 'rosa at ridgeline' }, 'body.contact', 'Enter a valid e-mail address.'],
    [{ ...good, due: '31.11.2026' }, 'body.due', 'Enter a valid date.'],
    [{ ...good, name: 'Ridgeline Quarry' }, 'body.name', 'Must not have more than 8 characters.'],
    [{ ...good, count: 0 }, 'body.count', 'Must be 1 or more.'],
    [{ ...good, level: 'middling' }, 'body.level', 'Must be one of: low, high.'],
    [{ ...good, id: 'urn:uuid:4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01' }, 'body.id', 'Must be the id of a record.'],
    [{ ...good, id: '4F0C2C2E-5f0e-4a35-9a0b-6f0f6f7f1a01' }, 'body.id', 'Must be the id of a record.'],
    [{ ...good, notes: [{ text: 1 }, { text: {} }] }, 'body.notes.1.text', 'Must be text.'],
  ])('%j', (fields, path, message) => {
    expect(check(fields)).toMatchObject([{ path, message: { en: message } }])
  })

  it('lists every field once', () => {
    expect(check({ email: '', count: 'many' }).map(({ path }) => path)).toEqual(['body.email', 'body.count'])
  })

  it.each(['zero \0', 'half a pair \ud83d'])('refuses text that the database cannot store: %j', (text) => {
    const message = 'Contains characters that are not text.'
    expect(check({ email: text })).toMatchObject([{ path: 'body.email', message: { en: message } }])
    expect(check({ ...good, notes: [{ text }] })).toMatchObject([
      { path: 'body.notes.0.text', message: { en: message } },
    ])
  })

  describe('in a value of very many parts, only the first error is looked for', () => {
    const limited = { type: 'array', maxItems: 500, items: { type: 'object', required: ['number'] } }
    const unique = { type: 'array', maxItems: 500, uniqueItems: true, items: { type: 'object' } }
    const checkMany = compileForm({ type: 'object', properties: { limited, unique } })
    const many = Array.from({ length: 300_000 }, (_, index) => ({ [index]: index }))

    it.each(['limited', 'unique'])('%s', (name) => {
      expect(checkMany({ [name]: many })).toMatchObject([{ path: `body.${name}` }])
    })

    it('but all errors of an ordinary one are', () => {
      expect(checkMany({ limited: [{}, { number: 1 }, {}], unique: [1, 2] })).toHaveLength(4)
    })
  })

  it('survives extremely deep nesting', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
    expect(check({ ...good, more: deep })).toEqual([])
  })

  it('accepts characters of every script', () => {
    expect(check({ ...good, notes: [{ text: 'Öl, масло, 油, 🛢' }] })).toEqual([])
  })
})

describe('the fields of a form or an address are text', () => {
  it('converts numbers', () => {
    expect(check({ ...good, count: '12' })).toEqual([])
  })

  it('does not convert types in JSON', () => {
    expect(compileResponse(schema)({ ...good, count: '12' })).toEqual(['response.count: Must be a whole number.'])
  })
})
