import { z } from 'zod'
import { CannotStart } from '../cannot-start'
import type { Database } from '../db/connection'
import { hashPassword } from '../modules/identity'

/**
 * Makes a super user, who then makes everybody else.
 * @returns what to tell the person who asked for it
 * @throws CannotStart for an address that is none, a password below 12 characters, or one that is taken
 */
export async function seedSuperUser(db: Database, given: string, password: string | undefined): Promise<string> {
  const email = z.email().safeParse(given.trim().toLowerCase()).data
  if (!email) throw new CannotStart(`${given} is no e-mail address.`)
  if (!password || password.length < 12) throw new CannotStart('Set SUPER_USER_PASSWORD to at least 12 characters.')
  const made = await db
    .insertInto('person')
    .values({ email, username: email, is_superuser: true, password_hash: await hashPassword(password) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new CannotStart(`${email} has an account already.`)
  return `${email} is a super user now.`
}
