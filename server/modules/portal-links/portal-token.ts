import { createHmac, timingSafeEqual } from 'node:crypto'

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
 * Tokens of portal links: the link's id and 128 bits that only the holder of `secret` can make, in base64url
 * ("at least 128 random bits", behaviour, section 4). 45 characters keep a printed QR code coarse enough for old phones.
 */
export function createPortalTokens(secret: string): PortalTokens {
  const proofOf = (id: Buffer) =>
    createHmac('sha256', secret).update(`portal-link:${version}:`).update(id).digest().subarray(0, bytesOfProof)
  return {
    tokenOf(linkId) {
      const id = Buffer.from(linkId.replaceAll('-', ''), 'hex')
      return version + Buffer.concat([id, proofOf(id)]).toString('base64url')
    },
    linkOf(token) {
      const body = shape.exec(token)?.[1]
      if (!body) return undefined
      const bytes = Buffer.from(body, 'base64url')
      const id = bytes.subarray(0, bytesOfId)
      if (!timingSafeEqual(bytes.subarray(bytesOfId), proofOf(id))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
