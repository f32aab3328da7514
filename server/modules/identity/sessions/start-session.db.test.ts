import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../../../tests/support/accounts'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { afterCommit } from '../../../events/subscription'
import { createUnitOfWork } from '../../../events/unit-of-work'
import { sessionsEnded } from '../identity.events'
import { endSessions } from './end-sessions'
import { listSessions } from './session.repository'
import { startSession } from './start-session'

let test: TestApp
let unitOfWork: ReturnType<typeof createUnitOfWork>
let rosa: string
let hash: string
const ended: string[] = []
beforeAll(async () => {
  test = await createTestApp()
  unitOfWork = createUnitOfWork({ db: test.db, logger: test.app.log })
  unitOfWork.subscribe([afterCommit(sessionsEnded, ({ sessionIds }) => ended.push(...sessionIds))])
  rosa = await personId(test, people.operator)
  const row = test.db.selectFrom('person').where('id', '=', rosa).select('password_hash')
  hash = (await row.executeTakeFirstOrThrow()).password_hash ?? ''
})
afterAll(() => test.close())

const place = { userAgent: '', address: '203.0.113.7' }
const start = (checkedHash?: string) =>
  unitOfWork.transact((trx) => startSession(trx, { personId: rosa, place, checkedHash }))
const end = (exceptId?: string) => unitOfWork.transact((trx) => endSessions(trx, { personId: rosa, exceptId }))
const change = (values: { password_hash?: string; is_active?: boolean }) =>
  test.db.updateTable('person').set(values).where('id', '=', rosa)

describe('a session starts only if what was checked is still valid', () => {
  it('not with a password that was changed while it was checked', async () => {
    expect(await start(hash)).toMatchObject({ personId: rosa })
    await change({ password_hash: 'another' }).execute()
    expect(await start(hash)).toBeUndefined()
    await change({ password_hash: hash }).execute()
  })

  it('not for an account that was deactivated meanwhile, by password or by link', async () => {
    await change({ is_active: false }).execute()
    expect([await start(hash), await start()]).toEqual([undefined, undefined])
    await change({ is_active: true }).execute()
  })

  it('or ends with the others: whoever changes the account waits until it has started', async () => {
    const changeable = () =>
      test.db.selectFrom('person').where('id', '=', rosa).select('id').forNoKeyUpdate().skipLocked().execute()
    const issued = await unitOfWork.transact(async (trx) => {
      const started = await startSession(trx, { personId: rosa, place, checkedHash: hash })
      expect(await changeable()).toEqual([])
      return started
    })
    expect(await changeable()).toHaveLength(1)
    expect(await end()).toBe(true)
    expect(ended).toContain(issued?.sessionId)
    expect(await listSessions(test.db, rosa)).toEqual([])
    expect(await end()).toBe(false)
  })
})

it('one session may continue while all others of the person end', async () => {
  const [continuing, other] = [await start(), await start()]
  ended.length = 0
  await end(continuing?.sessionId)
  expect(ended).toEqual([other?.sessionId])
  expect(await listSessions(test.db, rosa)).toMatchObject([{ id: continuing?.sessionId }])
})
