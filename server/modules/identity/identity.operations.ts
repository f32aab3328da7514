import { createFailedAttempts } from '../../http/attempts'
import type { PlatformHandlers } from '../../http/operation'
import { Problem, tokenNotValid } from '../../http/problem'
import { passwordMatches } from './password'
import { normaliseEmail } from './person'
import type { PersonRepository } from './person.repository'
import type { IssuedToken, SessionRepository } from './session.repository'
import type { TokenService } from './tokens'
import { toWire } from './wire'

export function identityOperations(people: PersonRepository, sessions: SessionRepository, tokens: TokenService) {
  const attempts = createFailedAttempts()
  const toTokens = async ({ personId, sessionId, tokenId }: IssuedToken) => ({
    access_token: await tokens.issueAccess({ user_id: personId, session_id: sessionId }),
    refresh_token: await tokens.issueRefresh({ jti: tokenId, session_id: sessionId }),
  })

  return {
    login: async ({ body, headers }) => {
      const name = normaliseEmail(body.email)
      const seconds = attempts.wait(name)
      if (seconds > 0) {
        throw new Problem(
          429,
          'too_many_requests',
          `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`,
        )
      }
      const account = await people.credentialsOf(name)
      const matches = await passwordMatches(account?.passwordHash, body.password)
      if (!account?.isActive || !matches) {
        attempts.failed(name)
        throw new Problem(401, 'invalid_credentials', 'E-mail or password is not right.')
      }
      attempts.succeeded(name)
      const issued = await sessions.begin(account.personId, String(headers['user-agent'] ?? ''))
      return { status: 200, body: await toTokens(issued) }
    },

    refreshTokens: async ({ body, headers }) => {
      const claims = await tokens.readRefresh(body.refresh_token)
      const issued = claims && (await sessions.rotate(claims.jti, headers['idempotency-key']?.toString()))
      if (!issued) throw tokenNotValid()
      return { status: 200, body: await toTokens(issued) }
    },

    logout: async ({ body }) => {
      const claims = await tokens.readRefresh(body.refresh_token)
      if (claims) await sessions.end(claims.session_id)
      return { status: 204 }
    },

    getCurrentUser: async ({ caller }) => {
      const person = await people.find(caller.userId)
      if (!person) throw tokenNotValid()
      return { status: 200, body: toWire(person) }
    },
  } satisfies Pick<PlatformHandlers, 'login' | 'refreshTokens' | 'logout' | 'getCurrentUser'>
}
