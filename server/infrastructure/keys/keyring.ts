import { hkdfSync } from 'node:crypto'

/**
 * What keys are for. Each purpose has a key of its own, so that one can be renewed without the others.
 *
 * - `outlivesSecret`: what an earlier secret made stays valid, since it is printed on labels, sent by e-mail or stored for long.
 * - `outlivesVersion`: so does what an earlier version made. Only for what the server itself stores: where it is given
 *   out, a new version is how it is taken back.
 * - `wasSecretItself`: version 1 also accepts what was signed with the secret itself, as before there were derived keys.
 */
const purposes = {
  'session-token': { outlivesSecret: false, outlivesVersion: false, wasSecretItself: true },
  'file-address': { outlivesSecret: false, outlivesVersion: false, wasSecretItself: true },
  'portal-label': { outlivesSecret: true, outlivesVersion: false, wasSecretItself: true },
  unsubscribe: { outlivesSecret: true, outlivesVersion: false, wasSecretItself: false },
  'telematics-password': { outlivesSecret: true, outlivesVersion: true, wasSecretItself: false },
  'idempotent-reply': { outlivesSecret: true, outlivesVersion: true, wasSecretItself: false },
} as const

export type KeyPurpose = keyof typeof purposes
export type KeyVersions = Partial<Record<KeyPurpose, number>>

export const keyPurposes = Object.keys(purposes) as KeyPurpose[]

/** The keys of one purpose. */
export interface Keys {
  /** Signs and seals what is new. */
  current: Uint8Array
  /** Opens what was signed or sealed; `current` comes first. */
  accepted: [Uint8Array, ...Uint8Array[]]
}

export interface Keyring {
  keysFor(purpose: KeyPurpose): Keys
}

interface KeyringOptions {
  secret: string
  /** Earlier secrets, newest first. */
  previousSecrets?: string[]
  /** 1 for a purpose that is not named. */
  versions?: KeyVersions
}

/** Derives keys from the server's secret by HKDF-SHA256, one for each purpose and version. */
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
