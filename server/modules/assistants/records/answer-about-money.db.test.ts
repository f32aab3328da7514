import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'
import { seedQuarry } from './testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'catalogue', 'organizations', 'payments')
})
afterAll(() => test.close())

const ask = askBob(() => test)

describe('refunds', () => {
  it('are what was given back of an order, not what it came to', async () => {
    const { response } = await ask('operatorAdmin', 'how much was refunded so far')
    expect(response).toMatch(
      /^2 refunds, \$513\.49 in all:\n\n- Refund of .*: \$123\.57 of \$308\.92\n- Refund of .*\$389\.92$/,
    )
  })

  it('have the reason of whoever gave them for the admins of the dealership alone', async () => {
    expect((await ask('dealerAdmin', 'refunds')).response).toContain('$123.57 of $308.92, “Returned unused”')
    expect((await ask('dealerUser', 'refunds')).response).not.toContain('Returned unused')
    expect((await ask('operatorAdmin', 'refunds')).response).not.toContain('Returned unused')
  })

  it('are also on the order that they are for', async () => {
    expect((await ask('operatorAdmin', 'what became of PO-2442')).response).toMatch(/\n- \$123\.57 refunded on /)
  })

  it.each<Who>(['operator', 'strangerOperator'])('are of what the asker sees: %s', async (who) => {
    expect((await ask(who, 'which orders were refunded')).records).toEqual([])
  })
})

describe('a payment of a customer that failed', () => {
  it.each([
    ['did a payment of ours fail, and why', 'en-US'],
    ['one of our card payments got declined, which order was that', 'en-US'],
    ['was one of our cards declined', 'en-US'],
    ['why didn’t our card payment go through', 'en-US'],
    ['has any card of ours been refused', 'en-US'],
    ['what payment bounced', 'en-US'],
    ['which payment of ours was rejected by the bank', 'en-US'],
    ['our last card payment would not go through, which order', 'en-US'],
    ['nos rechazaron algún pago con tarjeta?', 'es-ES'],
    ['¿qué pago nuestro falló y por qué?', 'es-ES'],
    ['la tarjeta no pasó, ¿en qué pedido fue?', 'es-ES'],
    ['¿en qué pedido nos declinaron la tarjeta?', 'es-ES'],
    ['which payment fue rechazado', 'es-ES'],
  ])('is seen on its order, with the reason: %s', async (prompt, language) => {
    const { response, records } = await ask('operatorAdmin', prompt, {}, language)
    expect(response).toMatch(/SO-1047.*(?:card was declined|tarjeta fue rechazada)/)
    expect(records.map(({ title }: { title: string }) => title)).toEqual(['SO-1047'])
  })

  it.each<Who>(['operator', 'strangerOperator'])('of others is not told: %s', async (who) => {
    expect((await ask(who, 'did a payment of ours fail, and why')).response).not.toContain('SO-1047')
  })
})

describe('payouts', () => {
  it('are summed as the list shows them', async () => {
    const { body } = await (await test.as('dealerAdmin')).get('/api/v2/payments/payouts/?limit=100')
    const cents = body.items.reduce((sum: number, { amount }: { amount: { amount: number } }) => sum + amount.amount, 0)
    const written = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
    const { response } = await ask('dealerAdmin', 'all deposits to our bank')
    expect(response).toContain(`${body.total} bank payouts, ${written} in all`)
  })

  it('say when one arrived and what it came to, where both are asked', async () => {
    const { response } = await ask('dealerAdmin', 'when did the last payout arrive and how much was it')
    expect(response).toMatch(/^Payout of [^:]+: \$[\d,.]+, .*in the bank on /)
    expect(response).not.toContain('\n')
  })

  it('have an average', async () => {
    const { body } = await (await test.as('dealerAdmin')).get('/api/v2/payments/payouts/?limit=100')
    const cents = body.items.reduce((sum: number, { amount }: { amount: { amount: number } }) => sum + amount.amount, 0)
    const { response } = await ask('dealerAdmin', 'average of all payouts')
    expect(response).toContain(` in all, ${dollars(Math.round(cents / body.total))} on average:`)
  })

  it('that are next are those on their way, or the last one is named', async () => {
    expect((await ask('dealerAdmin', 'when is the next payout')).response).toMatch(
      /^(?:Payout of .*expected|No open bank payouts\. The last one: Payout of .*: \$[\d,.]+, paid out)/,
    )
    expect((await ask('dealerAdmin', '¿cuánto nos depositaron en 2020?', {}, 'es-ES')).response).toBe(
      'No hay abonos en el banco del 1 ene 2020 al 31 dic 2020.',
    )
  })

  it.each<Who>(['dealerUser', 'operatorAdmin', 'operator'])('are refused: %s', async (who) => {
    expect(await ask(who, 'bank deposits')).toMatchObject({
      refused: true,
      response: 'Your role does not see bank payouts.',
      records: [],
    })
  })
})

describe('a quote', () => {
  it('says its total and its last day, where both are asked', async () => {
    const { response } = await ask('operatorAdmin', 'whats the total of Q-1007 and til when is it good')
    expect(response).toMatch(/^Q-1007[^\n]*\$321\.80[^\n]*last day is [^\n]*$/)
    expect(response).not.toMatch(/requested|review started|sent (?:on|by)/)
  })
})

describe('card fees', () => {
  it('are summed as the page of payments sums them', async () => {
    const { body } = await (await test.as('dealerAdmin')).get('/api/v2/payments/summary?months=24')
    const cents = body.months.map(({ fees }: { fees: { amount: number } }) => fees.amount)
    const all = cents.reduce((sum: number, amount: number) => sum + amount, 0)
    expect((await ask('dealerAdmin', 'how much did we pay in card fees')).response).toMatch(
      new RegExp(`^Card fees so far: ${escaped(dollars(all))} for \\d+ payments of `),
    )
    const { month, fees } = body.months.findLast(({ fees: { amount } }: Fees) => amount > 0)
    const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00Z`),
    )
    const { response, records } = await ask('dealerAdmin', `how much did we pay in card fees in ${name}`)
    expect(response).toMatch(new RegExp(`^Card fees from .*: ${escaped(dollars(fees.amount))} for `))
    expect(records).toEqual([{ title: 'Card fees', path: '/payments' }])
    expect((await ask('dealerAdmin', 'card fees per month')).response).toContain(
      `- ${name}: ${dollars(fees.amount)} for `,
    )
  })

  it('of an order are said with its payment, to the admins of the dealership alone', async () => {
    expect((await ask('dealerAdmin', 'what fee did we pay on SO-1050')).response).toMatch(/^SO-1050: fee \$227\.33\.$/)
    expect(await ask('operatorAdmin', 'what fee was paid on SO-1050')).toMatchObject({ refused: true })
  })

  it('are answered in Spanish, and none are where nothing was paid', async () => {
    const paid = await ask(
      'dealerAdmin',
      '¿cuánto pagamos en comisiones de tarjeta este año y el año pasado?',
      {},
      'es-ES',
    )
    expect(paid.response).toMatch(/Comisiones de tarjeta del .* al .*: .* por \d+ pagos? de /)
    expect((await ask('dealerAdmin', 'card fees in 2020')).response).toBe(
      'No card fees from Jan 1, 2020 to Dec 31, 2020.',
    )
  })
})

describe('disputes', () => {
  it('that are open are told from those that are lost, with the day until which to answer', async () => {
    const { body } = await (await test.as('dealerAdmin')).get('/api/v2/payments/disputes/?limit=100')
    const open = body.items.find(({ state }: { state: string }) => state === 'OPEN')
    const question = 'is there an open dispute and by when do I have to answer it'
    const { response, records } = await ask('dealerAdmin', question)
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/Denver' })
    expect(response).toMatch(
      new RegExp(`^${open.order.number}: to be answered by ${day.format(new Date(open.respond_by))}\\.$`),
    )
    expect(records).toEqual([{ title: open.order.number, path: `/orders/${open.order.id}` }])
    expect((await ask('dealerAdmin', 'which disputes did we lose')).response).toMatch(
      /^Dispute of .*: lost, the customer says .*, closed on /,
    )
    expect((await ask('dealerAdmin', 'which disputes did we win')).response).toMatch(
      /^No won disputes\. The last one: /,
    )
    expect((await ask('dealerAdmin', '¿hay alguna disputa abierta?', {}, 'es-ES')).response).toMatch(
      /^Disputa del .*: abierta, el cliente dice .*, hay que responder antes del /,
    )
  })
})

describe('quotes', () => {
  it('say who created them, for which machine, and what both sides wrote', async () => {
    const { response } = await ask('dealerAdmin', 'who asked for Q-1007 and what machine is it for')
    expect(response).toMatch(/^Q-1007: requested on .* by Rita Stone; for no machine in particular\.$/)
    const whole = await ask('dealerAdmin', 'what about Q-1007')
    expect(whole.response).toMatch(/, created by Rita Stone:\n\n- Northfield Equipment: “Valid for two weeks/)
    expect(whole.response).toContain('Not opened by the customer yet')
    expect((await ask('operatorAdmin', 'what about Q-1007')).response).not.toContain('opened')
  })

  it('are found by their last day where a question says that they end', async () => {
    expect((await ask('operatorAdmin', 'quotes expiring within the next 3 weeks')).response).toMatch(/^Q-1007 /)
    expect((await ask('operatorAdmin', 'quotes expiring tomorrow')).response).toMatch(/^No sent and unanswered quotes /)
  })

  it.each([
    ['which quotes were rejected by us', /^Q-1005 /],
    ['which quotes did the customer decline', /^Q-1003 /],
    ['which quotes are in review', /^Q-1009 /],
    ['quotes without a price', /^3 unpriced quotes:/],
    ['which quotes became an order', /^Q-1001 /],
    ['which quotes did we pull back', /^Q-1004 /],
  ])('%s', async (prompt, expected) => {
    expect((await ask('dealerAdmin', prompt)).response).toMatch(expected)
  })

  it('are not chosen by a price or a day that the customer does not see yet', async () => {
    const quote = test.db.updateTable('quote').where('number', '=', 1007)
    await quote.set({ status: 'IN_REVIEW' }).execute()
    const asked = ['quotes over $300', 'quotes expiring within the next 3 weeks', 'cheapest quote']
    const found = await Promise.all(asked.map(async (prompt) => (await ask('operatorAdmin', prompt)).records))
    await quote.set({ status: 'SENT' }).execute()
    expect(found.flat().map(({ title }: { title: string }) => title)).not.toContain('Q-1007')
    expect((await ask('operatorAdmin', 'quotes over $300')).records).toContainEqual(
      expect.objectContaining({ title: 'Q-1007' }),
    )
  })

  it('answer whether the dealership has answered where no message does', async () => {
    expect((await ask('operatorAdmin', 'did northfield answer about the pistons')).response).toMatch(/^Q-1007 /)
    expect((await ask('operatorAdmin', 'did northfield answer about the dipstick')).response).toMatch(/^No messages /)
  })
})

describe('payments', () => {
  it('that brought no money are in no sum', async () => {
    const { body } = await (await test.as('dealerAdmin')).get('/api/v2/payments/summary?months=24')
    const taken = body.months.reduce((sum: number, { takings }: Takings) => sum + takings.amount, 0)
    const { response } = await ask('dealerAdmin', 'all payments by card')
    expect(response).toContain(`${dollars(taken)} in all`)
    expect(response).toMatch(/^\d+ payments.*, \d+ of them received, \$/)
    expect(response).toContain('Not in the sum: 1 by which no money came in.')
  })

  it.each([
    ['payouts over $1,000', /^2 bank payouts over \$1,000, \$2,166\.68/],
    ['refunds below $200', /^Refund of \w+ \d+, \d{4} for order SO-10\d\d.*\$123\.57/],
  ])('are chosen by what they come to: %s', async (prompt, expected) => {
    const { response } = await ask('dealerAdmin', prompt)
    expect(response).not.toContain('Not considered')
    expect(response).toMatch(expected)
  })

  it('say the card; one that was declined has failed, also for whoever sees the order alone', async () => {
    expect((await ask('dealerAdmin', 'last payment')).response).toContain('Visa •••• 4242')
    expect((await ask('dealerAdmin', 'did any card get declined lately')).response).toMatch(
      /SO-1047 .*: .*, failed; the last attempt failed: the card was declined\.$/,
    )
    expect((await ask('operatorAdmin', 'our card was refused, which order was that')).response).toMatch(/^SO-1047: /)
    expect((await ask('operatorAdmin', 'when did we pay SO-1045')).response).toMatch(
      /^SO-1045: .* paid on .*, Visa •••• 4242/,
    )
  })

  it('are on account where that is asked', async () => {
    expect((await ask('dealerAdmin', 'unpaid orders on account')).response).toMatch(
      /^2 unpaid orders, \$368\.60 in all/,
    )
    expect((await ask('operatorAdmin', 'orders on account')).records).toEqual([])
  })

  it('of a dealership are seen by a super user who names it', async () => {
    expect(await ask('superUser', 'which payments are disputed')).toMatchObject({
      refused: true,
      response: 'A super user sees the disputes of one dealership at a time. Name the dealership.',
    })
    expect((await ask('superUser', 'disputed payments of Northfield Equipment')).response).toMatch(/SO-1050/)
    expect((await ask('superUser', 'bank payouts of Ridgeline Quarry')).refused).toBe(true)
  })
})

describe('papers', () => {
  it('are found by what was ordered, and say the tax where it is asked for', async () => {
    expect((await ask('operatorAdmin', 'invoices for the starters')).response).toMatch(
      /^\d+ invoices naming “starters”, /,
    )
    expect((await ask('operatorAdmin', 'invoice for the radiator')).response).toMatch(/^No invoices naming “radiator”/)
    const { response } = await ask('operatorAdmin', 'how much tax is on invoice INV-40')
    expect(response).toMatch(/^INV-40: tax \$0\.00 \(Montana, no sales tax\)\.$/)
    expect((await ask('operatorAdmin', 'how much tax did we pay this year')).response).toMatch(
      /^\d+ paid invoices .*, \$0\.00 of tax in all/,
    )
    expect((await ask('operatorAdmin', 'did we get our money back for the sealing rings')).response).toMatch(/SO-1044/)
  })
})

describe('fees and disputes', () => {
  it.each<[Who, string, string]>([
    ['dealerUser', 'card fees this year', 'Your role does not see card fees.'],
    ['operatorAdmin', 'card fees this year', 'Your role does not see card fees.'],
    ['dealerUser', 'any open disputes', 'Your role does not see disputes.'],
    ['operator', 'any open disputes', 'Your role does not see disputes.'],
  ])('are refused: %s, %s', async (who, prompt, response) => {
    expect(await ask(who, prompt)).toMatchObject({ refused: true, response, records: [] })
  })
})

interface Takings {
  takings: { amount: number }
}

interface Fees {
  fees: { amount: number }
}

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
const escaped = (text: string) => text.replace(/[$.]/g, '\\$&')
