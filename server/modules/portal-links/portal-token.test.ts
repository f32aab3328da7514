import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKeyring } from '../../infrastructure/keys/keyring'
import { createPortalTokens } from './portal-token'

const tokensOf = (secret: string) => createPortalTokens(createKeyring({ secret }).keysFor('portal-label'))
const { tokenOf, linkOf } = tokensOf('only for tests, and long enough for that')

describe('the token of a portal link', () => {
  it('is the same each time, so that a label can be printed again', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(tokenOf(id)).toBe(tokenOf(id))
        expect(linkOf(tokenOf(id))).toBe(id)
      }),
    )
  })

  it('needs no escaping in an address and matches the contract', () => {
    expect(tokenOf(randomUUID())).toMatch(/^v1[\w-]{43}$/)
  })

  it('has at least 128 random bits besides the id (behaviour, section 4)', () => {
    const proof = Buffer.from(tokenOf(randomUUID()).slice(2), 'base64url').subarray(16)
    expect(proof.length * 8).toBeGreaterThanOrEqual(128)
  })

  it('is not valid with a single other character', () => {
    const token = tokenOf(randomUUID())
    // The last character contains four bits of the proof and two that mean nothing.
    for (let place = 0; place < token.length - 1; place++) {
      const other = token[place] === 'A' ? 'B' : 'A'
      expect(linkOf(token.slice(0, place) + other + token.slice(place + 1)), `at ${place}`).toBeUndefined()
    }
  })

  it('is valid only on the server that created it', () => {
    expect(tokensOf('another secret that is long enough').linkOf(tokenOf(randomUUID()))).toBeUndefined()
  })

  it('any other text is not a token', () => {
    fc.assert(fc.property(fc.string(), (text) => linkOf(text) === undefined))
    for (const text of ['', 'v1', `v2${'A'.repeat(43)}`, `v1${'A'.repeat(43)}`, `v1${'A'.repeat(42)}=`]) {
      expect(linkOf(text)).toBeUndefined()
    }
  })
})
