import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('machine_note').execute()
})

const seals = { question: 'Why does the bucket drift?', body: 'The seals wear out first.', is_shared: true }
const url = () => `/api/v2/machines/${loader}/notes`
const add = async (who: Who, note: object) => (await test.as(who)).post(url(), note)
const read = async (who: Who, question?: string) =>
  (
    await (await test.as(who)).get(question === undefined ? url() : `${url()}?${new URLSearchParams({ question })}`)
  ).body.items.map(({ body }: { body: string }) => body)

describe('"a dealership’s own staff are offered to write a note"', () => {
  it('with what was asked, for each other and, if they choose, for the customers who have the model', async () => {
    const { status, body } = await add('dealerUser', { ...seals, is_shared: false })
    expect([status, body]).toMatchObject([
      201,
      {
        ...seals,
        is_shared: false,
        dealership: 'Northfield Equipment',
        author: 'Pete Clark',
        can_manage: true,
      },
    ])
    await add('dealerUser', { question: '', body: ' Grease the pins each day.\n', is_shared: true })
    expect(await read('dealerAdmin')).toEqual(['Grease the pins each day.', seals.body])
    expect(await read('operator')).toEqual(['Grease the pins each day.'])
  })

  it('a super user’s are the platform’s: for everybody who has the model', async () => {
    const { body } = await add('superUser', seals)
    expect(body.dealership).toBeNull()
    await add('superUser', { ...seals, body: 'Ask the factory.', is_shared: false })
    expect([await read('dealerUser'), await read('operator')]).toEqual([[seals.body], [seals.body]])
    expect((await (await test.as('dealerAdmin')).delete(`/api/v2/machines/notes/${body.id}`)).status).toBe(403)
  })

  it('is changed and deleted by any of the staff', async () => {
    const { body: note } = await add('dealerUser', seals)
    const path = `/api/v2/machines/notes/${note.id}`
    const changed = await (await test.as('dealerAdmin')).put(path, { ...seals, body: 'Seals: kit 440-1187.' })
    expect([changed.status, changed.body.body]).toEqual([200, 'Seals: kit 440-1187.'])
    expect((await (await test.as('dealerAdmin')).delete(path)).status).toBe(204)
    expect(await read('dealerUser')).toEqual([])
  })

  it('must say something', async () => {
    const { status, body } = await add('dealerUser', { ...seals, body: ' \n' })
    expect([status, body.errors[0].path]).toEqual([400, 'body.body'])
  })
})

describe('the notes for a question', () => {
  beforeEach(async () => {
    await add('dealerUser', seals)
    await add('dealerUser', { question: '¿Qué grasa?', body: 'Litio para todos los pasadores.', is_shared: true })
  })

  it('have a word with meaning in common with it, in another form or not, the best first', async () => {
    await add('dealerUser', { question: '', body: 'Buckets of 2 m³ need the long cylinder.', is_shared: true })
    expect(await read('operator', 'my buckets are drifting, what now?')).toEqual([
      seals.body,
      'Buckets of 2 m³ need the long cylinder.',
    ])
    expect(await read('operator', '¿qué grasa lleva?')).toEqual(['Litio para todos los pasadores.'])
  })

  it.each(['why does the horn sound?', '¿para qué sirve?', '?', "it's & | ! (odd) <-> :*"])(
    'are none for %s',
    async (question) => expect(await read('operator', question)).toEqual([]),
  )
})

describe('an operator', () => {
  it('still reads shared notes from before the end of the link, and none written since', async () => {
    await add('dealerUser', seals)
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    await add('dealerUser', { ...seals, body: 'Written later.' })
    expect(await read('operator')).toEqual([seals.body])
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('whose dealership has not assigned the model reads nothing', async () => {
    await add('dealerUser', seals)
    expect((await (await test.as('strangerOperator')).get(url())).status).toBe(404)
  })
})
