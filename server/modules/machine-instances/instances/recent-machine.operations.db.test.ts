import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let ridgeline: string
let northfield: string
beforeAll(async () => {
  test = await createTestApp()
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  northfield = await organizationId(test, 'Northfield Equipment')
  await test.db.deleteFrom('machine_instance').execute()
})
afterAll(() => test.close())

const add = (changed: Partial<Parameters<typeof addInstance>[1]> = {}) =>
  addInstance(test, { operatorId: ridgeline, dealershipId: northfield, ...changed })
const recent = async (who: Who): Promise<string[]> => {
  const { body } = await (await test.as(who)).get('/api/v2/machines/recent')
  return body.items.map(({ id }: { id: string }) => id)
}
async function ask(who: Who, instance: string) {
  const { machine_id, serial_number } = await test.db
    .selectFrom('machine_instance')
    .where('id', '=', instance)
    .select(['machine_id', 'serial_number'])
    .executeTakeFirstOrThrow()
  const question = { prompt: 'How much oil?', id: machine_id, serial_number: serial_number.toLowerCase() }
  expect((await (await test.as(who)).post('/api/v1/assistants/operations', question)).status).toBe(200)
}
const readAt = (id: string, last_read_at: string) =>
  test.db.updateTable('machine_instance').set({ last_read_at }).where('id', '=', id).execute()

describe('GET /machines/recent: "the only one, or the last one used, chosen by itself"', () => {
  it('has first what one asked about, then what was read last, and nothing out of service', async () => {
    const [first, second, third, gone] = [await add(), await add(), await add(), await add()]
    await readAt(second, '2026-11-02T08:00:00Z')
    await readAt(third, '2026-11-03T08:00:00Z')
    await test.db.updateTable('machine_instance').set({ retired_at: new Date() }).where('id', '=', gone).execute()
    expect(await recent('operator')).toEqual([third, second, first])
    await ask('operator', first)
    await ask('operator', second)
    await ask('operator', gone)
    expect(await recent('operator')).toEqual([second, first, third])
    expect(await recent('operatorAdmin')).toEqual([third, second, first])
  })

  it('shows the staff of a dealership what they asked about, and nobody else’s machines', async () => {
    const served = await add()
    await ask('dealerUser', served)
    expect(await recent('dealerUser')).toEqual([served])
    expect(await recent('strangerOperator')).toEqual([])
    expect(await recent('superUser')).toEqual([])
  })
})
