import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let test: TestSandbox
beforeAll(async () => {
  test = await createTestSandbox()
})
afterAll(() => test.close())

const pay = async (amount: number) => {
  const session = await test.openSession(amount)
  await test.person.pay(session.id, 'tok_visa')
}
const balance = () => test.stripe.balance.retrieve({}, test.on)
const available = async () => (await balance()).available[0]?.amount

/** Writes a ledger transaction by hand, past the code that does it. */
const post = (id: string, entries: [ledger: string, amount: number][]) =>
  test.query(
    `with posted as (
      insert into ledger_transaction (id, account_id, kind, source, currency, amount, fee, application_fee, available_at, created_at)
      values ($1, $2, 'charge', $1, 'usd', null, 0, 0, now(), now()))
    insert into ledger_entry (transaction_id, ledger, amount)
    select $1, ledger, amount from jsonb_to_recordset($3) as entry (ledger text, amount bigint)`,
    [id, test.on.stripeAccount, JSON.stringify(entries.map(([ledger, amount]) => ({ ledger, amount })))],
  )

describe('the database', () => {
  it.each<[string, [string, number][]]>([
    [
      'does not sum to zero',
      [
        ['customers', -100],
        ['fees', 99],
      ],
    ],
    ['has one side only', [['customers', -100]]],
    [
      'moves the balance unseen',
      [
        ['customers', -100],
        ['balance', 100],
      ],
    ],
  ])('refuses a transaction that %s', async (name, entries) => {
    await expect(post(`txn_${name}`, entries)).rejects.toThrow('does not balance')
  })

  it('refuses entries without a counterpart that are added later', async () => {
    await pay(10_000)
    const add = "insert into ledger_entry select id, 'bank', 5 from ledger_transaction limit 1"
    await expect(test.query(add)).rejects.toThrow('does not balance')
  })

  it.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    "update ledger_transaction set currency = 'eur'",
    'delete from ledger_transaction',
    'truncate ledger_transaction cascade',
  ])('refuses: %s', async (statement) => {
    await pay(10_000)
    await expect(test.query(statement)).rejects.toThrow('are never changed')
  })

  it('refuses to move the same thing twice', async () => {
    const twice = `insert into ledger_transaction (id, account_id, kind, source, currency, fee, application_fee, available_at, created_at)
      select 'txn_again', account_id, kind, source, currency, 0, 0, now(), now() from ledger_transaction limit 1`
    await expect(test.query(twice)).rejects.toThrow('ledger_transaction_kind_source_key')
  })
})

describe('the balance', () => {
  it('is pending for two days, then available, less the fee', async () => {
    const before = (await balance()).pending[0]?.amount ?? 0
    await pay(10_000)
    expect((await balance()).pending).toMatchObject([{ amount: before + 9680, currency: 'usd' }])
    const [entry] = (await test.stripe.balanceTransactions.list({ type: 'charge', limit: 1 }, test.on)).data
    expect(entry).toMatchObject({
      amount: 10_000,
      fee: 320,
      net: 9680,
      status: 'pending',
      reporting_category: 'charge',
    })
    expect(entry?.fee_details).toMatchObject([{ type: 'stripe_fee', amount: 320 }])
    await test.pass({ days: 2 })
    const later = await test.stripe.balanceTransactions.retrieve(entry?.id ?? '', {}, test.on)
    expect(later.status).toBe('available')
  })

  it('has an application fee apart from the provider’s', async () => {
    const session = await test.openSession(10_000, undefined, { payment_intent_data: { application_fee_amount: 500 } })
    await test.person.pay(session.id, 'tok_visa')
    const [entry] = (await test.stripe.balanceTransactions.list({ limit: 1 }, test.on)).data
    expect(entry).toMatchObject({ amount: 10_000, fee: 820, net: 9180 })
  })
})

describe('payouts', () => {
  it('leave each day with what is available, and arrive a day later', async () => {
    await pay(20_000)
    await test.pass({ days: 2 })
    const [sent] = (await test.stripe.payouts.list({ limit: 1 }, test.on)).data
    expect(sent).toMatchObject({ object: 'payout', status: 'in_transit', currency: 'usd', automatic: true })
    expect(await available()).toBe(0)
    await test.pass({})
    await test.pass({ days: 1 })
    const arrived = await test.stripe.payouts.retrieve(sent?.id ?? '', {}, test.on)
    expect(arrived).toMatchObject({ status: 'paid', amount: sent?.amount })
    expect(test.receiver.types()).toContain('payout.paid')
    const sent_again = await test.query(
      'select account_id from payout group by account_id, bank_day having count(*) > 1',
    )
    expect(sent_again).toEqual([])
  })

  it('that the bank returns give the money back, and end until there is another bank', async () => {
    const stripeAccount = await test.openAccount({ bank: 'refuses_payouts' })
    const session = await test.openSession(10_000, stripeAccount)
    await test.person.pay(session.id, 'tok_visa')
    await test.pass({ days: 2 })
    await test.pass({ days: 1 })
    const [failed] = (await test.stripe.payouts.list({}, { stripeAccount })).data
    expect(failed).toMatchObject({ status: 'failed', failure_code: 'account_closed', amount: 9680 })
    expect((await test.stripe.balance.retrieve({}, { stripeAccount })).available).toMatchObject([{ amount: 9680 }])
    const account = await test.stripe.accounts.retrieve(stripeAccount)
    expect([account.payouts_enabled, account.requirements?.currently_due]).toEqual([false, ['external_account']])
    expect(test.receiver.types().slice(-2).sort()).toEqual(['account.updated', 'payout.failed'])
    await test.pass({ days: 1 })
    expect((await test.stripe.payouts.list({}, { stripeAccount })).data).toHaveLength(1)
  })
})
