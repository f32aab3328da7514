import fc, { type Scheduler } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSalesTest, type SalesTest, untilServed } from '../../../tests/support/sales-test'
import type { Who } from '../../../tests/support/test-app'
import type { QuoteStatus } from '../../db/schema'

let sales: SalesTest
beforeAll(async () => {
  sales = await createSalesTest()
})
afterAll(() => sales.test.close())

type Side = 'dealership' | 'customer'
type Aim = QuoteStatus | 'EDIT'

/** Behaviour, section 7, and decision 82, for a quote that was requested or drafted, and who changes its lines then: written here, not read. */
const permitted: { [From in QuoteStatus]?: Record<Side, readonly Aim[]> } = {
  DRAFT: { dealership: ['SENT', 'DISCARDED', 'EDIT'], customer: [] },
  REQUESTED: { dealership: ['IN_REVIEW', 'REJECTED'], customer: ['CANCELLED', 'EDIT'] },
  IN_REVIEW: { dealership: ['SENT', 'REJECTED', 'EDIT'], customer: ['CANCELLED'] },
  SENT: { dealership: ['WITHDRAWN'], customer: ['ACCEPTED', 'DECLINED', 'REVISION_REQUESTED'] },
  REVISION_REQUESTED: { dealership: ['IN_REVIEW'], customer: ['EDIT'] },
}

const aims: Record<Side, readonly Aim[]> = {
  dealership: ['IN_REVIEW', 'SENT', 'SENT', 'EDIT', 'REJECTED', 'DISCARDED', 'WITHDRAWN', 'ACCEPTED'],
  customer: ['ACCEPTED', 'ACCEPTED', 'REVISION_REQUESTED', 'EDIT', 'DECLINED', 'CANCELLED', 'SENT'],
}

const people: readonly { who: Who; side: Side }[] = [
  { who: 'dealerUser', side: 'dealership' },
  { who: 'dealerAdmin', side: 'dealership' },
  { who: 'operatorAdmin', side: 'customer' },
]

interface Money {
  amount: number
}
interface Wire {
  id: string
  version: number
  status: QuoteStatus
  order_id: string | null
  lines: { id: string; quantity: number; cost: Money | null; total: Money | null }[]
  subtotal: Money | null
  tax: Money | null
  core_charge: Money | null
  total: Money | null
  history: { from: QuoteStatus; to: QuoteStatus }[]
}

interface Attempt {
  side: Side
  aim: Aim
  /** The version that was read before. */
  version: number
  isAccepted: boolean
}

const api = '/api/v2/quotes'
const read = async (who: Who, id: string): Promise<Wire> => (await (await sales.test.as(who)).get(`${api}/${id}`)).body

/** A request of the customer, or a draft of the dealership. */
async function create(who: Who): Promise<Wire> {
  const { status, body } = await (await sales.test.as(who)).post(`${api}/`, {
    dealership_id: sales.dealershipId,
    operator_id: sales.operatorId,
    lines: [{ part_id: sales.partId, quantity: 2 }],
    delivery: 'PICKUP',
  })
  expect(status).toBe(201)
  return body
}

function bodyOf({ version, lines }: Wire, { aim, quantity }: { aim: Aim; quantity: number }) {
  if (aim === 'EDIT') return { version, lines: lines.map(({ id }) => ({ id, part_id: sales.partId, quantity })) }
  if (aim === 'REVISION_REQUESTED') return { version, status: aim, comment: 'Cheaper' }
  if (aim !== 'SENT') return { version, status: aim }
  const costs = lines.map(({ id }) => ({ line_id: id, cost: { amount: 1000 * quantity, currency: 'USD' } }))
  return { version, status: aim, costs, valid_until: '2999-12-31' }
}

/** What somebody intends one after the other; the scheduler lets others act between reading and changing. */
const plans = fc.tuple(
  ...people.map(({ side }) =>
    fc.array(fc.record({ aim: fc.constantFrom(...aims[side]), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 2,
      maxLength: 5,
    }),
  ),
)

const creators = fc.constantFrom<Who>('operatorAdmin', 'dealerUser')

async function act(scheduler: Scheduler, id: string, plan: readonly (readonly { aim: Aim; quantity: number }[])[]) {
  const attempts: Attempt[] = []
  const everyone = people.map(async ({ who, side }, index) => {
    for (const step of plan[index] ?? []) {
      await scheduler.schedule(Promise.resolve(), `${who} reads`)
      const seen = await read(who, id)
      // A customer does not see a draft.
      if (seen.id !== id) continue
      await scheduler.schedule(Promise.resolve(), `${who}: ${step.aim}`)
      const visitor = await sales.test.as(who)
      const { status } = await untilServed(() => visitor.put(`${api}/${id}`, bodyOf(seen, step)))
      expect([200, 403, 409]).toContain(status)
      attempts.push({ side, aim: step.aim, version: seen.version, isAccepted: status === 200 })
    }
  })
  await scheduler.waitFor(Promise.all(everyone))
  return attempts
}

/** The status that each version had, by the history, in which each step starts where the one before it ended. */
function statusesByVersion(first: Wire, { history, version, status }: Wire): Map<number, QuoteStatus> {
  const statuses = new Map([[first.version, first.status]])
  for (const [index, { from, to }] of history.slice(first.history.length).entries()) {
    expect(from).toBe(statuses.get(first.version + index))
    statuses.set(first.version + index + 1, to)
  }
  expect([first.version + history.length - first.history.length, statuses.get(version)]).toEqual([version, status])
  return statuses
}

async function expectSumsToAddUp({ lines, subtotal, tax, core_charge, total, order_id }: Wire): Promise<void> {
  if (!total) return
  const sum = (amounts: (number | null | undefined)[]) =>
    amounts.reduce<number>((all, one) => all + (one ?? Number.NaN), 0)
  expect(sum(lines.map(({ quantity, cost }) => cost && quantity * cost.amount))).toBe(subtotal?.amount)
  expect(sum(lines.map((line) => line.total?.amount))).toBe(total.amount)
  expect(sum([subtotal?.amount, tax?.amount, core_charge?.amount])).toBe(total.amount)
  if (!order_id) return
  const order = await (await sales.test.as('dealerUser')).get(`/api/v2/orders/${order_id}`)
  expect(order.body.total).toEqual(total)
}

it('however clerks and a customer interleave, of what a version permits exactly one thing happens, and is in the history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), creators, plans, async (scheduler, creator, plan) => {
      const first = await create(creator)
      const attempts = await act(scheduler, first.id, plan)
      const last = await read('dealerUser', first.id)
      const statuses = statusesByVersion(first, last)
      const accepted = attempts.filter(({ isAccepted }) => isAccepted)
      for (const [version, status] of statuses) {
        const permits = ({ side, aim }: Attempt) => permitted[status]?.[side].includes(aim) ?? false
        const onIt = attempts.filter((attempt) => attempt.version === version)
        const done = onIt.filter(({ isAccepted }) => isAccepted)
        expect(done).toHaveLength(onIt.some(permits) ? 1 : 0)
        for (const { side, aim } of done) {
          expect(permitted[status]?.[side]).toContain(aim)
          expect(statuses.get(version + 1)).toBe(aim === 'EDIT' ? status : aim)
        }
      }
      const isOrdered = last.status === 'CONVERTED'
      expect(last.history).toHaveLength(first.history.length + accepted.length + (isOrdered ? 1 : 0))
      expect(last.order_id !== null).toBe(isOrdered)
      expect(accepted.filter(({ aim }) => aim === 'ACCEPTED')).toHaveLength(isOrdered ? 1 : 0)
      await expectSumsToAddUp(last)
    }),
    { numRuns: 15 },
  )
})
