import { Migrator } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { emailsTo } from '../../../tests/support/emails'
import { organizationId } from '../../../tests/support/instances'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { whileServiceIsLocked } from '../../../tests/support/service-before-quote'
import { createTestApp, people, type TestApp, type Who } from '../../../tests/support/test-app'
import * as quotesOfEndedServices from '../../db/migrations/0203-quotes-of-ended-services'

interface Quote {
  id: string
  version: number
  quote_number: string
  lines: { id: string }[]
}

const api = '/api/v2/quotes'
const address = { line1: '12 Quarry Road', city: 'Butte', country: 'US' }

let test: TestApp
let parties: { dealership_id: string; operator_id: string }
let part: string
beforeEach(async () => {
  await test?.close()
  test = await createTestApp()
  parties = {
    dealership_id: await organizationId(test, 'Northfield Equipment'),
    operator_id: await organizationId(test, 'Ridgeline Quarry'),
  }
  part = await addPricedPart(test.db, parties.dealership_id)
})
afterAll(() => test.close())

const create = async (who: Who): Promise<Quote> =>
  (await (await test.as(who)).post(`${api}/`, { ...parties, lines: [{ part_id: part, quantity: 2 }], address })).body
const change = async (who: Who, { id, version }: Quote, changes: object) =>
  (await test.as(who)).put(`${api}/${id}`, { version, ...changes })
const read = async (who: Who, { id }: Quote) => (await test.as(who)).get(`${api}/${id}`)

const priced = ({ lines }: Quote) => ({
  costs: lines.map(({ id }) => ({ line_id: id, cost: { amount: 4000, currency: 'USD' } })),
  valid_until: '2999-12-31',
})
async function review(who: Who = 'operatorAdmin'): Promise<Quote> {
  return (await change('dealerUser', await create(who), { status: 'IN_REVIEW' })).body
}
async function send(): Promise<Quote> {
  const quote = await review()
  return (await change('dealerUser', quote, { status: 'SENT', ...priced(quote) })).body
}
const askChange = async (): Promise<Quote> =>
  (await change('operatorAdmin', await send(), { status: 'REVISION_REQUESTED', comment: 'Cheaper' })).body

async function endService(who: 'dealerAdmin' | 'operatorAdmin' = 'dealerAdmin') {
  await test.db.deleteFrom('email').execute()
  const side = await test.as(who)
  const { items } = (await side.get('/api/v2/organizations/links?limit=100')).body
  const link = items.find(({ operator }: { operator: { id: string } }) => operator.id === parties.operator_id)
  expect((await side.put(`/api/v2/organizations/links/${link.id}`, { action: 'end' })).status).toBe(200)
}
const quoteMails = async (to: string) => (await emailsTo(test, to)).filter(({ kind }) => kind === 'quote')

/** As a database is migrated that has quotes. */
const migrateAgain = (name: string) =>
  new Migrator({
    db: test.db,
    provider: { getMigrations: async () => ({ [name]: quotesOfEndedServices }) },
    migrationTableName: name,
  }).migrateToLatest()

describe('the end of a service: "either side can end it, and what was before stays readable to both"', () => {
  it.each(['dealerAdmin', 'operatorAdmin'] as const)(
    'ended by %s, each open quote has an end that says who ended it, and both read it',
    async (who) => {
      const inReview = await review()
      await change('dealerUser', inReview, { costs: priced(inReview).costs })
      const open: [Quote, string][] = [
        [await create('operatorAdmin'), 'CANCELLED'],
        [inReview, 'CANCELLED'],
        [await send(), 'WITHDRAWN'],
        [await askChange(), 'WITHDRAWN'],
      ]
      const draft = await create('dealerUser')
      await endService(who)
      for (const [quote, end] of open) {
        for (const reader of ['dealerUser', 'operatorAdmin'] as const) {
          const { body } = await read(reader, quote)
          expect([body.status, body.next_statuses, body.history.at(-1)]).toEqual([
            end,
            [],
            expect.objectContaining({ to: end, by: null }),
          ])
        }
      }
      expect((await read('dealerUser', draft)).body.status).toBe('DISCARDED')
      expect((await read('operatorAdmin', draft)).status).toBe(404)
      // Prices that were never sent remain the dealership's.
      expect((await read('operatorAdmin', inReview)).body.total).toBeNull()
    },
  )

  it('leaves alone what had ended, and the orders that were placed', async () => {
    const [accepted, declined] = [await send(), await send()]
    const { body: converted } = await change('operatorAdmin', accepted, { status: 'ACCEPTED' })
    await change('operatorAdmin', declined, { status: 'DECLINED' })
    const order = `/api/v2/orders/${converted.order_id}`
    const staff = await test.as('dealerUser')
    const before = (await staff.get(order)).body
    await endService()
    expect((await read('dealerUser', accepted)).body).toMatchObject({ status: 'CONVERTED', version: converted.version })
    expect((await read('dealerUser', declined)).body.status).toBe('DECLINED')
    expect((await staff.get(order)).body).toMatchObject({ status: before.status, version: before.version })
    expect(await quoteMails(people.dealerUser)).toEqual([])
  })

  it('is one e-mail to each person concerned, with every quote that ended', async () => {
    const [draft, own, offered] = [await create('dealerUser'), await create('operator'), await send()]
    await endService()
    for (const who of [people.dealerAdmin, people.dealerUser]) {
      const mails = await quoteMails(who)
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Quotes ended: Northfield Equipment no longer serves Ridgeline Quarry',
      ])
      expect(mails[0]?.text).toContain(`${draft.quote_number}: the draft was discarded.`)
      expect(mails[0]?.text).toContain(`${own.quote_number}: the request was cancelled before it was answered.`)
      expect(mails[0]?.text).toContain(`${offered.quote_number}: it was withdrawn before it was answered.`)
    }
    const [mail, ...others] = await quoteMails(people.operator)
    expect(others).toEqual([])
    expect(mail?.text).toContain(own.quote_number)
    expect(mail?.text).not.toContain(offered.quote_number)
    expect(mail?.text).not.toContain(draft.quote_number)
    expect((await quoteMails(people.operatorAdmin)).map(({ text }) => text.includes(offered.quote_number))).toEqual([
      true,
    ])
  })

  it('has ended what services left open that ended before quotes did so', async () => {
    const [draft, requested, offered] = [await create('dealerUser'), await create('operatorAdmin'), await send()]
    await migrateAgain('first')
    expect((await read('dealerUser', offered)).body.status).toBe('SENT')
    const ended = { status: 'ENDED' as const, ended_at: new Date() }
    await test.db.updateTable('service_period').set(ended).where('operator_id', '=', parties.operator_id).execute()
    await migrateAgain('second')
    const states = await Promise.all([draft, requested, offered].map((quote) => read('dealerUser', quote)))
    expect(states.map(({ body }) => body.status)).toEqual(['DISCARDED', 'CANCELLED', 'WITHDRAWN'])
    expect(states[2]?.body).toMatchObject({ version: offered.version + 1 })
    expect(states[2]?.body.history.at(-1)).toMatchObject({ from: 'SENT', to: 'WITHDRAWN', by: null })
  })

  it('comes before or after an acceptance, which locks the service first as the end does', async () => {
    const quote = await send()
    const accept = () => change('operatorAdmin', quote, { status: 'ACCEPTED' })
    expect((await whileServiceIsLocked(test, { table: 'quote', id: quote.id }, accept)).status).toBe(200)
  })

  it('comes before or after an acceptance by link', async () => {
    const quote = await send()
    const { body: link } = await (await test.as('dealerUser')).post('/api/v2/portal-links', {
      kind: 'quote',
      quote_id: quote.id,
    })
    const token = new URL(link.url).searchParams.get('token')
    const accept = () =>
      test.anyone.put(`${api}/token/${token}`, { status: 'ACCEPTED', version: quote.version, contact: 'Rosa' })
    expect((await whileServiceIsLocked(test, { table: 'quote', id: quote.id }, accept)).status).toBe(200)
  })
})
