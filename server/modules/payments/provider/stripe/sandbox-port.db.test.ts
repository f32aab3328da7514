import { createTestSandbox } from '../../../../sandbox/testing/test-sandbox'
import { describePort } from '../testing/port-suite'
import { createStripeProvider } from './stripe-provider'

describePort('the sandbox', async () => {
  const test = await createTestSandbox({ refundSeconds: 0, now: () => new Date() })
  return {
    provider: createStripeProvider({
      secretKey: test.sandbox.secretKey,
      webhookSecret: 'whsec_none',
      apiUrl: test.sandbox.url,
      interface: { kind: 'hosted' },
    }),
    account: test.on.stripeAccount,
    pay: async (id) => {
      await test.person.pay(id, 'tok_visa')
    },
    decline: async (id) => {
      await test.person.pay(id, 'tok_chargeDeclined')
    },
    settle: () => test.sandbox.runJobs(),
    close: test.close,
  }
})
