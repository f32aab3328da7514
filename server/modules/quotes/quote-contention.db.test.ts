import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSalesTest, type SalesTest, untilServed } from '../../../tests/support/sales-test'
import type { Who } from '../../../tests/support/test-app'
import type { QuoteStatus } from '../../db/schema'
import { nextStatuses } from './quote'

let sales: SalesTest
beforeAll(async () => {
  sales = await createSalesTest()
})
afterAll(() => sales.test.close())

const api = '/api/v2/quotes'
const address = { line1: '12 Quarry Road', city: 'Butte', region: 'MT', country: 'US' }

interface Wire {
  id: string
  version: number
  status: QuoteStatus
  order_id: string | null
  lines: { id: string }[]
  history: { from: QuoteStatus; to: QuoteStatus }[]
}

async function put(who: Who, id: string, body: object) {
  const visitor = await sales.test.as(who)
  return untilServed(() => visitor.put(`${api}/${id}`, body))
}
const request = async (): Promise<Wire> => {
  const { body } = await (await sales.test.as('operatorAdmin')).post(`${api}/`, {
    dealership_id: sales.dealershipId,
    lines: [{ part_id: sales.partId, quantity: 2 }],
    address,
  })
  return body
}
const answerTo = ({ lines }: Wire) => ({
  costs: lines.map(({ id }) => ({ line_id: id, cost: { amount: 4000, currency: 'USD' } })),
  valid_until: '2999-12-31',
})
const readAs = async (who: Who, id: string): Promise<Wire> =>
  (await (await sales.test.as(who)).get(`${api}/${id}`)).body
/** Each step starts where the one before it ended, and each is one that the state table permits somebody. */
function expectWhole({ history, status }: Wire): void {
  let at: QuoteStatus = 'DRAFT'
  for (const { from, to } of history) {
    expect(from).toBe(at)
    if (to !== from) expect(nextStatuses(from, ['customer', 'dealership', 'system'])).toContain(to)
    at = to
  }
  expect(at).toBe(status)
}

describe('one quote, changed by many at once', () => {
  it('200 attempts to accept, change, withdraw and decline have one outcome and a whole history', async () => {
    const requested = await request()
    const { body: inReview } = await put('dealerUser', requested.id, {
      version: requested.version,
      status: 'IN_REVIEW',
    })
    const { body: quote } = await put('dealerUser', requested.id, {
      version: inReview.version,
      status: 'SENT',
      ...answerTo(inReview),
    })
    const attempts: [Who, object][] = [
      ['operatorAdmin', { status: 'ACCEPTED' }],
      ['operatorAdmin', { status: 'REVISION_REQUESTED', lines: [{ part_id: sales.partId, quantity: 3 }] }],
      ['operatorAdmin', { status: 'DECLINED' }],
      ['dealerUser', { status: 'WITHDRAWN' }],
    ]
    const before = await countOrders()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const [who, body] = attempts[index % attempts.length] ?? attempts[0] ?? ['dealerUser', {}]
        return put(who, quote.id, { version: quote.version, ...body })
      }),
    )
    const statuses = answers.map(({ status }) => status)
    expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 409).length]).toEqual([
      1, 199,
    ])
    const now = await readAs('dealerUser', quote.id)
    expectWhole(now)
    const isConverted = now.status === 'CONVERTED'
    expect(now.history).toHaveLength(isConverted ? 5 : 4)
    expect([(await countOrders()) - before, now.order_id !== null]).toEqual([isConverted ? 1 : 0, isConverted])
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ code: 'changed_meanwhile', current: { status: now.status } })
    }
  })

  it('200 times accepted, it becomes exactly one order', async () => {
    const requested = await request()
    const { body: inReview } = await put('dealerUser', requested.id, {
      version: requested.version,
      status: 'IN_REVIEW',
    })
    const { body: quote } = await put('dealerUser', requested.id, {
      version: inReview.version,
      status: 'SENT',
      ...answerTo(inReview),
    })
    const before = await countOrders()
    await Promise.all(
      Array.from({ length: 200 }, () => put('operatorAdmin', quote.id, { version: quote.version, status: 'ACCEPTED' })),
    )
    expect((await countOrders()) - before).toBe(1)
    expect(await readAs('operatorAdmin', quote.id)).toMatchObject({ status: 'CONVERTED', order_id: expect.any(String) })
  })
})

const countOrders = async (): Promise<number> => {
  const { count } = await sales.test.db
    .selectFrom('customer_order')
    .where('operator_id', '=', sales.operatorId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
