import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import type { Caller } from './caller'
import { compileForCallers } from './compile-for-callers'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const callerOf = (name: string, type: 'DEALERSHIP' | 'OPERATOR'): Caller => ({
  userId: `${name}'s id`,
  sessionId: `${name}'s session`,
  isSuperuser: false,
  groups: ['Org User'],
  organization: { id: `${name}'s organization`, type },
  mustChangePassword: false,
})

it('a query is built for each kind of caller, and executed with the ids of whoever calls', async () => {
  const built: unknown[] = []
  const find = compileForCallers((db, { organization, userId, sessionId }, param) => {
    built.push(organization?.type)
    return db.selectNoFrom([
      sql<string>`${organization?.type ?? ''} || ': ' || ${userId} || ', ' || ${sessionId} || ', ' || ${organization?.id ?? ''}
        || ', ' || ${param('asked for')}`.as('seen'),
    ])
  })
  const seenBy = async (caller: Caller, id: string) => (await find(test.db, caller, { 'asked for': id }))[0]?.seen
  expect(await seenBy(callerOf('Ann', 'DEALERSHIP'), '1')).toBe(
    "DEALERSHIP: Ann's id, Ann's session, Ann's organization, 1",
  )
  expect(await seenBy(callerOf('Bob', 'DEALERSHIP'), '2')).toBe(
    "DEALERSHIP: Bob's id, Bob's session, Bob's organization, 2",
  )
  expect(await seenBy(callerOf('Cy', 'OPERATOR'), '3')).toBe("OPERATOR: Cy's id, Cy's session, Cy's organization, 3")
  expect(built).toEqual(['DEALERSHIP', 'OPERATOR'])
})
