import type { Database } from '../../db/connection'
import type { Language } from '../../domain/text'

/** The languages of those among these addresses who have an account. */
export async function languagesOf(db: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, Language>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .where(({ eb, val, fn }) => eb('email', '=', fn.any(val([...addresses]))))
    .select(['email', 'language'])
    .execute()
  return new Map(rows.map(({ email, language }) => [email, language === 'es' ? 'es' : 'en']))
}
