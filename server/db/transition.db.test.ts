import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import type { StateTable } from '../domain/state-table'
import { listTransitions, transition, type VersionedRecord } from './transition'

type State = 'REQUESTED' | 'SENT' | 'ACCEPTED'
const states: StateTable<State, 'dealer' | 'customer'> = {
  table: 'record_with_states',
  moves: { REQUESTED: { SENT: ['dealer'] }, SENT: { ACCEPTED: ['customer'] } },
}

let test: TestApp
let record: VersionedRecord<State>
beforeAll(async () => {
  test = await createTestApp()
  await sql`create table record_with_states (id uuid primary key, status text, version integer)`.execute(test.db)
})
afterAll(() => test.close())
beforeEach(async () => {
  record = { id: randomUUID(), status: 'REQUESTED', version: 1 }
  await sql`insert into record_with_states values (${record.id}, ${record.status}, ${record.version})`.execute(test.db)
})

type Actors = ('dealer' | 'customer')[]
const move = (from: VersionedRecord<State>, to: State, actors: Actors, reason?: string) =>
  test.db.transaction().execute((trx) => transition(trx, states, from, { to, by: { actors }, reason }))

describe('a transition', () => {
  it('moves the record and stores from, to and reason in the history (behaviour, section 6)', async () => {
    const sent = await move(record, 'SENT', ['dealer'], 'Prices checked')
    expect(sent).toEqual({ id: record.id, status: 'SENT', version: 2 })
    await move(sent, 'ACCEPTED', ['customer'])
    const moves = (await listTransitions(test.db, states, record.id)).map(({ from, to, reason }) => [from, to, reason])
    expect(moves).toEqual([
      ['REQUESTED', 'SENT', 'Prices checked'],
      ['SENT', 'ACCEPTED', ''],
    ])
  })

  it('by two people at once succeeds for one; the other gets 409 with the current state (behaviour, section 6)', async () => {
    const outcomes = await Promise.allSettled([move(record, 'SENT', ['dealer']), move(record, 'SENT', ['dealer'])])
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toEqual([
      expect.objectContaining({ kind: 'conflict', details: { current: { status: 'SENT', version: 2 } } }),
    ])
    expect(await listTransitions(test.db, states, record.id)).toHaveLength(1)
  })

  it('that is not in the table changes nothing', async () => {
    await expect(move(record, 'SENT', ['customer'])).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(move(record, 'ACCEPTED', ['customer'])).rejects.toMatchObject({ kind: 'conflict' })
    expect(await listTransitions(test.db, states, record.id)).toEqual([])
  })
})
