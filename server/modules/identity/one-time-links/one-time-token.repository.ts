import type { Database, Transaction } from '../../../db/connection'
import { lockPerson } from '../person.repository'
import { createToken, hashToken, linkMinutes, MAX_LINKS_PER_HOUR, type OneTimePurpose } from './one-time-token'

export interface OneTimeLink {
  id: string
  personId: string
  expiresAt: Date
}

const hourMs = 60 * 60 * 1000

/**
 * Issues a token; the person's earlier tokens of the same purpose become invalid.
 * @returns undefined if the person has reached the limit for this hour
 */
export async function issueToken(
  trx: Transaction,
  personId: string,
  purpose: OneTimePurpose,
): Promise<string | undefined> {
  // One at a time, so that two simultaneous requests do not leave two valid tokens.
  await lockPerson(trx, personId)
  await oldTokens(trx).where('person_id', '=', personId).execute()
  const { count } = await trx
    .selectFrom('one_time_token')
    .where('person_id', '=', personId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_LINKS_PER_HOUR) return undefined

  await retireTokens(trx, personId, purpose)
  const token = createToken()
  const expires_at = new Date(Date.now() + linkMinutes[purpose] * 60 * 1000)
  await trx
    .insertInto('one_time_token')
    .values({ person_id: personId, purpose, token_hash: hashToken(token), expires_at })
    .execute()
  return token
}

/** Deletes the links, used or not, that can no longer be used. */
export async function deleteOldTokens(db: Database): Promise<void> {
  await oldTokens(db).execute()
}

/** Finds a link without using it; undefined if it was used, has expired or never existed. */
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

/** @returns whether the link was still valid; of simultaneous uses, only one gets true */
export async function spendLink(trx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('one_time_token')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param purpose absent for all of the person's links */
export async function retireTokens(trx: Transaction, personId: string, purpose?: OneTimePurpose): Promise<void> {
  const unused = trx
    .updateTable('one_time_token')
    .set({ used_at: new Date() })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
  await (purpose ? unused.where('purpose', '=', purpose) : unused).execute()
}

/** No link is valid for more than an hour, nor does an older one count against the limit for an hour. */
const oldTokens = (db: Database) =>
  db.deleteFrom('one_time_token').where('created_at', '<', new Date(Date.now() - hourMs))
