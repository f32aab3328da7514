import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys/keyring'

const ID_BYTES = 16
const PROOF_BYTES = 16

/** Converts ids to unforgeable tokens and back. */
export interface IdTokens {
  /** Always the same for the same id, so that the token need not be stored. */
  tokenOf(id: string): string
  /** Returns undefined for a forged token. Runs in constant time, however much of a forged token is correct. */
  idOf(token: string): string | undefined
}

/**
 * A token consists of a UUID and 128 bits of its HMAC-SHA256, in base64url.
 * @param purpose what the tokens give access to; a token is valid for this purpose only
 * @param version two characters that start each token
 */
export function createIdTokens({ current, accepted }: Keys, purpose: string, version: string): IdTokens {
  const shape = new RegExp(`^${version}([A-Za-z0-9_-]{43})$`)
  const proofOf = (id: Buffer, key: Uint8Array) =>
    createHmac('sha256', key).update(`${purpose}:${version}:`).update(id).digest().subarray(0, PROOF_BYTES)
  return {
    tokenOf(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return version + Buffer.concat([bytes, proofOf(bytes, current)]).toString('base64url')
    },
    idOf(token) {
      const body = shape.exec(token)?.[1]
      if (!body) return undefined
      const bytes = Buffer.from(body, 'base64url')
      const id = bytes.subarray(0, ID_BYTES)
      const proof = bytes.subarray(ID_BYTES)
      if (!accepted.some((key) => timingSafeEqual(proof, proofOf(id, key)))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
