import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { inTransaction } from '../../../events/subscription'
import type { Transact } from '../../../events/unit-of-work'
import { readingRecorded } from './reading.events'
import { storeRaised } from './reading.repository'
import { type NewReading, recordReading } from './record-reading'

const item = { id: randomUUID(), taskId: randomUUID(), name: '500 h service' }
const day = 86_400_000

let test: TestApp
let place: { operatorId: string; dealershipId: string }
let instanceId: string
/** What falls due with the next reading. */
let due: (typeof item)[] = []
let transact: Transact

beforeAll(async () => {
  test = await createTestApp()
  const unitOfWork = testUnitOfWork(test.db)
  const raise = inTransaction(readingRecorded, (trx, { readings }) =>
    storeRaised(
      trx,
      readings.map((key) => ({ ...key, items: due.splice(0) })),
    ),
  )
  unitOfWork.subscribe([raise])
  transact = unitOfWork.transact
  place = {
    operatorId: await organizationId(test, 'Ridgeline Quarry'),
    dealershipId: await organizationId(test, 'Northfield Equipment'),
  }
})
beforeEach(async () => {
  instanceId = await addInstance(test, place)
  due = []
})
afterAll(() => test.close())

const record = (reading: Omit<NewReading, 'instanceId' | 'source'>) =>
  transact((trx) => recordReading(trx, { source: 'portal', instanceId, ...reading }))
const stored = () =>
  test.db
    .selectFrom('reading')
    .where('instance_id', '=', instanceId)
    .select(['id', 'value', 'meter_offset', 'taken_at'])
    .orderBy('taken_at')
    .orderBy('created_at')
    .execute()
const machine = () =>
  test.db.selectFrom('machine_instance').where('id', '=', instanceId).selectAll().executeTakeFirstOrThrow()

describe('a repeated reading counts once', () => {
  it('and is answered as the first time, with what fell due', async () => {
    const clientId = randomUUID()
    due = [item]
    const first = await record({ value: 100, clientId })
    expect(first).toMatchObject({ total: 100, reading: { raised: [item] }, sentBefore: false })
    expect(await record({ value: 100, clientId })).toEqual({ ...first, sentBefore: true })
    expect(await stored()).toHaveLength(1)
  })

  it('also when all requests arrive at once', async () => {
    const clientId = randomUUID()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => record({ value: 100, clientId })))
    expect(outcomes.filter(({ sentBefore }) => !sentBefore)).toHaveLength(1)
    expect(new Set(outcomes.map(({ reading }) => reading.id)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('a refused one is not stored, so that it can be sent again with the same id', async () => {
    await record({ value: 100 })
    const clientId = randomUUID()
    await expect(record({ value: 50, clientId })).rejects.toMatchObject({ kind: 'conflict', code: 'lower_than_last' })
    expect(await record({ value: 50, clientId, isReplacement: true })).toMatchObject({ total: 150, sentBefore: false })
  })
})

describe('readings of one machine at once', () => {
  it('are checked one after the other: none is lost, and the total never decreases', async () => {
    const outcomes = await Promise.allSettled([50, 10, 40, 20, 30].map((value) => record({ value })))
    const taken = outcomes.filter(({ status }) => status === 'fulfilled')
    const rows = await stored()
    expect(rows).toHaveLength(taken.length)
    const values = rows.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(await machine()).toMatchObject({ last_value: 50, last_total: 50 })
  })

  it('two replacements at once each include the offset of the other', async () => {
    await record({ value: 1000, takenAt: new Date(Date.now() - day) })
    await Promise.all([record({ value: 5, isReplacement: true }), record({ value: 5, isReplacement: true })])
    expect((await stored()).map(({ meter_offset }) => meter_offset)).toEqual([0, 1000, 1005])
    expect(await machine()).toMatchObject({ last_total: 1010, last_value: 5 })
  })
})

describe('a late entry', () => {
  it('before a new meter raises the offset of all later readings', async () => {
    const at = (days: number) => new Date(Date.now() - days * day)
    await record({ value: 100, takenAt: at(50) })
    await record({ value: 0, isReplacement: true, takenAt: at(30) })
    await record({ value: 20, takenAt: at(20) })
    await record({ value: 140, takenAt: at(40) })
    expect((await stored()).map(({ value, meter_offset }) => value + meter_offset)).toEqual([100, 140, 140, 160])
    expect(await machine()).toMatchObject({ last_total: 160, last_value: 20 })
  })

  it('from a clock that is slightly ahead counts as taken now', async () => {
    const before = Date.now()
    await record({ value: 100, takenAt: new Date(before + 120_000) })
    expect((await machine()).last_read_at?.getTime()).toBeLessThan(before + 60_000)
    await record({ value: 101 })
    expect(await machine()).toMatchObject({ last_value: 101 })
  })
})

describe('a long history', () => {
  it('is not loaded to append to it or to insert near its end', async () => {
    await sql`
      insert into reading (organization_id, instance_id, taken_at, value, source)
      select ${place.operatorId}, ${instanceId}, now() - interval '1 hour' * n, 300000 - n * 10, 'telematics'
      from generate_series(1, 20000) as n`.execute(test.db)
    await sql`analyze reading`.execute(test.db)
    await sql`update machine_instance set last_total = 299990, last_value = 299990,
      last_read_at = now() - interval '1 hour' where id = ${instanceId}`.execute(test.db)
    const read = await transact(async (trx) => {
      const takenAt = new Date(Date.now() - 90 * 60_000)
      for (const reading of [{ value: 300_000 }, { value: 299_985, takenAt }]) {
        await recordReading(trx, { source: 'person', instanceId, ...reading })
      }
      const { rows } = await sql<{ read: number }>`
        select (coalesce(idx_tup_fetch, 0) + coalesce(seq_tup_read, 0))::int as read
        from pg_stat_xact_user_tables where relname = 'reading'`.execute(trx)
      return rows[0]?.read
    })
    // Single steps in the index, of which the plan takes some tens: one in a hundred of the 20,000 tells them from a scan.
    expect(read).toBeLessThan(200)
    expect((await machine()).daily_use_total).toBeCloseTo(240, 0)
  })
})
