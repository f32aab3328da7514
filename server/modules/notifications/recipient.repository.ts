import { sql } from 'kysely'
import { dealershipsOf } from '../../access'
import type { Database } from '../../db/connection'
import type { Region } from '../../domain/locale'
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

/** The countries of organizations, by their default addresses; of one without, that of a dealership that serves it. */
export async function regionsOf(
  db: Database,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, Region>> {
  if (organizationIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; region: Region }>`
    select organization.id, coalesce(
      (select country from address where address.organization_id = organization.id and is_default),
      (select country from address
        where address.organization_id = any(array(${dealershipsOf(sql.ref('organization.id'))})) and is_default
        order by created_at, id limit 1)) as region
    from organization where id = any(${[...new Set(organizationIds)]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, region }) => [id, region]))
}
