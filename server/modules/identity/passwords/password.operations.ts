import type { Database } from '../../../db/connection'
import { invalid, linkExpired } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { tokenNotValid, tooManyRequests } from '../../../http/problem'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import type { Outbox } from '../../notifications'
import { spendLink } from '../one-time-links/one-time-token.repository'
import { hashPassword, passwordMatches } from '../password'
import { createPersonRepository, lockPerson, type PersonRepository } from '../person.repository'
import type { SignInFailureRepository } from '../sessions/sign-in-failure.repository'
import { toWire } from '../wire'
import { replacePassword } from './password.repository'
import { passwordChangedEmail } from './password-mail'
import { checkNewPassword, type PasswordOwner } from './password-rule'

interface Options {
  db: Database
  people: PersonRepository
  failures: SignInFailureRepository
  outbox: Outbox
  realtime: Pick<Realtime, 'endSession'>
}

const wrongCurrent = () =>
  invalid({
    path: 'body.current_password',
    message: { en: 'This is not the password that you have now.', es: 'Esta no es su contraseña actual.' },
  })
const refused = (message: Text) => invalid({ path: 'body.new_password', message })

/** Setting a password of one's own: by the one from before, or by a link. */
export function passwordOperations({ db, people, failures, outbox, realtime }: Options) {
  const tell = (trx: Database, person: Parameters<typeof passwordChangedEmail>[0]) =>
    outbox.send(trx, passwordChangedEmail(person, outbox.addressOf('/forgot-password')))

  return {
    changePassword: async ({ body, caller, address }) => {
      const before = await people.find(caller.userId)
      const account = before && (await people.credentialsOf(before.email))
      if (!account) throw tokenNotValid()
      const matches = await passwordMatches(account.passwordHash, body.current_password)
      const verdict = await failures.settle({ email: before.email, address, isKnownNetwork: true }, matches)
      if (verdict.kind === 'locked') throw tooManyRequests(verdict.seconds)
      if (verdict.kind === 'wrong') throw wrongCurrent()
      if (body.new_password === body.current_password)
        throw refused({ en: 'This is the password that you have now.', es: 'Esta es su contraseña actual.' })
      const hash = await hashGood(body.new_password, before)

      const { after, ended } = await db.transaction().execute(async (trx) => {
        await lockPerson(trx, caller.userId)
        const repository = createPersonRepository(trx)
        const [person, now] = [await repository.find(caller.userId), await repository.credentialsOf(before.email)]
        // Meanwhile it was changed elsewhere, or set anew by a link.
        if (!person || now?.passwordHash !== account.passwordHash) throw wrongCurrent()
        const ended = await replacePassword(trx, { person, hash, keep: caller.sessionId })
        await tell(trx, person)
        return { after: await repository.find(person.id), ended }
      })
      realtime.endSession(ended)
      if (!after) throw tokenNotValid()
      return { status: 200, body: toWire(after) }
    },

    resetPassword: async ({ body, proof }) => {
      const owner = await people.find(proof.personId)
      if (!owner) throw linkExpired()
      const hash = await hashGood(body.new_password, owner)

      const ended = await db.transaction().execute(async (trx) => {
        await lockPerson(trx, owner.id)
        const person = await createPersonRepository(trx).find(owner.id)
        if (!person?.isActive || !(await spendLink(trx, proof))) throw linkExpired()
        await failures.clear(trx, person.email)
        await tell(trx, person)
        return replacePassword(trx, { person, hash })
      })
      realtime.endSession(ended)
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'changePassword' | 'resetPassword'>
}

/** The hash of a new password. @throws 400 on `body.new_password` for one that is not good enough */
async function hashGood(password: string, owner: PasswordOwner): Promise<string> {
  const reason = await checkNewPassword(password, owner)
  if (reason) throw refused(reason)
  return hashPassword(password)
}
