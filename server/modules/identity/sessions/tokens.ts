import { webcrypto } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Keys } from '../../../infrastructure/keys/keyring'
import { createVerifiedTokens } from './verified-tokens'

const accessSeconds = 15 * 60
export const refreshSeconds = 30 * 24 * 3600

const accessClaims = z.object({ user_id: z.uuid(), session_id: z.uuid(), exp: z.number() })
const refreshClaims = z.object({ jti: z.uuid(), session_id: z.uuid() })

/** `exp` is in seconds since 1970. */
export type AccessClaims = z.output<typeof accessClaims>
export type RefreshClaims = z.output<typeof refreshClaims>

/** A refresh token's identity: the session that it belongs to and its own number in it. */
export interface IssuedToken {
  personId: string
  sessionId: string
  tokenId: string
  /** The same pair again needs the same time. */
  issuedAt: Date
}

export interface TokenService {
  /** The pair that the contract answers: an access token of the session, and its refresh token; the same each time. */
  issue(issued: IssuedToken): Promise<{ access_token: string; refresh_token: string }>
  /** @returns undefined for a token that is expired, forged or of another kind. */
  readAccess(token: string): Promise<AccessClaims | undefined>
  readRefresh(token: string): Promise<RefreshClaims | undefined>
}

interface Validity {
  issuedAt: Date
  seconds: number
}

/** JSON Web Tokens: 15 minutes for access, 30 days for refresh (behaviour, section 3). */
export function createTokenService(keys: Keys, now: () => Date = () => new Date()): TokenService {
  // Imported once: raw bytes would be imported again for each token.
  const current = importKey(keys.current)
  const accepted = keys.accepted.map(importKey)
  const verified = createVerifiedTokens(now)

  const sign = async (claims: Record<string, string>, audience: string, { issuedAt, seconds }: Validity) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(new Date(issuedAt.getTime() + seconds * 1000))
      .sign(await current)

  async function read<T>(token: string, audience: string, schema: z.ZodType<T>): Promise<T | undefined> {
    for (const key of accepted) {
      try {
        const { payload } = await jwtVerify(token, await key, { audience, algorithms: ['HS256'], currentDate: now() })
        return schema.safeParse(payload).data
      } catch (error) {
        if (error instanceof errors.JWSSignatureVerificationFailed) continue
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    }
    return undefined
  }

  return {
    issue: async ({ personId, sessionId, tokenId, issuedAt }) => {
      const session = { session_id: sessionId }
      const access = { user_id: personId, ...session }
      return {
        access_token: await sign(access, 'access', { issuedAt, seconds: accessSeconds }),
        refresh_token: await sign({ jti: tokenId, ...session }, 'refresh', { issuedAt, seconds: refreshSeconds }),
      }
    },
    async readAccess(token) {
      const known = verified.find(token)
      if (known) return known
      const claims = await read(token, 'access', accessClaims)
      if (claims) verified.add(token, claims)
      return claims
    },
    readRefresh: (token) => read(token, 'refresh', refreshClaims),
  }
}

const importKey = (key: Uint8Array) =>
  webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
