import { beforeEach, describe, expect, it } from 'vitest'
import { attemptKey } from './attempt-key'

describe('the key of an attempt to refresh', () => {
  beforeEach(() => localStorage.clear())

  it('is the same for one token, also after a reload', () => {
    expect(attemptKey('token-1')).toBe(attemptKey('token-1'))
  })

  it('is another for the next token', () => {
    const first = attemptKey('token-1')
    expect(attemptKey('token-2')).not.toBe(first)
  })

  it('is too long to guess', () => {
    expect(attemptKey('token-1')).toMatch(/^[0-9a-f]{32}$/)
  })
})
