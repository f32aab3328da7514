import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '../../../../tests/support/accounts'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { issueToken } from '../one-time-links/issue-token'
import { startSession } from './start-session'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

let test: TestApp
let rosa: string
beforeAll(async () => {
  test = await createTestApp()
  rosa = await personId(test, people.operator)
})
beforeEach(() => test.db.deleteFrom('session').where('person_id', '=', rosa).execute())
afterAll(() => test.close())

const forget = () => test.jobs['forget-sessions']({}, { signal: new AbortController().signal, lastAttempt: false })

async function start(change: { ended_at?: Date; last_used_at?: Date } = {}): Promise<string> {
  const place = { userAgent: '', address: '' }
  const issued = await test.db.transaction().execute((trx) => startSession(trx, { personId: rosa, place }))
  if (!issued) throw new Error('no session was started')
  await test.db
    .updateTable('session')
    .set({ last_used_at: new Date(), ...change })
    .where('id', '=', issued.sessionId)
    .execute()
  return issued.sessionId
}
const sessions = async () => {
  const rows = await test.db.selectFrom('session').where('person_id', '=', rosa).select('id').execute()
  return rows.map(({ id }) => id).toSorted()
}
const refresh = (refresh_token: string) => test.anyone.post('/api/v2/auth/refresh', { refresh_token })

describe('the nightly job deletes', () => {
  it('sessions that ended or expired more than 30 days ago, and no others', async () => {
    await start({ ended_at: daysAgo(31) })
    await start({ last_used_at: daysAgo(61) })
    const remaining = [
      await start(),
      await start({ ended_at: daysAgo(29) }),
      await start({ last_used_at: daysAgo(59) }),
    ]
    await forget()
    expect(await sessions()).toEqual(remaining.toSorted())
  })

  it('more sessions than fit into one statement', async () => {
    const over = { person_id: rosa, ended_at: daysAgo(31) }
    await test.db
      .insertInto('session')
      .values(Array.from({ length: 2001 }, () => over))
      .execute()
    await forget()
    expect(await sessions()).toEqual([])
  })

  it('refresh tokens that have expired; reusing one of an open session still ends the session', async () => {
    const { refreshToken: first } = await test.signInAgain('operator')
    const { body } = await refresh(first)
    await test.db
      .updateTable('refresh_token')
      .set({ used_at: new Date(Date.now() - minuteMs) })
      .where('used_at', 'is not', null)
      .execute()
    await forget()
    expect((await refresh(first)).status).toBe(401)
    expect((await refresh(body.refresh_token)).status).toBe(401)
    await test.db
      .updateTable('refresh_token')
      .set({ expires_at: daysAgo(1) })
      .execute()
    await forget()
    expect(await test.db.selectFrom('refresh_token').selectAll().execute()).toEqual([])
  })

  it('one-time links that are no longer valid, and no others', async () => {
    await test.db.transaction().execute(async (trx) => {
      for (const purpose of ['reset_password', 'magic_login'] as const) await issueToken(trx, rosa, purpose)
    })
    const links = test.db.selectFrom('one_time_token').where('person_id', '=', rosa)
    await test.db
      .updateTable('one_time_token')
      .set({ created_at: daysAgo(1), expires_at: daysAgo(1) })
      .where('purpose', '=', 'reset_password')
      .execute()
    await forget()
    expect(await links.select('purpose').execute()).toEqual([{ purpose: 'magic_login' }])
  })
})
