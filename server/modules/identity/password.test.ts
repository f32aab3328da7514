import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './password'

describe('a password', () => {
  it('is the same whichever way a keyboard encodes its letters', async () => {
    const hash = await hashPassword('la niña pequeña')
    expect(await passwordMatches(hash, 'la nin\u0303a pequen\u0303a')).toBe(true)
    expect(await passwordMatches(hash, 'la nina pequena')).toBe(false)
  })

  it.each([undefined, null])('matches nothing without a hash (%s)', async (none) => {
    expect(await passwordMatches(none, 'nobody has this password')).toBe(false)
  })
})
