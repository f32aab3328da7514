import { afterAll, beforeAll, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { migrations } from '../../../db/migrations'
import { addDays } from '../../../domain/day'
import { dayAt } from '../../../domain/time-zone'

/** In no other zone does a day begin earlier: the database's has come there, whatever the hour. */
const timeZone = 'Pacific/Kiritimati'
const yearAgo = addDays(dayAt(timeZone, new Date()), -366)

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('the job writes the summary of a due machine again after 0210, although no day changes it any more', async () => {
  const { db, jobs } = test
  const staff = await test.as('dealerUser')
  const operatorId = await organizationId(test, 'Ridgeline Quarry')
  await db.updateTable('organization').set({ time_zone: timeZone }).where('id', '=', operatorId).execute()
  const id = await addInstance(test, {
    operatorId,
    dealershipId: await organizationId(test, 'Northfield Equipment'),
  })
  const tasks = [
    { name: '500 h service', interval_hours: 500 },
    { name: 'Yearly check', interval_days: 365 },
  ]
  const { body } = await staff.put(`/api/v2/machines/instance/${id}/schedule`, { tasks })
  const [expected, due] = body.tasks.map((task: { id: string }) => task.id)
  await db.updateTable('instance_task').set({ counts_from_on: yearAgo }).where('id', '=', due).execute()
  const machine = db.updateTable('machine_instance').where('id', '=', id)
  const stored = () =>
    db
      .selectFrom('machine_instance')
      .where('id', '=', id)
      .select(['status', 'next_task_id', 'next_evaluation_on'])
      .executeTakeFirstOrThrow()
  const evaluate = () => jobs['evaluate-schedules']({}, { signal: new AbortController().signal, lastAttempt: false })

  await machine.set({ next_evaluation_on: yearAgo }).execute()
  await evaluate()
  const summary = { status: 'OVERDUE', next_task_id: due, next_evaluation_on: null }
  expect(await stored()).toEqual(summary)

  await machine.set({ next_task_id: expected }).execute()
  await evaluate()
  expect(await stored(), 'without the migration').toEqual({ ...summary, next_task_id: expected })

  await migrations['0210-due-summaries']?.up(db)
  await evaluate()
  expect(await stored()).toEqual(summary)
})
