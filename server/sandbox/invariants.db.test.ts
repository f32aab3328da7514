import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cardTokens } from './charges/test-cards'
import { createTestSandbox, type TestSandbox } from './testing/test-sandbox'

let test: TestSandbox
beforeAll(async () => {
  test = await createTestSandbox()
})
afterAll(() => test.close())

/** Few sessions and many payments, so that most runs reach refunds and disputes of what was captured. */
const session = fc.nat({ max: 1 })
const token = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('tok_visa', 'tok_createDispute', 'tok_createDisputeInquiry', 'tok_refundFail'),
  },
  { weight: 1, arbitrary: fc.constantFrom(...cardTokens) },
)
const as = <Kind extends string>(kind: Kind) => fc.constant(kind)
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: as('open'), amount: fc.integer({ min: 50, max: 50_000 }) }) },
  { weight: 4, arbitrary: fc.record({ do: as('pay'), session, token, tabs: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: as('authenticate'), session, confirmed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: as('expire'), session }) },
  { weight: 2, arbitrary: fc.record({ do: as('askForDetails'), refunds: fc.constantFrom('arrive', 'need_details') }) },
  { weight: 1, arbitrary: fc.record({ do: as('answer'), text: fc.constantFrom('Signed for.', 'winning_evidence') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: as('refund'),
      session,
      share: fc.integer({ min: 1, max: 120 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: as('pass'), seconds: fc.constantFrom(1, 30, 3600), days: fc.constantFrom(0, 1, 3, 8) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Opened {
  id: string
  amount: number
}

async function perform(one: Step, opened: Opened[], stripeAccount: string): Promise<void> {
  if (one.do === 'pass') return test.pass({ seconds: one.seconds, days: one.days })
  if (one.do === 'askForDetails') return test.tryOut(stripeAccount, { refunds: one.refunds })
  if (one.do === 'answer') {
    const { data } = await test.stripe.disputes.list({}, { stripeAccount })
    const evidence = { uncategorized_text: one.text }
    const answers = data.map(({ id }) => test.stripe.disputes.update(id, { evidence }, { stripeAccount }))
    await Promise.allSettled(answers)
    return
  }
  if (one.do === 'open') {
    const { id } = await test.openSession(one.amount, stripeAccount)
    opened.push({ id, amount: one.amount })
    return
  }
  const target = opened[one.session]
  if (!target) return
  const repeated = <Result>(count: number, act: () => Promise<Result>) =>
    Promise.allSettled(Array.from({ length: count }, act))
  if (one.do === 'pay') await repeated(one.tabs, () => test.person.pay(target.id, one.token))
  if (one.do === 'authenticate') await test.person.authenticate(target.id, one.confirmed)
  if (one.do === 'expire') {
    await repeated(1, () => test.stripe.checkout.sessions.expire(target.id, {}, { stripeAccount }))
  }
  if (one.do === 'refund') {
    const { payment_intent } = await test.stripe.checkout.sessions.retrieve(target.id, {}, { stripeAccount })
    const amount = Math.ceil((target.amount * one.share) / 100)
    await repeated(one.times, () =>
      test.stripe.refunds.create({ payment_intent: String(payment_intent), amount }, { stripeAccount }),
    )
  }
}

/** What must hold of an account at any moment, as queries that find what breaks it. */
const breaches = {
  'a transaction does not sum to zero': `
    select transaction_id from ledger_entry join ledger_transaction on id = transaction_id
    where account_id = $1 group by 1 having sum(ledger_entry.amount) <> 0`,
  'more is refunded than was captured': `
    select charge.id from charge join refund on charge_id = charge.id
    where charge.account_id = $1 and refund.status in ('pending', 'requires_action', 'succeeded')
    group by charge.id having sum(refund.amount) > charge.amount`,
  'refunded and disputed money exceeds what was captured': `
    select charge.id from charge join dispute on dispute.charge_id = charge.id
        and dispute.status in ('needs_response', 'under_review', 'lost')
      left join refund on refund.charge_id = charge.id and refund.status in ('pending', 'requires_action', 'succeeded')
    where charge.account_id = $1
    group by charge.id, dispute.amount having coalesce(sum(refund.amount), 0) + dispute.amount > charge.amount`,
  'a session is not captured exactly as often as it is complete': `
    select checkout_session.id from checkout_session
      left join charge on charge.payment_intent_id = checkout_session.payment_intent_id and charge.status = 'succeeded'
    where checkout_session.account_id = $1
    group by checkout_session.id having count(charge.id) <> (checkout_session.status = 'complete')::int`,
  'customers paid something else than the ledger says': `
    select 1 where (
      select coalesce(sum(ledger_entry.amount), 0) from ledger_entry join ledger_transaction on id = transaction_id
      where account_id = $1 and ledger = 'customers'
    ) <> (
      select coalesce(sum(amount), 0) from (
        select -amount as amount from charge where account_id = $1 and status = 'succeeded'
        union all select amount from refund where account_id = $1 and status = 'succeeded'
        union all select amount from dispute where account_id = $1 and status = 'lost') as moved)`,
  'money is in transit that nothing waits for': `
    select ledger from ledger_entry join ledger_transaction on id = transaction_id
    where account_id = $1 and ledger in ('refunds_in_transit', 'disputed', 'payouts_in_transit')
    group by ledger having sum(ledger_entry.amount) <> (
      select coalesce(sum(amount), 0) from (
        select 'refunds_in_transit' as waits, amount from refund
          where account_id = $1 and status in ('pending', 'requires_action')
        union all select 'disputed', amount from dispute
          where account_id = $1 and status in ('needs_response', 'under_review')
        union all select 'payouts_in_transit', amount from payout where account_id = $1 and status = 'in_transit'
      ) as waiting where waits = ledger)`,
}

it('in any order of operations, the ledger is whole and no money is taken or given twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      const account = await test.openAccount()
      const opened: Opened[] = []
      const begin = [10_000, 4_999].map((amount) => ({ do: 'open' as const, amount }))
      for (const one of [...begin, ...steps]) await perform(one, opened, account)
      for (const [breach, query] of Object.entries(breaches)) {
        expect({ breach, found: await test.query(query, [account]) }).toEqual({ breach, found: [] })
      }
      const { available, pending } = await test.stripe.balance.retrieve({}, { stripeAccount: account })
      const { data } = await test.stripe.balanceTransactions.list({ limit: 100 }, { stripeAccount: account })
      const total = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
      expect(total(available) + total(pending)).toBe(data.reduce((sum, { net }) => sum + net, 0))
    }),
    { numRuns: 60, interruptAfterTimeLimit: 60_000 },
  )
})
