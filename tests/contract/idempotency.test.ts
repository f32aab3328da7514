import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationsOf } from '../../server/http/contract'
import { takesIdempotencyKey } from '../../server/http/idempotency/handle-once'
import { createTestApp, type TestApp } from '../support/test-app'
import { assemble, type Cast } from './access/cast'
import { columns } from './access/columns'
import { everyRow } from './access/every-row'
import { createRecords, type Records } from './access/records'
import { send } from './access/send'
import { contracts, type Described, operations } from './documents'

let test: TestApp
let cast: Cast
let records: Records
beforeAll(async () => {
  test = await createTestApp()
  cast = await assemble(test)
  records = createRecords(test, cast)
})
afterAll(() => test.close())

const takingKeys = contracts.flatMap((contract) =>
  operationsOf(contract).flatMap(({ operation }) => (takesIdempotencyKey(operation) ? [operation.operationId] : [])),
)
const keyed = operations.filter(({ operationId }) => takingKeys.includes(operationId))

/** How many rows each table has. */
async function rowCounts() {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(test.db)
  const counts = tables.map(({ name }) => sql`select ${name} as name, count(*) from ${sql.table(name)}`)
  return (await sql`${sql.join(counts, sql` union all `)}`.execute(test.db)).rows
}

/** A failure after all writes of the transaction that claims a key: at its commit. */
async function failingAtCommit<Result>(work: () => Promise<Result>): Promise<Result> {
  await sql`create function fail_at_commit() returns trigger language plpgsql
    as $$ begin raise exception 'planted'; end $$`.execute(test.db)
  await sql`create constraint trigger fail_at_commit after insert on idempotency_key deferrable initially deferred
    for each row execute function fail_at_commit()`.execute(test.db)
  try {
    return await work()
  } finally {
    await sql`drop function fail_at_commit cascade`.execute(test.db)
  }
}

async function ask(operation: Described) {
  const row = everyRow[operation.operationId]
  if (!row || !('own' in row)) throw new Error('no row')
  const who = columns[row.own.split(' ').findIndex((status) => status.startsWith('2'))]
  if (!who) throw new Error('nobody may')
  const call = await row.call({ records, who, side: 'own' })
  const headers = { 'idempotency-key': randomUUID() }
  return () => send(cast.visitors[who], operation, call, headers)
}

describe('an operation that takes an Idempotency-Key', () => {
  it('exists', () => expect(keyed.length).toBeGreaterThan(8))

  it.each(keyed.map((one) => [one.operationId, one] as const))(
    '%s stores its key with its change: where the one fails, neither stays',
    async (_, operation) => {
      const sendKeyed = await ask(operation)
      const before = await rowCounts()
      expect((await failingAtCommit(sendKeyed)).status).toBe(500)
      expect(await rowCounts()).toEqual(before)
      expect((await sendKeyed()).status).toBeLessThan(300)
      expect(await rowCounts()).not.toEqual(before)
    },
  )
})
