import { z } from 'zod'
import type { Database } from '../db/connection'
import { checkNewPassword, hashPassword } from '../modules/identity'
import { StartupError } from '../startup-error'

/**
 * Creates a super user, who can then create all other accounts.
 * @returns a message for the person who runs the command
 * @throws StartupError if the address is invalid or taken, or the password is not allowed
 */
export async function seedSuperUser(db: Database, given: string, password: string | undefined): Promise<string> {
  const email = z.email().safeParse(given.trim().toLowerCase()).data
  if (!email) throw new StartupError(`${given} is not an e-mail address.`)
  const reason = await checkNewPassword(password ?? '', { email, firstName: '', lastName: '' })
  if (!password || reason) throw new StartupError(`SUPER_USER_PASSWORD: ${reason?.en}`)
  const made = await db
    .insertInto('person')
    .values({ email, username: email, is_superuser: true, password_hash: await hashPassword(password) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new StartupError(`${email} already has an account.`)
  return `${email} is a super user now.`
}
