import { describe, expect, it } from 'vitest'
import { createVerifiedTokens } from './verified-tokens'

const claims = { user_id: 'person', session_id: 'session', exp: 100 }

describe('a verified token', () => {
  it('is found until the second in which it expires', () => {
    let milliseconds = 99_999
    const tokens = createVerifiedTokens(() => new Date(milliseconds))
    tokens.add('token', claims)
    expect(tokens.find('token')).toBe(claims)
    milliseconds = 100_000
    expect(tokens.find('token')).toBeUndefined()
  })

  it('gives way to newer ones', () => {
    const tokens = createVerifiedTokens(() => new Date(0), 2)
    for (const token of ['first', 'second', 'third']) tokens.add(token, claims)
    expect(['first', 'second', 'third'].map((token) => tokens.find(token) !== undefined)).toEqual([false, true, true])
  })
})
