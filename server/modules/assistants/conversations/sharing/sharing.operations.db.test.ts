import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Asked, ask, oilQuestion } from '../../../../../tests/support/feedback'
import { createTestApp, people, type TestApp, type Who } from '../../../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('email').execute())

async function share({ conversation, answer }: Asked, to: string[], more: object = {}, as: Who = 'operator') {
  const body = { conversation_id: conversation, message_id: answer, to_emails: to, ...more }
  return (await test.as(as)).post('/api/v1/session-summary/share', body)
}
const emails = () => test.db.selectFrom('email').select(['kind', 'recipient', 'text']).orderBy('recipient').execute()

describe('POST /session-summary/share', () => {
  it('e-mails question and answer, to each address once', async () => {
    const asked = await ask(test)
    const { status } = await share(asked, ['zoe@quarry.example', 'ann@quarry.example', 'Zoe@quarry.example'])
    const sent = await emails()
    expect([status, sent.map(({ recipient }) => recipient)]).toEqual([
      204,
      ['ann@quarry.example', 'zoe@quarry.example'],
    ])
    expect(sent[0]?.text).toContain(`Question: ${oilQuestion}`)
    expect(sent[0]?.text).toContain('There is no manual for this machine yet.')
  })

  it('leads who can sign in to the machine with the serial number that was asked about, and nobody else', async () => {
    const asked = await ask(test, 'operator', oilQuestion, { serial_number: 'GHT00123' })
    await share(asked, ['zoe@quarry.example', people.operatorAdmin])
    const link = `machine=${await test.machineId('WL-120')}&serial=GHT00123`
    const sent = await emails()
    expect(sent.map(({ recipient, text }) => [recipient, text.includes(link)])).toEqual([
      [people.operatorAdmin, true],
      ['zoe@quarry.example', false],
    ])
  })

  it('sends what is stored, not what the caller claims was answered', async () => {
    await share(await ask(test), ['ann@quarry.example'], { query: 'Buy now', response: 'At pills.example' })
    expect((await emails())[0]?.text).not.toMatch(/Buy now|pills/)
  })

  it.each([[['no address']], [[]], [Array.from({ length: 21 }, (_, n) => `p${n}@quarry.example`)]])(
    'refuses %j and sends nothing',
    async (to) => {
      expect((await share(await ask(test), to)).status).toBe(400)
      expect(await emails()).toEqual([])
    },
  )

  it('refuses more than a hundred e-mails of an organization in a day', async () => {
    const asked = await ask(test)
    const ten = (round: number) => Array.from({ length: 10 }, (_, n) => `p${round}-${n}@quarry.example`)
    for (let round = 0; round < 10; round++) expect((await share(asked, ten(round))).status).toBe(204)
    expect((await share(asked, ['ann@quarry.example'])).status).toBe(429)
    await test.db.updateTable('email').set({ created_at: sql`now() - interval '25 hours'` }).execute()
    expect((await share(asked, ['ann@quarry.example'])).status).toBe(204)
  })

  it('shares only an answer of that conversation, and only its owner shares it', async () => {
    const [asked, another] = [await ask(test), await ask(test)]
    expect((await share({ ...asked, answer: another.answer }, ['ann@quarry.example'])).status).toBe(400)
    expect((await share(asked, ['ann@quarry.example'], {}, 'operatorAdmin')).status).toBe(404)
    expect(await emails()).toEqual([])
  })
})
