import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let test: TestSandbox
beforeAll(async () => {
  test = await createTestSandbox()
})
afterAll(() => test.close())

describe('events', () => {
  it('are delivered signed, name their account, and can be fetched', async () => {
    const session = await test.openSession()
    await test.person.pay(session.id, 'tok_visa')
    await test.sandbox.runJobs()
    expect(test.receiver.types()).toEqual([
      ...['account.updated', 'payment_intent.succeeded', 'checkout.session.completed'],
    ])
    const [, , completed] = test.receiver.events
    expect(completed).toMatchObject({ account: test.on.stripeAccount, data: { object: { id: session.id } } })
    expect(await test.stripe.events.retrieve(completed?.id ?? '', {}, test.on)).toMatchObject({ id: completed?.id })
  })

  it('are delivered again, with growing pauses, until they are taken', async () => {
    const before = test.receiver.bodies.length
    test.receiver.answerWith(500)
    const session = await test.openSession()
    await test.stripe.checkout.sessions.expire(session.id, {}, test.on)
    const attempts = async (seconds: number) => {
      await test.pass({ seconds })
      return test.receiver.bodies.length - before
    }
    expect([await attempts(0), await attempts(1), await attempts(1), await attempts(1)]).toEqual([1, 2, 2, 3])
    test.receiver.answerWith(200)
    expect([await attempts(4), await attempts(3600)]).toEqual([4, 4])
    expect(test.receiver.types().at(-1)).toBe('checkout.session.expired')
  })

  it('that were not delivered when the sandbox ended are delivered after its start', async () => {
    const session = await test.openSession()
    await test.stripe.checkout.sessions.expire(session.id, {}, test.on)
    await test.restart()
    await test.sandbox.runJobs()
    expect(test.receiver.events.at(-1)).toMatchObject({ data: { object: { id: session.id } } })
  })
})

describe('an account that tries out late payments', () => {
  it('has them reported a minute after the card was charged, and everything else at once', async () => {
    const stripeAccount = await test.openAccount({ reports: 'late' })
    const session = await test.openSession(5000, stripeAccount)
    await test.person.pay(session.id, 'tok_chargeDeclined')
    await test.person.pay(session.id, 'tok_visa')
    const { payment_intent } = await test.stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount })
    const reported = () =>
      test.receiver.events.filter(({ account }) => account === stripeAccount).map(({ type }) => type)
    await test.pass({ seconds: 59 })
    expect(payment_intent).toEqual(expect.stringMatching(/^pi_/))
    expect(reported()).toEqual(['account.updated', 'payment_intent.payment_failed'])
    await test.pass({ seconds: 1 })
    expect(reported().slice(2).toSorted()).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
  })
})

describe('a disorderly sandbox', () => {
  it('delivers every event twice, late, in any order', async () => {
    const disorderly = await createTestSandbox({ disorderly: true })
    for (let round = 0; round < 5; round += 1) {
      const { id } = await disorderly.openSession()
      await disorderly.person.pay(id, 'tok_visa')
    }
    for (let second = 0; second < 5; second += 1) await disorderly.pass({ seconds: 1 })
    const ids = disorderly.receiver.events.map(({ id }) => id)
    expect(new Set(ids).size).toBe(11)
    expect(ids).toHaveLength(22)
    const types = disorderly.receiver.types().join()
    expect(types).not.toBe([...disorderly.receiver.types()].sort().join())
    await disorderly.close()
  })
})
