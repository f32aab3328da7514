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
// The values of this text array are restricted by a check constraint, which the generator does not read.
const groups = new GenericExpressionNode('Generated', [
  new RawExpressionNode("('Org Admin' | 'Org User' | 'Machine Operator')[]"),
])
const text = new RawExpressionNode("import('../domain/text').Text")
const texts = {
  ...{ 'manual.reason': text, 'email.reason': text, 'telematics_source.last_failure': text },
  ...{ 'catalogue_import.failure': text, 'catalogue_import_row.reason': text, 'notice.text': text },
  ...{ 'stock_import.failure': text, 'stock_import_row.reason': text, 'machine_import_row.reason': text },
  ...{ 'machine_import.failure': text, 'machine_import_input.reason': text },
  ...{ 'digest_entry.subject': text },
}
// Written as JSON text: the driver takes an array for one of PostgreSQL.
const unused = new RawExpressionNode(
  "ColumnType<import('../tables/unused-columns').UnusedColumn[], string | undefined, string>",
)
const outline = new RawExpressionNode(
  "ColumnType<import('../tables/table-outline').TableOutline | null, string | null | undefined, string | null>",
)
const mapping = new RawExpressionNode(
  "ColumnType<import('../tables/table-outline').TableMapping | null, string | null | undefined, string | null>",
)
const chosen = new RawExpressionNode(
  "ColumnType<import('../tables/table-outline').TableMapping['columns'], string, string>",
)
const cells = new RawExpressionNode('ColumnType<string[], string | undefined, string>')
const undo = new RawExpressionNode(
  "ColumnType<import('../tables/import-undo').ImportUndo | null, string | null | undefined, string | null>",
)
const undone = new RawExpressionNode("import('../tables/import-undo').UndoOutcome")
const tables = {
  ...{ 'catalogue_import.undo': undo, 'stock_import.undo': undo, 'machine_import.undo': undo },
  ...{ 'catalogue_import_row.undone': undone, 'stock_import_row.undone': undone, 'machine_import_row.undone': undone },
  ...{ 'catalogue_import.outline': outline, 'catalogue_import.mapping': mapping, 'catalogue_import_row.cells': cells },
  ...{ 'stock_import.outline': outline, 'stock_import.mapping': mapping, 'stock_import_row.cells': cells },
  'table_mapping.columns': chosen,
}
const pageTexts = new RawExpressionNode(
  "ColumnType<import('../domain/page-texts').PageTexts[] | null, string | null | undefined, string | null>",
)
const pictures = new RawExpressionNode(
  "ColumnType<import('../domain/page-picture').EmailPicture[], string | undefined, string>",
)
const lists = {
  'email.pictures': pictures,
  'catalogue_import.unused_columns': unused,
  'stock_import.unused_columns': unused,
  'manual.page_texts': pageTexts,
}
const metadata = new GenericExpressionNode('Generated', [new RawExpressionNode('Record<string, string>')])
// PostgreSQL reports every column of a view as nullable.
const viewColumns = {
  ...{ 'service.dealership_id': 'string', 'service.operator_id': 'string' },
  ...{ 'catalogue_entry.reader_id': 'string', 'catalogue_entry.machine_id': 'string' },
  ...{ 'catalogue_entry.type_id': 'string', 'catalogue_entry.model': 'string' },
  ...{ 'catalogue_entry.brand_id': 'string', 'catalogue_entry.brand_name': 'string' },
  ...{ 'catalogue_entry.type_name': 'string', 'catalogue_entry.search_text': 'string' },
}

const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-types-'))
// When this runs as root, PostgreSQL runs as another user, who must be able to enter the temporary folder.
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
    overrides: {
      columns: { 'person.groups': groups, 'payment.metadata': metadata, ...texts, ...lists, ...tables, ...viewColumns },
    },
  })
  await connection.close()
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
