import { z } from 'zod'
import type { Database } from '../db/connection'
import { checkNewPassword, hashPassword } from '../modules/identity'
import { StartupError } from '../startup-error'

/**
 * Makes a super user, who then makes everybody else.
 * @returns what to tell the person who asked for it
 * @throws StartupError for an address that is none or is taken, or a password that nobody may have
 */
export async function seedSuperUser(db: Database, given: string, password: string | undefined): Promise<string> {
  const email = z.email().safeParse(given.trim().toLowerCase()).data
  if (!email) throw new StartupError(`${given} is no e-mail address.`)
  const reason = await checkNewPassword(password ?? '', { email, firstName: '', lastName: '' })
  if (!password || reason) throw new StartupError(`SUPER_USER_PASSWORD: ${reason}`)
  const made = await db
    .insertInto('person')
    .values({ email, username: email, is_superuser: true, password_hash: await hashPassword(password) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new StartupError(`${email} has an account already.`)
  return `${email} is a super user now.`
}
