import type { AccessClaims } from './tokens'

/** About 300 bytes each. */
const MAX_TOKENS = 10_000

/**
 * Remembers the claims of access tokens whose signature was verified, until they expire: verifying is what most requests
 * would spend most time on. It does not keep a session alive, which is looked up for each request.
 */
export function createVerifiedTokens(now: () => Date, maxTokens = MAX_TOKENS) {
  const claimsByToken = new Map<string, AccessClaims>()
  return {
    find(token: string): AccessClaims | undefined {
      const claims = claimsByToken.get(token)
      if (!claims || claims.exp * 1000 > now().getTime()) return claims
      claimsByToken.delete(token)
      return undefined
    },
    add(token: string, claims: AccessClaims): void {
      const [oldest] = claimsByToken.keys()
      if (claimsByToken.size >= maxTokens && oldest !== undefined) claimsByToken.delete(oldest)
      claimsByToken.set(token, claims)
    },
  }
}
