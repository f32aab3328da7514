import type { Admission } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { findCaller } from './session.repository'
import type { TokenService } from './tokens'

/** Identifies the bearer of an access token; it queries the database each time, so that an ended session ends at once. */
export function createAuthenticator(db: Database, tokens: TokenService) {
  return async function authenticate(accessToken: string): Promise<Admission | undefined> {
    const claims = await tokens.readAccess(accessToken)
    if (!claims) return undefined
    const caller = await findCaller(db, { personId: claims.user_id, sessionId: claims.session_id })
    return caller && { caller, expiresAt: new Date(claims.exp * 1000) }
  }
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w.~+/-]+=*)$/i)?.[1]
}
