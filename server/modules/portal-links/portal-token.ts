import type { Keys } from '../../infrastructure/keys/keyring'
import { createIdTokens } from '../../infrastructure/tokens/id-tokens'

/** Makes tokens of links, and finds the link of a token. */
export interface PortalTokens {
  /** The same each time for the same link, so that a label can be printed again without the token being stored. */
  tokenOf(linkId: string): string
  /** The link's id; undefined for what was not made here. */
  linkOf(token: string): string | undefined
}

/**
 * Tokens of portal links ("at least 128 random bits", behaviour, section 4). 45 characters keep a printed QR code coarse
 * enough for old phones.
 */
export function createPortalTokens(keys: Keys): PortalTokens {
  const { tokenOf, idOf } = createIdTokens(keys, 'portal-link', 'v1')
  return { tokenOf, linkOf: idOf }
}
