import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { GenericExpressionNode, generate, getDialect, RawExpressionNode } from 'kysely-codegen'
import { connect } from './connection'
import { createDatabase } from './create-database'
import { startEmbeddedPostgres } from './embedded/embedded-postgres'
import { migrate } from './migrate'

/** Writes the types of the migrated database: `generate-types.ts [file]`. */
const target = resolve(process.argv[2] ?? 'server/db/schema.ts')
// The values of this text array are held by a check, which the catalogue of the database does not tell.
const groups = new GenericExpressionNode('Generated', [
  new RawExpressionNode("('Org Admin' | 'Org User' | 'Machine Operator')[]"),
])
// PostgreSQL takes each column of a view to be nullable.
const ofService = { 'service.dealership_id': 'string', 'service.operator_id': 'string' }

const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-types-'))
// A temporary folder is closed to others, which the user that PostgreSQL runs as is when this runs as root.
await chmod(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir, password: 'only-for-types', unsafeButFast: true })
try {
  await createDatabase(postgres.connectionString('postgres'), 'yardhand')
  const connection = connect(postgres.connectionString('yardhand'))
  await migrate(connection)
  await generate({
    db: connection.db,
    dialect: getDialect('postgres'),
    outFile: target,
    defaultSchemas: ['public'],
    includePattern: 'public.*',
    typeMapping: { int8: 'number' },
    overrides: { columns: { 'person.groups': groups, ...ofService } },
  })
  await connection.close()
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
