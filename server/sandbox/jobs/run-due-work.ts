import type { Work } from '../api/operation'
import { expireSession } from '../checkout/expire-session'
import type { SandboxDatabase } from '../database/open-sandbox-database'
import { closeDispute } from '../disputes/close-dispute'
import { openDispute } from '../disputes/open-dispute'
import { sendPayout } from '../payouts/send-payout'
import { settlePayout } from '../payouts/settle-payout'
import { settleRefund } from '../refunds/settle-refund'
import type { SandboxConfig } from '../sandbox-options'

const KEY_HOURS = 24

/** Each does one thing that is due, and answers whether there was one. */
const steps: ((work: Work) => Promise<boolean>)[] = [
  expireOldSession,
  settleRefund,
  openDispute,
  closeDispute,
  settlePayout,
  sendPayout,
  deleteOldKeys,
]

/** Does everything that is due, each thing in a transaction of its own, so that a crash leaves the rest for later. */
export async function runDueWork(db: SandboxDatabase, config: SandboxConfig, onProgress: () => void): Promise<void> {
  for (const step of steps) {
    let hasWorked = true
    while (hasWorked) {
      hasWorked = await db.transaction().execute((trx) => step({ trx, now: config.now(), config }))
      onProgress()
    }
  }
}

async function expireOldSession(work: Work): Promise<boolean> {
  const session = await work.trx
    .selectFrom('checkout_session')
    .where('status', '=', 'open')
    .where('expires_at', '<=', work.now)
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('id')
    .executeTakeFirst()
  if (session) await expireSession(work, session.id)
  return session !== undefined
}

async function deleteOldKeys({ trx, now }: Work): Promise<boolean> {
  const before = new Date(now.getTime() - KEY_HOURS * 3_600_000)
  await trx.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
  return false
}
