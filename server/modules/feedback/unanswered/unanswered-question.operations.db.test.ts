import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../../../tests/support/feedback'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

const grease = 'Which grease goes into the swing bearing?'

let test: TestApp
let northfield: string
let loader: string
beforeAll(async () => {
  test = await createTestApp()
  northfield = await organizationId(test, 'Northfield Equipment')
  loader = await test.machineId('WL-120')
  const pdf = await pdfOf(['# Capacities', 'The engine takes 13.5 litres of oil with the filter.'])
  await uploadAndRead(test, { machineId: loader, pdf })
})
afterAll(() => test.close())

interface Listed {
  id: string
  question: string
  about: string[]
  count: number
  conversation: object | null
}

const list = async (who: Who = 'dealerAdmin', query = '') =>
  (await test.as(who)).get(`/api/v2/feedback/unanswered-questions${query}`)
const questions = async (who?: Who, query?: string): Promise<Listed[]> => (await list(who, query)).body.items
const wordings = async (who?: Who, query?: string) => (await questions(who, query)).map(({ question }) => question)

describe('questions that no manual answers', () => {
  it('are listed once for each wording, without who asked and where', async () => {
    await ask(test, 'operator', grease)
    await ask(test, 'operatorAdmin', ' which  grease goes into the swing bearing')
    await ask(test, 'operator', 'How much oil does the engine take?')
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 1, page: 1, limit: 25 })
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        question: 'which  grease goes into the swing bearing',
        about: [],
        machine: { id: loader, name: 'Harrow WL-120' },
        dealership: { id: northfield, name: 'Northfield Equipment' },
        count: 2,
        first_asked_at: expect.any(String),
        last_asked_at: expect.any(String),
        conversation: null,
      },
    ])
  })

  it('are the same with and without capitals, accents and signs', async () => {
    await ask(test, 'operator', '¿Qué bujía necesita el calefactor?')
    await ask(test, 'operator', 'que bujia necesita el calefactor')
    expect(await questions('dealerAdmin', '?search=calefactor')).toMatchObject([{ count: 2 }])
  })

  it('are those of one’s own as well, which lead to the conversation', async () => {
    const { conversation } = await ask(test, 'dealerAdmin', 'Who made the cab heater?')
    expect((await questions())[0]).toMatchObject({
      question: 'Who made the cab heater?',
      conversation: { id: conversation, assistant: 'operations' },
    })
  })

  it('say by which words of earlier questions they were understood', async () => {
    const operator = await test.as('operator')
    const url = '/api/v1/assistants/operations'
    const first = (await operator.post(url, { id: loader, prompt: 'Where is the alternator belt?' })).body
    const next = { id: loader, prompt: 'and its torque?', conversation_id: first.conversation_id }
    const { body } = await operator.post(url, next)
    expect(body.refused).toBe(true)
    expect((await questions()).find(({ question }) => question === next.prompt)).toMatchObject({
      about: body.understood_about,
    })
    expect(body.understood_about).not.toEqual([])
  })

  it.each([
    'thanks!',
    'what is the weather like today?',
    '¿quién ganó el mundial?',
    '😀😀',
    'where is my order?',
    'show me our unpaid invoices',
  ])('are not: %s', async (prompt) => {
    await ask(test, 'operator', prompt)
    expect(await wordings()).not.toContain(prompt)
  })

  it('are not those about no machine, and what a role does not see of its records', async () => {
    const operator = await test.as('operator')
    for (const prompt of ['which grease does the slew ring need?', 'how much did we spend last month?'])
      await operator.post('/api/v1/assistants/', { prompt })
    expect(await wordings()).not.toContain('which grease does the slew ring need?')
    expect(await wordings()).not.toContain('how much did we spend last month?')
  })

  it('are those that name a machine where none is chosen', async () => {
    await addInstance(test, { operatorId: await organizationId(test, 'Ridgeline Quarry'), dealershipId: northfield })
    const operator = await test.as('operator')
    const prompt = 'Which grease does the slew ring of the Harrow WL-120 need?'
    const { body } = await operator.post('/api/v1/assistants/', { prompt })
    expect(body).toMatchObject({ refused: true, asks_for_machine: false })
    const found = (await questions()).find(({ question }) => question === prompt)
    expect(found).toMatchObject({ machine: { id: loader }, dealership: { id: northfield } })
  })

  it('are not listed where they were asked before people could read that they are', async () => {
    const prompt = 'Which fuse does the rear beacon have?'
    const { conversation } = await ask(test, 'operator', prompt)
    expect(await wordings()).toContain(prompt)
    await sql`update message set answer = answer - 'offTopic' where conversation_id = ${conversation}`.execute(test.db)
    expect(await wordings()).not.toContain(prompt)
  })

  it('are searched by word and model, and paged', async () => {
    expect(await wordings('dealerAdmin', '?search=heater')).toEqual(['Who made the cab heater?'])
    expect(await wordings('dealerAdmin', '?search=WL-120&limit=1&page=2')).toHaveLength(1)
    expect(await wordings('dealerAdmin', `?machine_id=${northfield}`)).toEqual([])
  })

  it('are a dealership’s alone, and all a super user’s', async () => {
    const all = await wordings()
    expect(await wordings('strangerStaff')).toEqual([])
    expect((await list('strangerStaff', `?dealership_organization=${northfield}`)).status).toBe(404)
    expect((await list('operatorAdmin')).status).toBe(403)
    expect((await list('dealerUser')).status).toBe(403)
    expect(await wordings('superUser')).toEqual(all)
    expect(await wordings('superUser', `?dealership_organization=${northfield}`)).toEqual(all)
    const stranger = await organizationId(test, 'Ridgeline Quarry')
    expect(await wordings('superUser', `?dealership_organization=${stranger}`)).toEqual([])
  })

  it('are no longer listed once a conversation is deleted', async () => {
    const { conversation } = await ask(test, 'operator', 'Which bulb does the beacon need?')
    expect(await wordings()).toContain('Which bulb does the beacon need?')
    await (await test.as('operator')).delete(`/api/v1/conversations/${conversation}`)
    expect(await wordings()).not.toContain('Which bulb does the beacon need?')
  })

  it('are no longer listed once there is a newer manual', async () => {
    const pdf = await pdfOf(['# Greasing', 'Grease the swing bearing with NLGI 2.'])
    await uploadAndRead(test, { machineId: loader, pdf, filename: 'Greasing.pdf' })
    expect(await wordings()).toEqual([])
  })
})
