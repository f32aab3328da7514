import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { testUnitOfWork } from '../../tests/support/unit-of-work'
import { openDemonstrationBank } from '../open-demonstration-bank'
import { seedCatalogue } from './seed-catalogue'
import { seedOrganizations } from './seed-organizations'
import { seedSales } from './seed-sales'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const bank = await openDemonstrationBank(test.connectionString)
  await testUnitOfWork(test.db).transact(async (trx) => {
    const { id } = await trx
      .selectFrom('organization')
      .where('name', '=', 'Northfield Equipment')
      .select('id')
      .executeTakeFirstOrThrow()
    await seedCatalogue(trx, id)
    await seedOrganizations(trx)
    await seedSales(trx, id, bank)
  })
  await bank.close()
})
afterAll(() => test.close())

const api = '/api/v2/payments'

it('the dealership of the demonstration takes card payments, and was paid, paid out, refunded and disputed', async () => {
  const states = await test.db.selectFrom('payment').select('state').distinct().execute()
  expect(states.map(({ state }) => state).toSorted()).toEqual([
    'DISPUTED',
    'FAILED',
    'PAID',
    'PARTIALLY_REFUNDED',
    'REFUNDED',
  ])
  const admin = await test.as('dealerAdmin')
  expect((await admin.get('/api/v2/auth/me')).body.onboarding_status).toBe('DONE')
  const disputes = (await admin.get(`${api}/disputes`)).body.items
  expect(disputes.map(({ state }: { state: string }) => state).toSorted()).toEqual(['LOST', 'OPEN'])
  expect((await admin.get(`${api}/payouts?limit=1`)).body.total).toBeGreaterThan(20)
})

it('the figures of each month of the past year have something to show', async () => {
  const { body } = await (await test.as('dealerAdmin')).get(`${api}/summary?months=12`)
  const whole = body.months.slice(1, -1)
  expect(whole.filter(({ takings }: { takings: { amount: number } }) => takings.amount > 0)).toHaveLength(10)
  // A dispute may take back what a month would have paid out.
  const paidOut = whole.filter(({ payouts }: { payouts: { amount: number } }) => payouts.amount > 0)
  expect(paidOut.length).toBeGreaterThan(7)
})

it('nothing of it is after now, and the history lists it in its order', async () => {
  const { rows } = await sql<{ later: number; disorder: number }>`
    select (select count(*) from payment_audit where recorded_at > now())::integer as later,
      (select count(*) from payment_audit as one join payment_audit as next on next.payment_id = one.payment_id
        and next.id > one.id and next.recorded_at < one.recorded_at)::integer as disorder`.execute(test.db)
  expect(rows).toEqual([{ later: 0, disorder: 0 }])
})

it('what the sandbox took, returned and paid out sums to zero, and is what the product shows', async () => {
  const { rows } = await sql`
    select (select sum(amount) from sandbox.ledger_entry)::integer as ledger,
      (select sum(captured_amount) from payment) = (select sum(amount) from sandbox.charge where status = 'succeeded') as taken,
      (select sum(amount) from payment_refund) = (select sum(amount) from sandbox.refund) as returned,
      (select sum(amount) from payment_payout) = (select sum(amount) from sandbox.payout) as "paidOut"`.execute(test.db)
  expect(rows).toEqual([{ ledger: 0, taken: true, returned: true, paidOut: true }])
})
