import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createDatabase } from '../db/create-database'
import { sandboxCredentials } from './credentials'
import { personAt } from './pages/person-at'
import { sdkFor } from './testing/sandbox-client'

const secret = 'a secret for tests that is long enough'
const { secretKey } = sandboxCredentials(secret)
const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const address = 'https://shop.example/'

let connectionString: string
let pool: pg.Pool
const running = new Set<ChildProcess>()
beforeAll(async () => {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name)
  connectionString = server.replace(/\/postgres$/, `/${name}`)
  pool = new pg.Pool({ connectionString, options: '-c search_path=sandbox' })
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await pool.end()
})

/** Starts the sandbox as a process of its own. */
async function startProcess() {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{
        DATABASE_URL: connectionString,
        PORT: '0',
        PUBLIC_URL: 'http://127.0.0.1:9',
        PAYMENTS_SANDBOX_SECRET: secret,
      },
    },
  })
  running.add(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = /http:\/\/\S+/.exec(line.toString())?.[0] ?? ''
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    running.delete(child)
  }
  return { kill, stripe: sdkFor({ url, secretKey }), person: personAt(`${url}/sandbox`) }
}

it('killed at any moment, the ledger stays whole and each session is paid once or not at all', async () => {
  let sandbox = await startProcess()
  const account = await sandbox.stripe.accounts.create({ country: 'US' })
  const link = await sandbox.stripe.accountLinks.create({
    ...{ account: account.id, type: 'account_onboarding', return_url: address, refresh_url: address },
  })
  await sandbox.person.onboard(link.url)
  const stripeAccount = account.id
  const paid = new Set<string>()
  for (let round = 0; round < 5; round += 1) {
    const created = Array.from({ length: 12 }, (_, index) =>
      sandbox.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          success_url: address,
          line_items: [
            { quantity: 1, price_data: { currency: 'usd', unit_amount: 2000, product_data: { name: 'Seal' } } },
          ],
        },
        { stripeAccount, idempotencyKey: `session-${round}-${index}` },
      ),
    )
    const payments = created.map(async (creation) => {
      const session = await creation
      const [{ body }] = await Promise.all([
        sandbox.person.pay(session.id, 'tok_visa'),
        sandbox.person.pay(session.id, 'tok_visa').catch(() => undefined),
      ])
      if (body.outcome === 'complete') paid.add(session.id)
    })
    const ended = Promise.allSettled(payments)
    // Not before the first session exists, however busy the machine; the others are being created or paid.
    await Promise.any(created)
    await new Promise((resolve) => setTimeout(resolve, 150 * Math.random()))
    await sandbox.kill()
    await ended
    sandbox = await startProcess()
  }
  const counts = await pool.query<{ session: string; status: string; captures: number; moved: number }>(`
    select checkout_session.id as session, checkout_session.status,
      count(charge.id)::int as captures, count(ledger_transaction.id)::int as moved
    from checkout_session
      left join charge on charge.payment_intent_id = checkout_session.payment_intent_id and charge.status = 'succeeded'
      left join ledger_transaction on ledger_transaction.source = charge.id
    group by checkout_session.id`)
  expect(counts.rows.length).toBeGreaterThan(0)
  for (const { session, status, captures, moved } of counts.rows) {
    const expected = status === 'complete' ? 1 : 0
    expect({ session, captures, moved }).toEqual({ session, captures: expected, moved: expected })
  }
  const complete = counts.rows.filter(({ status }) => status === 'complete').map(({ session }) => session)
  // Whoever was told that the payment is complete was told the truth.
  expect([...paid].filter((session) => !complete.includes(session))).toEqual([])
  const { rows } = await pool.query('select coalesce(sum(amount), 0)::int as total from ledger_entry')
  expect(rows).toEqual([{ total: 0 }])
  // One event of each kind for each payment, delivered or waiting.
  const events = await pool.query("select count(*)::int from event where type = 'checkout.session.completed'")
  expect(events.rows[0].count).toBe(complete.length)
  await sandbox.kill()
})
