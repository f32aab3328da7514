import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { UntrustedEvent } from '../provider-error'
import { createStripeProvider } from './stripe-provider'

const secret = 'whsec_only_for_tests'
const provider = createStripeProvider({
  secretKey: 'sk_test_none',
  webhookSecret: secret,
  interface: { kind: 'embedded', publishableKey: 'pk_test_none' },
})

const eventAbout = (object: object) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    account: 'acct_1',
    data: { object },
  })

const signed = (payload: string, options: { timestamp?: number; secret?: string } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options })

const open = (payload: string, signature: string) => provider.openEvent(Buffer.from(payload), signature)

describe('an event', () => {
  it.each([
    [
      { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' },
      { objectType: 'charge', objectId: 'ch_1', intentId: 'pi_1' },
    ],
    [
      { id: 'ch_1', object: 'charge', payment_intent: { id: 'pi_1' } },
      { objectType: 'charge', objectId: 'ch_1', intentId: 'pi_1' },
    ],
    [
      { id: 'pi_1', object: 'payment_intent' },
      { objectType: 'payment_intent', objectId: 'pi_1', intentId: 'pi_1' },
    ],
    [
      { id: 'cs_1', object: 'checkout.session', payment_intent: null },
      { objectType: 'checkout.session', objectId: 'cs_1', intentId: undefined },
    ],
  ])('says what %j is about', (object, about) => {
    const payload = eventAbout(object)
    expect(open(payload, signed(payload))).toEqual({
      id: 'evt_1',
      type: 'charge.refunded',
      account: 'acct_1',
      ...about,
    })
  })

  const payload = eventAbout({ id: 'ch_1', object: 'charge', payment_intent: 'pi_1' })
  const now = Math.floor(Date.now() / 1000)

  it.each([
    ['without a signature', payload, ''],
    ['signed by somebody else', payload, signed(payload, { secret: 'whsec_another' })],
    ['changed after it was signed', payload.replace('pi_1', 'pi_2'), signed(payload)],
    ['signed long ago', payload, signed(payload, { timestamp: now - 3600 })],
  ])('is not trusted %s', (_, sent, signature) => {
    expect(() => open(sent, signature)).toThrow(UntrustedEvent)
  })
})
