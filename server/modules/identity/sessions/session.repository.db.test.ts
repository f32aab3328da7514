import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../../../tests/support/accounts'
import { createTestApp, people, type TestApp } from '../../../../tests/support/test-app'
import { beginSession, createSessionRepository, endSessionsOf } from './session.repository'

let test: TestApp
let rosa: string
let checkedHash: string
beforeAll(async () => {
  test = await createTestApp()
  rosa = await personId(test, people.operator)
  const row = test.db.selectFrom('person').where('id', '=', rosa).select('password_hash')
  checkedHash = (await row.executeTakeFirstOrThrow()).password_hash ?? ''
})
afterAll(() => test.close())

const place = { userAgent: '', address: '203.0.113.7' }
const begin = (hash?: string) => test.db.transaction().execute((trx) => beginSession(trx, rosa, place, hash))
const change = (values: { password_hash?: string; is_active?: boolean }) =>
  test.db.updateTable('person').set(values).where('id', '=', rosa)

describe('a session begins only with what still holds when it begins', () => {
  it('not with a password that was changed while it was checked', async () => {
    expect(await begin(checkedHash)).toMatchObject({ personId: rosa })
    await change({ password_hash: 'another' }).execute()
    expect(await begin(checkedHash)).toBeUndefined()
    await change({ password_hash: checkedHash }).execute()
  })

  it('not for an account that was deactivated meanwhile, by password or by link', async () => {
    await change({ is_active: false }).execute()
    expect([await begin(checkedHash), await begin()]).toEqual([undefined, undefined])
    await change({ is_active: true }).execute()
  })

  it('or else is ended with the others: who changes the account waits until it has begun', async () => {
    const changeable = () =>
      test.db.selectFrom('person').where('id', '=', rosa).select('id').forNoKeyUpdate().skipLocked().execute()
    const issued = await test.db.transaction().execute(async (trx) => {
      const begun = await beginSession(trx, rosa, place, checkedHash)
      expect(await changeable()).toEqual([])
      return begun
    })
    expect(await changeable()).toHaveLength(1)
    expect(await endSessionsOf(test.db, rosa, 'revoked')).toContain(issued?.sessionId)
    expect(await createSessionRepository(test.db).list(rosa)).toEqual([])
  })

  it('one may be kept while the others end', async () => {
    const [kept, other] = [await begin(), await begin()]
    expect(await endSessionsOf(test.db, rosa, 'revoked', kept?.sessionId)).toEqual([other?.sessionId])
    expect(await createSessionRepository(test.db).list(rosa)).toMatchObject([{ id: kept?.sessionId }])
  })
})
