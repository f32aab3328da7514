import { hkdfSync } from 'node:crypto'

/**
 * Each purpose has a key of its own, so that it can be rotated independently.
 *
 * - `outlivesSecret`: what was signed or sealed under an earlier secret stays valid, because it is printed on labels,
 *   sent by e-mail or stored for a long time.
 * - `outlivesVersion`: likewise for earlier versions of the key. Only for what the server itself stores: a new version
 *   is how tokens that were handed out are revoked.
 * - `wasSecretItself`: version 1 also accepts what was signed with the secret itself, before keys were derived.
 */
const purposes = {
  'session-token': { outlivesSecret: false, outlivesVersion: false, wasSecretItself: true },
  'file-address': { outlivesSecret: false, outlivesVersion: false, wasSecretItself: true },
  'portal-label': { outlivesSecret: true, outlivesVersion: false, wasSecretItself: true },
  unsubscribe: { outlivesSecret: true, outlivesVersion: false, wasSecretItself: false },
  'telematics-password': { outlivesSecret: true, outlivesVersion: true, wasSecretItself: false },
  // The database contains events that are signed when they are delivered.
  'payment-sandbox': { outlivesSecret: false, outlivesVersion: false, wasSecretItself: false },
  'idempotent-reply': { outlivesSecret: true, outlivesVersion: true, wasSecretItself: false },
} as const

export type KeyPurpose = keyof typeof purposes
export type KeyVersions = Partial<Record<KeyPurpose, number>>

export const keyPurposes = Object.keys(purposes) as KeyPurpose[]

export interface Keys {
  /** Signs and seals anything new. */
  current: Uint8Array
  /** Verify signatures and open what was sealed; `current` comes first. */
  accepted: [Uint8Array, ...Uint8Array[]]
}

export interface Keyring {
  keysFor(purpose: KeyPurpose): Keys
}

interface KeyringOptions {
  secret: string
  /** Earlier secrets, newest first. */
  previousSecrets?: string[]
  /** The default is 1. */
  versions?: KeyVersions
}

/** Derives one key for each purpose and version from the server's secret (HKDF-SHA256). */
export function createKeyring({ secret, previousSecrets = [], versions = {} }: KeyringOptions): Keyring {
  return {
    keysFor(purpose) {
      const { outlivesSecret, outlivesVersion, wasSecretItself } = purposes[purpose]
      const version = versions[purpose] ?? 1
      const current = derive(secret, purpose, version)
      const earlier = outlivesVersion ? Array.from({ length: version - 1 }, (_, index) => version - 1 - index) : []
      const keysOf = (one: string) => [
        ...[version, ...earlier].map((each) => derive(one, purpose, each)),
        ...(wasSecretItself && version === 1 ? [new TextEncoder().encode(one)] : []),
      ]
      const others = outlivesSecret ? previousSecrets.flatMap(keysOf) : []
      return { current, accepted: [current, ...keysOf(secret).slice(1), ...others] }
    },
  }
}

const derive = (secret: string, purpose: KeyPurpose, version: number): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `${purpose}:v${version}`, 32))
