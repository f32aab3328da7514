import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { FindStored } from '../../tables/stored-numbers'

const columns = { catalogue_part: 'part_number', machine_instance: 'serial_number' } as const

/** Looks up which numbers an organization has exactly so. */
export const storedNumbersOf =
  (db: Database, table: keyof typeof columns, organizationId: string): FindStored =>
  async (numbers) => {
    const column = sql.ref<string>(columns[table])
    const { rows } = await sql<{ number: string }>`
      select distinct ${column} as number from ${sql.table(table)}
      where organization_id = ${organizationId} and ${column} = any(${numbers}::text[])`.execute(db)
    return new Set(rows.map(({ number }) => number))
  }
