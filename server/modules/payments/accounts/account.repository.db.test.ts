import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { countLockWaits } from '../../../../tests/support/lock-wait'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { findAccount, saveAccount } from './account.repository'

let test: TestApp
let dealershipId: string
beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
})
beforeEach(() => test.db.deleteFrom('payment_account').execute())
afterAll(() => test.close())

const account = {
  id: 'acct_northfield',
  chargesEnabled: false,
  payoutsEnabled: false,
  detailsSubmitted: false,
  requirements: ['external_account'],
}
const save = (change: Partial<typeof account> = {}, owner = dealershipId) =>
  test.db
    .transaction()
    .execute((trx) => saveAccount(trx, { dealershipId: owner, provider: 'stripe', account: { ...account, ...change } }))

const countsWaits = (count: number) => async () => (await countLockWaits(test.connection.pool)) === count

/**
 * Stops an insert between its entries in the unique index on the provider's account and in the primary key, until the
 * given work is done: PostgreSQL adds to the indexes in the order in which they were created.
 */
async function stopBeforePrimaryKey(work: () => Promise<unknown>): Promise<void> {
  await sql`alter table payment_account drop constraint payment_account_pkey`.execute(test.db)
  await sql`
    create function pass_gate(account text) returns text immutable language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(1);
      return account;
    end $$`.execute(test.db)
  await sql`create index gate on payment_account (pass_gate(provider_account))`.execute(test.db)
  await sql`alter table payment_account add primary key (organization_id, provider)`.execute(test.db)
  await test.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(trx)
    await work()
  })
}

describe('saving an account', () => {
  it('reports whether it is new, and updates it otherwise', async () => {
    expect(await save()).toBe(true)
    expect(await save({ chargesEnabled: true, requirements: [] })).toBe(false)
    const saved = { providerAccount: account.id, chargesEnabled: true, payoutsEnabled: false, requirements: [] }
    expect(await findAccount(test.db, dealershipId)).toMatchObject(saved)
  })

  it("refuses another dealership's account", async () => {
    await save()
    await expect(save({}, await organizationId(test, 'Ridgeline Quarry'))).rejects.toThrow('Another dealership has')
  })

  it('succeeds when two insert it at once, and is new to one of them', async () => {
    const saves: Promise<boolean>[] = []
    await stopBeforePrimaryKey(async () => {
      saves.push(save())
      await test.until(countsWaits(1))
      saves.push(save({ chargesEnabled: true }))
      await test.until(countsWaits(2))
    })
    expect(await Promise.all(saves)).toEqual([true, false])
    expect(await findAccount(test.db, dealershipId)).toMatchObject({ chargesEnabled: true })
  })
})
