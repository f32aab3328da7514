import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { connectSocket, listen } from '../../../../tests/support/listener'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
const manuals: Record<string, string> = {}

beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const add = async (name: string, litres: number, as: Who) => {
    const pdf = await pdfOf(['Capacities', `The engine takes ${litres} litres of oil with the filter.`])
    manuals[name] = await uploadAndRead(test, { machineId: loader, pdf, as, filename: `${name}.pdf` })
  }
  await add('before', 11, 'dealerAdmin')
  await setLinkEnded(test, 'Ridgeline Quarry', true)
  await add('after', 22, 'dealerAdmin')
  await add('of all', 33, 'superUser')
})
afterAll(() => test.close())

const namesFor = async (who: Who) => {
  const { body } = await (await test.as(who)).get(`/api/v2/machines/${loader}/manuals`)
  return body.items.map(({ display_name }: { display_name: string }) => display_name).sort()
}

describe('when a link has ended, what was before stays readable to both (behaviour, section 1)', () => {
  it('the operator keeps the machine and its manuals, but sees none that are uploaded afterwards', async () => {
    expect(await namesFor('operator')).toEqual(['before', 'of all'])
    const operator = await test.as('operator')
    expect((await operator.get(`/api/v2/files/${manuals.before}/access`)).status).toBe(200)
    expect((await operator.get(`/api/v2/files/${manuals.after}/access`)).status).toBe(404)
  })

  it('no answer cites a later manual', async () => {
    const question = { prompt: 'How many litres of oil does the engine take?', id: loader }
    const { body } = await (await test.as('operator')).post('/api/v1/assistants/operations', question)
    expect(JSON.stringify(body)).toContain('11 litres')
    expect(JSON.stringify(body)).not.toContain('22 litres')
  })

  it('nor does the socket send its progress', async () => {
    const origin = await listen(test)
    const [operator, staff] = await Promise.all(
      (['operator', 'dealerUser'] as const).map(async (who) => connectSocket(origin, (await test.as(who)).token)),
    )
    for (const one of [operator, staff]) expect(await one?.join(`machine:${loader}`)).toEqual({ ok: true })
    const pdf = await pdfOf(['Tyres', 'Keep the tyres at 4.5 bar.'])
    const later = await uploadAndRead(test, { machineId: loader, pdf, filename: 'later.pdf' })
    const shared = await uploadAndRead(test, { machineId: loader, pdf, as: 'superUser', filename: 'shared.pdf' })
    await Promise.all([operator, staff].map((one) => one?.until('manual.progress', { manual_id: shared })))
    const received = (one: typeof operator) => one?.heard.some(({ payload }) => payload.manual_id === later)
    expect([received(operator), received(staff)]).toEqual([false, true])
    operator?.close()
    staff?.close()
  })

  it('the dealership’s other operators see later manuals', async () => {
    await test.db
      .updateTable('person')
      .set((eb) => ({
        organization_id: eb.selectFrom('organization').where('name', '=', 'Tall Pines Forestry').select('id'),
      }))
      .where('email', '=', 'admin@ridgeline.example')
      .execute()
    expect(await namesFor('operatorAdmin')).toEqual(['after', 'before', 'later', 'of all', 'shared'])
  })

  it('later manuals are visible again once the two work together again', async () => {
    await setLinkEnded(test, 'Ridgeline Quarry', false)
    expect(await namesFor('operator')).toEqual(['after', 'before', 'later', 'of all', 'shared'])
  })
})
