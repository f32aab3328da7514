import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys/keyring'

const bytesOfId = 16
const bytesOfProof = 16

/** Makes tokens of ids, and finds the id of a token. */
export interface IdTokens {
  /** The same each time for the same id, so that it need not be stored. */
  tokenOf(id: string): string
  /** The id; undefined for what was not made here. Takes as long however much of a forged one is right. */
  idOf(token: string): string | undefined
}

/**
 * Tokens that consist of a UUID and 128 bits that only the holder of the key can make, in base64url.
 * @param purpose what they open; a token for one purpose is none for another
 * @param version two characters that begin each token
 */
export function createIdTokens({ current, accepted }: Keys, purpose: string, version: string): IdTokens {
  const shape = new RegExp(`^${version}([A-Za-z0-9_-]{43})$`)
  const proofOf = (id: Buffer, key: Uint8Array) =>
    createHmac('sha256', key).update(`${purpose}:${version}:`).update(id).digest().subarray(0, bytesOfProof)
  return {
    tokenOf(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return version + Buffer.concat([bytes, proofOf(bytes, current)]).toString('base64url')
    },
    idOf(token) {
      const body = shape.exec(token)?.[1]
      if (!body) return undefined
      const bytes = Buffer.from(body, 'base64url')
      const id = bytes.subarray(0, bytesOfId)
      const proof = bytes.subarray(bytesOfId)
      if (!accepted.some((key) => timingSafeEqual(proof, proofOf(id, key)))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
