import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '../../db/create-database'
import { personAt, type Trials } from '../pages/person-at'
import type { SandboxOptions } from '../sandbox-options'
import { startSandbox } from '../start-sandbox'
import { sdkFor } from './sandbox-client'
import { openWebhookReceiver } from './webhook-receiver'

const returnUrl = 'https://shop.example/done'

/** Starts a sandbox on a database of its own, with a clock that the test moves, and an account that takes payments. */
export async function createTestSandbox(options: Partial<SandboxOptions> = {}) {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name)
  const connectionString = server.replace(/\/postgres$/, `/${name}`)
  const receiver = await openWebhookReceiver()
  let nowMs = Date.now()
  const start = () =>
    startSandbox({
      connectionString,
      webhook: receiver.webhook,
      bankDaySeconds: 86_400,
      now: () => new Date(nowMs),
      onError: (error) => console.error(error),
      ...options,
    })
  let sandbox = await start()
  const pool = new pg.Pool({ connectionString, options: '-c search_path=sandbox' })
  const current = { stripe: sdkFor(sandbox), person: personAt(`${sandbox.url}/sandbox`) }

  /** Chooses on an account's page what it tries out; the usual without trials. */
  async function tryOut(id: string, trials?: Trials) {
    const link = await current.stripe.accountLinks.create({
      ...{ account: id, type: 'account_onboarding', return_url: returnUrl, refresh_url: returnUrl },
    })
    await current.person.onboard(link.url, trials)
  }

  async function openAccount(trials?: Trials) {
    const { id } = await current.stripe.accounts.create({ country: 'US', email: 'admin@northfield.example' })
    await tryOut(id, trials)
    return id
  }
  const account = await openAccount()

  return {
    get sandbox() {
      return sandbox
    },
    get stripe() {
      return current.stripe
    },
    get person() {
      return current.person
    },
    receiver,
    connectionString,
    openAccount,
    tryOut,
    /** Options of calls for the account that takes payments. */
    on: { stripeAccount: account },
    /** Queries the sandbox's tables directly. */
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    openSession: (amount = 10_000, stripeAccount = account, rest: object = {}) =>
      current.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          success_url: `${returnUrl}?session={CHECKOUT_SESSION_ID}`,
          cancel_url: 'https://shop.example/cart',
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'usd', unit_amount: amount, product_data: { name: 'Hydraulic filter' } },
            },
          ],
          ...rest,
        },
        { stripeAccount },
      ),
    /** Lets time pass and does what falls due. */
    async pass({ seconds = 0, days = 0 }: { seconds?: number; days?: number }) {
      nowMs += seconds * 1000 + days * 86_400_000
      await sandbox.runJobs()
    },
    async restart() {
      await sandbox.close()
      sandbox = await start()
      Object.assign(current, { stripe: sdkFor(sandbox), person: personAt(`${sandbox.url}/sandbox`) })
    },
    async close() {
      await pool.end()
      await sandbox.close()
      await receiver.close()
    },
  }
}

export type TestSandbox = Awaited<ReturnType<typeof createTestSandbox>>
