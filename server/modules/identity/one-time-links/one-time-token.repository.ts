import type { Database } from '../../../db/connection'
import { lockPerson } from '../person.repository'
import { hashToken, linkMinutes, makeToken, mostLinksAnHour, type OneTimePurpose } from './one-time-token'

export interface OneTimeLink {
  id: string
  personId: string
  expiresAt: Date
}

const hourMs = 60 * 60 * 1000

/**
 * Makes a token in the caller's transaction; the person's older ones of the same purpose are no longer good.
 * @returns undefined when the person has had enough of them for this hour
 */
export async function issueToken(
  trx: Database,
  personId: string,
  purpose: OneTimePurpose,
): Promise<string | undefined> {
  // One after the other, so that two requests at once do not leave two good tokens.
  await lockPerson(trx, personId)
  await oldTokens(trx).where('person_id', '=', personId).execute()
  const { count } = await trx
    .selectFrom('one_time_token')
    .where('person_id', '=', personId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostLinksAnHour) return undefined

  await retireTokens(trx, personId, purpose)
  const token = makeToken()
  const expires_at = new Date(Date.now() + linkMinutes[purpose] * 60 * 1000)
  await trx
    .insertInto('one_time_token')
    .values({ person_id: personId, purpose, token_hash: hashToken(token), expires_at })
    .execute()
  return token
}

/** Removes the links, used or not, that are good for nothing any more. */
export async function removeOldTokens(db: Database): Promise<void> {
  await oldTokens(db).execute()
}

/** Whose link it is, without using it up; undefined where it was used, has expired or never was. */
export async function findLink(db: Database, token: string, purpose: OneTimePurpose): Promise<OneTimeLink | undefined> {
  return db
    .selectFrom('one_time_token')
    .innerJoin('person', 'person.id', 'one_time_token.person_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .where('person.is_active', '=', true)
    .select(['one_time_token.id', 'person_id as personId', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** Uses a link up. @returns whether it was still good; of those who do it at the same moment that is so for one */
export async function spendLink(trx: Database, { id }: Pick<OneTimeLink, 'id'>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('one_time_token')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a person's links useless: those of one purpose, or all. */
export async function retireTokens(trx: Database, personId: string, purpose?: OneTimePurpose): Promise<void> {
  const unused = trx
    .updateTable('one_time_token')
    .set({ used_at: new Date() })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
  await (purpose ? unused.where('purpose', '=', purpose) : unused).execute()
}

/** No link is good for longer than an hour, and none of these counts among those that were sent within it. */
const oldTokens = (db: Database) =>
  db.deleteFrom('one_time_token').where('created_at', '<', new Date(Date.now() - hourMs))
