import { sql } from 'kysely'
import type { Transaction } from './connection'
import { isUniqueViolation } from './database-error'

/**
 * Runs statements that a unique index may refuse. The transaction can go on after a refusal, as before the statements.
 * @param index that of the name or number that somebody else may have taken
 * @returns whether they were stored
 */
export async function storesUnique(trx: Transaction, index: string, work: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint unique_values`.execute(trx)
  try {
    await work()
    await sql`release savepoint unique_values`.execute(trx)
    return true
  } catch (error) {
    if (!isUniqueViolation(error, index)) throw error
    await sql`rollback to savepoint unique_values`.execute(trx)
    return false
  }
}
