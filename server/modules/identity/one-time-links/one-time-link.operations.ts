import type { Database } from '../../../db/connection'
import { linkExpired } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { lockPerson, type PersonRepository } from '../person.repository'
import { beginSession } from '../sessions/session.repository'
import { signInPlace } from '../sessions/sign-in'
import type { TokenService } from '../sessions/tokens'
import { askForLink } from './one-time-link.job'
import { spendLink } from './one-time-token.repository'

interface Options {
  db: Database
  people: PersonRepository
  tokens: TokenService
}

// The same words for every address, whether or not it has an account.
const onItsWay = {
  status: 200,
  body: { message: 'If there is an account with this e-mail, a link is on its way.' },
} as const

/** Links in e-mails: asking for them, and signing in with one. */
export function oneTimeLinkOperations({ db, people, tokens }: Options) {
  return {
    requestMagicLink: async ({ body }) => {
      await askForLink(db, body.email, 'magic_login')
      return onItsWay
    },

    forgotPassword: async ({ body }) => {
      await askForLink(db, body.email, 'reset_password')
      return onItsWay
    },

    getMagicUser: async ({ proof }) => {
      const person = await people.find(proof.personId)
      if (!person) throw linkExpired()
      const { email, firstName: first_name, lastName: last_name } = person
      return { status: 200, body: { email, first_name, last_name, expires_at: proof.expiresAt.toISOString() } }
    },

    magicLogin: async ({ proof, headers, address }) => {
      const issued = await db.transaction().execute(async (trx) => {
        // Before the link, as whoever else changes both does: the other way round, two would wait for each other.
        await lockPerson(trx, proof.personId)
        const isSpent = await spendLink(trx, proof)
        return isSpent ? beginSession(trx, proof.personId, signInPlace(headers, address)) : undefined
      })
      if (!issued) throw linkExpired()
      return { status: 200, body: await tokens.issue(issued) }
    },
  } satisfies Pick<PlatformHandlers, 'requestMagicLink' | 'forgotPassword' | 'getMagicUser' | 'magicLogin'>
}
