import pg from 'pg'

const duplicateDatabase = '42P04'

/** Makes a database of that name where there is none, from a template if one is named. */
export async function createDatabase(adminConnectionString: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminConnectionString })
  await client.connect()
  try {
    const from = template ? ` template ${client.escapeIdentifier(template)}` : ''
    await client.query(`create database ${client.escapeIdentifier(name)}${from}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== duplicateDatabase) throw error
  } finally {
    await client.end()
  }
}
