import type { Admission } from '../../../access/caller'
import { toCaller } from '../person'
import type { PersonRepository } from '../person.repository'
import type { SessionRepository } from './session.repository'
import type { TokenService } from './tokens'

/** Tells who holds an access token, asking the database each time so that an ended session ends at once. */
export function createAuthenticator(tokens: TokenService, sessions: SessionRepository, people: PersonRepository) {
  return async function authenticate(accessToken: string): Promise<Admission | undefined> {
    const claims = await tokens.readAccess(accessToken)
    if (!claims) return undefined
    const [open, person] = await Promise.all([
      sessions.isOpen(claims.session_id, claims.user_id),
      people.find(claims.user_id),
    ])
    if (!open || !person?.isActive) return undefined
    return { caller: toCaller(person, claims.session_id), expiresAt: new Date(claims.exp * 1000) }
  }
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w.~+/-]+=*)$/i)?.[1]
}
