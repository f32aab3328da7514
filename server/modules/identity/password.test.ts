import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './password'

describe('a password', () => {
  it('is the same however a keyboard sends its letters', async () => {
    const hash = await hashPassword('la niña pequeña')
    expect(await passwordMatches(hash, 'la nin\u0303a pequen\u0303a')).toBe(true)
    expect(await passwordMatches(hash, 'la nina pequena')).toBe(false)
  })

  it.each([undefined, null])('matches nothing where there is no hash (%s)', async (none) => {
    expect(await passwordMatches(none, 'nobody has this password')).toBe(false)
  })
})
