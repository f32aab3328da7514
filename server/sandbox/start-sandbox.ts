import Fastify from 'fastify'
import { refuseOtherTargets } from '../infrastructure/request-target'
import { accountOperations } from './accounts/account.operations'
import { serveApi } from './api/serve-api'
import { chargeOperations } from './charges/charge.operations'
import { checkoutOperations } from './checkout/checkout.operations'
import { openSandboxDatabase } from './database/open-sandbox-database'
import { disputeOperations } from './disputes/dispute.operations'
import { eventOperations } from './events/event.operations'
import { startJobs } from './jobs/start-jobs'
import { balanceOperations } from './ledger/balance.operations'
import { servePages } from './pages/serve-pages'
import { payoutOperations } from './payouts/payout.operations'
import { refundOperations } from './refunds/refund.operations'
import { configOf, type SandboxOptions } from './sandbox-options'
import { taxOperations } from './tax/tax.operations'

const operations = [
  ...accountOperations,
  ...checkoutOperations,
  ...chargeOperations,
  ...refundOperations,
  ...disputeOperations,
  ...balanceOperations,
  ...payoutOperations,
  ...taxOperations,
  ...eventOperations,
]

export interface Sandbox {
  /** Where it listens, as in `http://127.0.0.1:41234`. */
  url: string
  secretKey: string
  /** Does everything that is due now, deliveries of events included. */
  runJobs(): Promise<void>
  /** Whether what is due is being done. */
  isAlive(): boolean
  close(): Promise<void>
}

const BODY_LIMIT = 200_000

const noPath = {
  status: 400,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ error: { type: 'invalid_request_error', message: 'The request has to name a path.' } }),
}

/** Starts the payment sandbox: a server, a database schema and jobs of its own. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    connectionString,
    webhook,
    secretKey = 'sk_test_sandbox',
    port = 0,
    pollMs,
    onError = () => undefined,
    onRecovered = () => undefined,
  } = options
  let url = ''
  const config = configOf(options, () => `${url}/sandbox`)
  const db = await openSandboxDatabase(connectionString)
  const jobs = startJobs({ db, config, webhook, pollMs, onError, onRecovered })
  // Without a log of requests: nothing that people type may end up in one.
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  })
  refuseOtherTargets(app.server, () => noPath)
  const close = async () => {
    await app.close()
    await jobs.stop()
    await db.destroy()
  }
  try {
    const served = { db, config, onChange: jobs.wake, onError }
    await app.register((api) => serveApi(api, { ...served, secretKey, operations }))
    await app.register((pages) => servePages(pages, served), { prefix: '/sandbox' })
    url = await app.listen({ host: '127.0.0.1', port })
  } catch (error) {
    await close()
    throw error
  }
  return { url, secretKey, runJobs: jobs.run, isAlive: jobs.isAlive, close }
}
