import { createStripeProvider } from './modules/payments'
import { personAt } from './sandbox/pages/person-at'
import { startSandbox } from './sandbox/start-sandbox'
import type { DemonstrationBank, DemonstrationCard } from './seed/demonstration-bank'

const DAY_SECONDS = 86_400
const tokens = {
  approved: 'tok_visa',
  declined: 'tok_chargeDeclined',
  disputed: 'tok_createDispute',
} as const satisfies Record<DemonstrationCard, string>

/**
 * Starts a payment sandbox on the database, only for as long as the demonstration is made, whose time is set by it. It
 * notifies nobody of events: what they would report is read at once.
 */
export async function openDemonstrationBank(connectionString: string): Promise<DemonstrationBank> {
  let now = new Date()
  const sandbox = await startSandbox({
    connectionString,
    bankDaySeconds: DAY_SECONDS,
    refundSeconds: 0,
    now: () => now,
  })
  const person = personAt(`${sandbox.url}/sandbox`)
  return {
    provider: createStripeProvider({
      ...{ secretKey: sandbox.secretKey, webhookSecret: 'whsec_none', apiUrl: sandbox.url },
      interface: { kind: 'hosted' },
    }),
    setTime: (time) => {
      now = time
    },
    onboard: async (url) => {
      await person.onboard(url)
    },
    pay: async (checkoutId, card) => {
      await person.pay(checkoutId, tokens[card])
    },
    settle: sandbox.runJobs,
    close: sandbox.close,
  }
}
