import pg from 'pg'

const DUPLICATE_DATABASE = '42P04'

/**
 * Creates a database unless it exists, optionally from a template. The files of a template are copied as they are: by
 * default PostgreSQL logs each of their pages, which takes several times as long.
 */
export async function createDatabase(adminConnectionString: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminConnectionString })
  await client.connect()
  try {
    const from = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ''
    await client.query(`create database ${client.escapeIdentifier(name)}${from}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== DUPLICATE_DATABASE) throw error
  } finally {
    await client.end()
  }
}
