import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../infrastructure/keys/keyring'

const version = 'v1'
const bytesOfId = 16
const bytesOfProof = 16
const shape = new RegExp(`^${version}([A-Za-z0-9_-]{43})$`)

/** Makes tokens of links, and tells of a token whose link it would be. */
export interface PortalTokens {
  /** The same each time for the same link, so that a label can be printed again without the token being stored. */
  tokenOf(linkId: string): string
  /** The link's id; undefined for what was not made here. Takes as long however much of a forged one is right. */
  linkOf(token: string): string | undefined
}

/**
 * Tokens of portal links: the link's id and 128 bits that only the holder of the key can make, in base64url
 * ("at least 128 random bits", behaviour, section 4). 45 characters keep a printed QR code coarse enough for old phones.
 */
export function createPortalTokens({ current, accepted }: Keys): PortalTokens {
  const proofOf = (id: Buffer, key: Uint8Array) =>
    createHmac('sha256', key).update(`portal-link:${version}:`).update(id).digest().subarray(0, bytesOfProof)
  return {
    tokenOf(linkId) {
      const id = Buffer.from(linkId.replaceAll('-', ''), 'hex')
      return version + Buffer.concat([id, proofOf(id, current)]).toString('base64url')
    },
    linkOf(token) {
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
