import type { Database } from '../../../db/connection'
import { linkExpired } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { findPerson } from '../person.repository'
import { signInPlace } from '../sessions/session-device'
import type { TokenService } from '../sessions/tokens'
import { enqueueLink } from './one-time-link.job'
import { startSessionByLink } from './start-session-by-link'

interface Options {
  db: Database
  transact: Transact
  tokens: TokenService
}

// The same for every address, whether or not it has an account.
const linkRequested: Text = {
  en: 'If there is an account with this e-mail address, a link is on its way.',
  es: 'Si hay una cuenta con este correo, un enlace va en camino.',
}

/** Links in e-mails: requesting them, and signing in with one. */
export function oneTimeLinkOperations({ db, transact, tokens }: Options) {
  return {
    requestMagicLink: async ({ body, language }) => {
      await enqueueLink(db, body.email, 'magic_login')
      return { status: 200, body: { message: linkRequested[language] } }
    },

    forgotPassword: async ({ body, language }) => {
      await enqueueLink(db, body.email, 'reset_password')
      return { status: 200, body: { message: linkRequested[language] } }
    },

    getMagicUser: async ({ proof }) => {
      const person = await findPerson(db, proof.personId)
      if (!person) throw linkExpired()
      const { email, firstName: first_name, lastName: last_name } = person
      return { status: 200, body: { email, first_name, last_name, expires_at: proof.expiresAt.toISOString() } }
    },

    magicLogin: async ({ proof: link, headers, address }) => {
      const place = signInPlace(headers, address)
      const issued = await transact((trx) => startSessionByLink(trx, { link, place }))
      return { status: 200, body: await tokens.issue(issued) }
    },
  } satisfies Pick<PlatformHandlers, 'requestMagicLink' | 'forgotPassword' | 'getMagicUser' | 'magicLogin'>
}
