import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../support/test-app'
import { operations } from '../documents'
import { assemble, type Cast } from './cast'
import { columns } from './columns'
import { everyRow } from './every-row'
import { createRecords, type Records } from './records'
import { send } from './send'

/** What stays open to somebody who still has a temporary password; every other operation that asks who they are waits. */
const open: Record<string, number> = {
  getCurrentUser: 200,
  // Let in, and then told that the current password is another one.
  changePassword: 400,
}

const closed = Object.entries(everyRow).flatMap(([id, row]) => ('own' in row && !(id in open) ? [id] : []))

let test: TestApp
let cast: Cast
let records: Records
beforeAll(async () => {
  test = await createTestApp()
  cast = await assemble(test)
  records = createRecords(test, cast)
  // One of them uploads it, which waits too from then on.
  await records.storedManual('own')
  const emails = Object.values(cast.emails)
  await test.db
    .updateTable('person')
    .set({ onboarding_status: 'CHANGE_PASSWORD' })
    .where('email', 'in', emails)
    .execute()
})
afterAll(() => test.close())

/** What each column is answered; nothing is read before the password is changed, so that one record does for all. */
async function answersTo(operationId: string) {
  const [row, operation] = [everyRow[operationId], operations.find((one) => one.operationId === operationId)]
  if (!operation || !row || !('own' in row)) throw new Error(`no row of ${operationId} asks who somebody is`)
  const call = await row.call({ records, who: 'operatorAdmin', side: 'own' })
  const answers = []
  for (const who of columns) answers.push(await send(cast.visitors[who], operation, call))
  return answers
}

describe('"an invited user gets CHANGE_PASSWORD" first (behaviour, section 3), whatever their role', () => {
  it.each(Object.entries(open))('%s stays open', async (operationId, status) => {
    const answers = await answersTo(operationId)
    expect(answers.map((answer) => answer.status)).toEqual(columns.map(() => status))
  })

  it.each(closed)('%s waits', async (operationId) => {
    const answers = await answersTo(operationId)
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      columns.map(() => '403 password_change_required'),
    )
  })
})
