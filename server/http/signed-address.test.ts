import { describe, expect, it } from 'vitest'
import { createKeyring } from '../infrastructure/keys/keyring'
import { createAddressSigner } from './signed-address'

describe('signed addresses (behaviour, section 5: signed, valid for minutes)', () => {
  const start = Date.parse('2026-03-01T08:00:20Z')

  function signerAt(minutesLater: number, secret = 'a secret') {
    const keys = createKeyring({ secret }).keysFor('file-address')
    return createAddressSigner(keys, () => start + minutesLater * 60_000)
  }

  it('are valid for their subject for at least a quarter of an hour', () => {
    const proof = signerAt(0).sign('file:a.pdf')
    expect(() => signerAt(15).verify('file:a.pdf', proof)).not.toThrow()
  })

  it('are reported as expired afterwards', () => {
    const proof = signerAt(0).sign('file:a.pdf')
    expect(() => signerAt(17).verify('file:a.pdf', proof)).toThrow('This link has expired')
  })

  it('are not valid for another subject, expiry or key', () => {
    const proof = signerAt(0).sign('file:a.pdf')
    expect(() => signerAt(0).verify('file:b.pdf', proof)).toThrow('not valid')
    expect(() => signerAt(0).verify('file:a.pdf', { ...proof, expires: proof.expires + 60 })).toThrow('not valid')
    expect(() => signerAt(0, 'another').verify('file:a.pdf', proof)).toThrow('not valid')
    expect(() => signerAt(0).verify('file:a.pdf', { ...proof, signature: 'x' })).toThrow('not valid')
  })
})
