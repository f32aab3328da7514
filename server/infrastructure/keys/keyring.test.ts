import { createHmac, hkdfSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAddressSigner } from '../../http/signed-address'
import { createTokenService } from '../../modules/identity/sessions/tokens'
import { createPortalTokens } from '../../modules/portal-links/portal-token'
import { createSeal } from '../sealing/seal'
import { createKeyring, type Keyring, keyPurposes } from './keyring'

const secret = 'a secret of the server, long enough'
const newSecret = 'a new secret, just as long as the old'
const id = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
const keyring = createKeyring({ secret })

const label = (keys: Keyring) => createPortalTokens(keys.keysFor('portal-label'))
const addresses = (keys: Keyring) => createAddressSigner(keys.keysFor('file-address'))
const passwords = (keys: Keyring) => createSeal(keys.keysFor('telematics-password'))
const sessions = (keys: Keyring) => createTokenService(keys.keysFor('session-token'))
const issued = { personId: id, sessionId: id, tokenId: id, issuedAt: new Date() }

describe('keys', () => {
  it('are different for each purpose, version and secret', () => {
    const rings = [keyring, createKeyring({ secret: newSecret })]
    const renewed = createKeyring({ secret, versions: Object.fromEntries(keyPurposes.map((one) => [one, 2])) })
    const keys = [...rings, renewed].flatMap((ring) => keyPurposes.map((one) => ring.keysFor(one).current.join()))
    expect(new Set(keys).size).toBe(3 * keyPurposes.length)
  })
})

describe('a new version of one key', () => {
  const renewed = createKeyring({ secret, versions: { 'session-token': 2, 'file-address': 2 } })

  it('ends the sessions that were signed with the previous version', async () => {
    const { access_token } = await sessions(keyring).issue(issued)
    expect(await sessions(keyring).readAccess(access_token)).toMatchObject({ user_id: id })
    expect(await sessions(renewed).readAccess(access_token)).toBeUndefined()
  })

  it('does not affect printed labels and stored passwords', () => {
    expect(label(renewed).linkOf(label(keyring).tokenOf(id))).toBe(id)
    expect(passwords(renewed).open(passwords(keyring).seal('hunter2', id), id)).toBe('hunter2')
  })

  it('revokes all printed labels, while stored passwords stay readable', () => {
    const both = createKeyring({ secret, versions: { 'portal-label': 2, 'telematics-password': 3 } })
    expect(label(both).linkOf(label(keyring).tokenOf(id))).toBeUndefined()
    expect(passwords(both).open(passwords(keyring).seal('hunter2', id), id)).toBe('hunter2')
    expect(passwords(keyring).open(passwords(both).seal('hunter2', id), id)).toBeUndefined()
  })
})

describe('a new secret', () => {
  const rotated = createKeyring({ secret: newSecret, previousSecrets: [secret] })

  it('keeps labels and stored passwords of the previous secret valid and creates new ones with its own keys', () => {
    expect(label(rotated).linkOf(label(keyring).tokenOf(id))).toBe(id)
    expect(label(keyring).linkOf(label(rotated).tokenOf(id))).toBeUndefined()
    expect(passwords(rotated).open(passwords(keyring).seal('hunter2', id), id)).toBe('hunter2')
  })

  it('invalidates sessions and file addresses', async () => {
    const { access_token, refresh_token } = await sessions(keyring).issue(issued)
    expect(await sessions(rotated).readAccess(access_token)).toBeUndefined()
    expect(await sessions(rotated).readRefresh(refresh_token)).toBeUndefined()
    const proof = addresses(keyring).sign('file:a.pdf')
    expect(() => addresses(rotated).verify('file:a.pdf', proof)).toThrow('not valid')
  })

  it('invalidates everything when the previous secret is not configured', () => {
    const alone = createKeyring({ secret: newSecret })
    expect(label(alone).linkOf(label(keyring).tokenOf(id))).toBeUndefined()
    expect(passwords(alone).open(passwords(keyring).seal('hunter2', id), id)).toBeUndefined()
  })
})

describe('what was signed with the secret itself, before keys were derived', () => {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const proof = createHmac('sha256', secret).update('portal-link:v1:').update(bytes).digest().subarray(0, 16)
  const printed = `v1${Buffer.concat([bytes, proof]).toString('base64url')}`
  const itself = new TextEncoder().encode(secret)

  it('is accepted for a printed label, even after the secret was changed', () => {
    expect(label(keyring).linkOf(printed)).toBe(id)
    expect(label(createKeyring({ secret: newSecret, previousSecrets: [secret] })).linkOf(printed)).toBe(id)
    expect(label(keyring).tokenOf(id)).not.toBe(printed)
  })

  it('is accepted for a session and a file address', async () => {
    const { access_token, refresh_token } = await createTokenService({ current: itself, accepted: [itself] }).issue(
      issued,
    )
    expect(await sessions(keyring).readAccess(access_token)).toMatchObject({ session_id: id })
    expect(await sessions(keyring).readRefresh(refresh_token)).toMatchObject({ jti: id })
    const { expires } = addresses(keyring).sign('file:a.pdf')
    const signature = createHmac('sha256', secret).update(`${expires}:file:a.pdf`).digest('base64url')
    expect(() => addresses(keyring).verify('file:a.pdf', { expires, signature })).not.toThrow()
  })

  it('is accepted for a sealed password, whose key was already derived', () => {
    const key = new Uint8Array(hkdfSync('sha256', secret, '', 'telematics-password:v1', 32))
    expect(passwords(keyring).open(createSeal({ current: key, accepted: [key] }).seal('hunter2', id), id)).toBe(
      'hunter2',
    )
  })

  it('is not accepted by a new key version', () => {
    expect(label(createKeyring({ secret, versions: { 'portal-label': 2 } })).linkOf(printed)).toBeUndefined()
  })
})
