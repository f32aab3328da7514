import type { Database } from '../../../db/connection'
import { invalid, linkExpired, tokenNotValid } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import { tooManyRequests } from '../../../domain/too-many-requests'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Outbox } from '../../notifications'
import { hashPassword, passwordMatches } from '../password'
import { findCredentials, findPerson } from '../person.repository'
import { toWire } from '../person.wire'
import { recordSignInAttempt } from '../sessions/record-sign-in-attempt'
import { changePassword, currentPasswordRequired, wrongCurrentPassword } from './change-password'
import { checkNewPassword, type PasswordOwner } from './password-rule'
import { resetPassword } from './reset-password'

interface Options {
  db: Database
  transact: Transact
  outbox: Outbox
}

/** Setting one's own password: with the current one, the first time without, or by a link. */
export function passwordOperations({ db, transact, outbox }: Options) {
  return {
    changePassword: async ({ body, caller, address }) => {
      const person = await findPerson(db, caller.userId)
      const account = person && (await findCredentials(db, person.email))
      if (!account) throw tokenNotValid()
      if (body.current_password !== undefined) {
        const matches = await passwordMatches(account.passwordHash, body.current_password)
        const attempt = { email: person.email, address, isKnownNetwork: true }
        const verdict = await transact((trx) => recordSignInAttempt(trx, attempt, matches))
        if (verdict.kind === 'locked') throw tooManyRequests(verdict.seconds)
        if (verdict.kind === 'wrong') throw wrongCurrentPassword()
      } else if (person.onboardingStatus !== 'CHANGE_PASSWORD') {
        throw currentPasswordRequired()
      }
      if (await passwordMatches(account.passwordHash, body.new_password)) {
        throw notAccepted({
          en: 'This is your current password. Choose another one.',
          es: 'Esta es su contraseña actual. Elija otra.',
        })
      }
      const change = {
        personId: person.id,
        checkedHash: account.passwordHash,
        hash: await hashAccepted(body.new_password, person),
        sessionId: caller.sessionId,
      }
      const changed = await transact((trx) => changePassword(trx, outbox, change))
      return { status: 200, body: toWire(changed) }
    },

    resetPassword: async ({ body, proof: link }) => {
      const owner = await findPerson(db, link.personId)
      if (!owner) throw linkExpired()
      const hash = await hashAccepted(body.new_password, owner)
      await transact((trx) => resetPassword(trx, outbox, { link, hash }))
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'changePassword' | 'resetPassword'>
}

const notAccepted = (message: Text) => invalid({ path: 'body.new_password', message })

/** @throws DomainError invalid for a password that is too weak */
async function hashAccepted(password: string, owner: PasswordOwner): Promise<string> {
  const reason = await checkNewPassword(password, owner)
  if (reason) throw notAccepted(reason)
  return hashPassword(password)
}
