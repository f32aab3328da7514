import { describe, expect, it } from 'vitest'
import { cleanBody } from './clean-body'
import { loadContract } from './contract'

describe('text of a body', () => {
  const schema = {
    properties: {
      name: {},
      note: { anyOf: [{ 'x-text': 'lines' as const }, {}] },
      password: { 'x-text': 'verbatim' as const },
      lines: { items: { allOf: [{ properties: { number: {} } }] } },
      metadata: { additionalProperties: {} },
    },
  }

  it('is cleaned as its schema says, however deep, and left alone where the schema knows nothing of it', () => {
    const typed = 'a\u202e\nb'
    const body = {
      ...{ name: typed, note: typed, password: typed, unknown: typed },
      ...{ lines: [{ number: typed }], metadata: { any: typed } },
    }
    expect(cleanBody(body, schema)).toEqual({
      ...{ name: 'a b', note: 'a\nb', password: typed, unknown: typed },
      ...{ lines: [{ number: 'a b' }], metadata: { any: 'a b' } },
    })
  })

  it('leaves alone what is no text', () => {
    const body = { name: null, note: 4, lines: 'none', metadata: [] }
    expect(cleanBody(body, schema)).toEqual(body)
  })
})

describe('the contract', () => {
  const schemas = Object.entries(loadContract('platform').document.components.schemas ?? {})
  const texts = schemas.flatMap(([owner, { properties = {} }]) =>
    Object.entries<{ 'x-text'?: string; type?: unknown }>(properties).map(([name, text]) => ({ owner, name, ...text })),
  )

  it('has secrets verbatim', () => {
    const secrets = texts.filter(({ name, type }) => /password|_token$/.test(name) && type === 'string')
    expect(secrets.length).toBeGreaterThan(3)
    expect(secrets.filter((one) => one['x-text'] !== 'verbatim')).toEqual([])
  })

  it('has several lines in no name', () => {
    const names = texts.filter(({ name }) => /name|number|label|title|city|region|line\d/.test(name))
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((one) => one['x-text'] === 'lines')).toEqual([])
  })
})
