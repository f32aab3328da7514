import type { Database, Transaction } from '../../../db/connection'
import { hashToken, type OneTimePurpose } from './one-time-token'

export interface OneTimeLink {
  id: string
  personId: string
  expiresAt: Date
}

interface NewToken {
  personId: string
  purpose: OneTimePurpose
  hash: Buffer
  expiresAt: Date
}

export async function insertToken(trx: Transaction, { personId, purpose, hash, expiresAt }: NewToken): Promise<void> {
  await trx
    .insertInto('one_time_token')
    .values({ person_id: personId, purpose, token_hash: hash, expires_at: expiresAt })
    .execute()
}

/** Counts the links that were sent to a person within the last hour. */
export async function countRecentTokens(trx: Transaction, personId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('one_time_token')
    .where('person_id', '=', personId)
    .where('created_at', '>=', hourAgo())
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** No link is valid for more than an hour, nor does an older one count against the limit for an hour. */
export async function deleteOldTokens(db: Database): Promise<void> {
  await db.deleteFrom('one_time_token').where('created_at', '<', hourAgo()).execute()
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

const hourAgo = () => new Date(Date.now() - 60 * 60 * 1000)
