import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'
import { saidOfOrder, saidOfPayment, saidOfQuote, textsOf } from './testing/said-of-records'
import { seedQuarry } from './testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'catalogue', 'organizations', 'payments')
  await test.db
    .updateTable('customer_order')
    .where('number', '=', 1048)
    .set({ note: 'Call before you come.', address: JSON.stringify(address) })
    .set({ contact_email: 'yard@ridgeline.example', contact_id: randomUUID() })
    .execute()
})
afterAll(() => test.close())

const address = { recipient: 'Ana Ruiz', line1: '5 Quarry Road', city: 'Helena', region: 'MT', country: 'US' }

const ask = askBob(() => test)

it('what two parts of a question ask of an order is said once', async () => {
  const { response } = await ask('operatorAdmin', 'wheres order 1048, has all of it shipped?')
  expect(response).toMatch(/^In part\. SO-1048: /)
  expect(response.match(/BSF-71048/g)).toHaveLength(1)
})

describe('an order', () => {
  it.each([
    ['where does SO-1048 go', /^SO-1048: delivery to Ana Ruiz, 5 Quarry Road, Helena, MT, United States\.$/],
    ['who is the contact for SO-1048', /^SO-1048: delivery to Ana Ruiz.*; e-mails to yard@ridgeline\.example\.$/],
    ['whats the note on SO-1048', /^SO-1048: note: “Call before you come”\.$/],
    ['what is the note on SO-1050', /^SO-1050: no note\.$/],
    ['PO number of SO-1048', /^SO-1048: PO number PO-2452\.$/],
    ['who picked SO-1048', /^SO-1048: picked \(6 × .*\) on .* by Pete Clark\.$/],
    ['who shipped SO-1048 and when', /^SO-1048: parcel 1 shipped \(.*\) on .* by Pete Clark\.$/],
    ['who cancelled SO-1010 and why', /^SO-1010: cancelled on .* by Pete Clark \(“Ordered twice”\)\.$/],
    ['who cancelled SO-1048', /^SO-1048: not cancelled\.$/],
    ['tracking number of SO-1048', /^SO-1048: shipped on .*, Big Sky Freight BSF-7\d+: /],
    ['why did the payment of SO-1047 fail', /^SO-1047: payment failed on .* \(“the card was declined”\)\.$/],
    ['core charges on SO-1048', /^SO-1048: no core charges\.$/],
    ['has anyone started on PO-2454', /^No\. SO-\d+: nothing picked or shipped yet\.$/],
    ['what is on PO-2454 and has anyone started on it', /^No\.|\n\nNo\. SO-\d+: nothing picked or shipped yet\.$/],
    ['have they started on SO-1048', /^Yes\. SO-1048: .*shipped/],
    ['¿ya empezaron con PO-2454?', /^No\. /],
    ['tax on SO-1048', /^SO-1048: tax \$0\.00 \(Montana, no sales tax\)\.$/],
    ['unit prices of SO-1048', /^SO-1048: ordered: 6 × .* at \$/],
    ['who placed SO-1048 and how much was it', /^SO-1048 of .*\$380\.80, PO-2452; placed by Rita Stone on [^;]*\.$/],
    [
      'what was the total of invoice INV-38 and what was on it',
      /^INV-38 of .*\$1,116\.00, paid; ordered: 2 × Starter.* at \$498\.00\.$/,
    ],
    ['what is in Q-1007', /^Q-1007: 2 × Piston and 2 × Seal kit\.$/],
    [
      'what was the total of INV-38 and what is it called',
      /^INV-38 .*\$1,116\.00, paid\.\n\nNot answered: “what is it called”/,
    ],
    ['history of SO-1048', /^SO-1048: history: .*picked .*; parcel 1 shipped /],
    [
      'where is SO-1048',
      /^SO-1048: shipped on .*, Big Sky Freight BSF-7\d+: 6 × [^;]+; still to ship: 2 × .* and 2 × [^;]+\.$/,
    ],
    ['where is our order PO-2452', /^SO-1048: shipped on [^;]+; still to ship: [^;]+\.$/],
    ['what is still missing on SO-1048', /^SO-1048: still to ship: 2 × [^;]+\.$/],
    ['has SO-1048 shipped', /^In part\. SO-1048: shipped on .*; still to ship: .*\.$/],
    ['has PO-2452 been delivered yet', /^No\. SO-1048: not delivered yet, .*; shipped on .*; still to ship: .*\.$/],
    ['is SO-1042 delivered', /^Yes\. SO-1042: shipped on .*, delivered on .*\.$/],
    ['¿está pagado el pedido SO-1048?', /^Sí\. SO-1048: .* pagados el .*, Visa •••• 4242\.$/],
    ['status of SO-1048', /^SO-1048 of .*: partly shipped, paid, .*, PO-2452\.$/],
    ['¿qué número de factura tiene el pedido SO-1042?', /^INV-\d+ del .*, pedido SO-1042: .*, pagada\.$/],
    ['when was SO-1048 shipped', /^SO-1048: shipped on [^;]*\.$/],
    ['was our last order shipped', /^No\. SO-\d+: not shipped yet\.$/],
    ['show me SO-1048', /^SO-1048 of .*:\n\n(?:- .*\n?){6,}$/],
  ])('%s', async (prompt, expected) => {
    expect((await ask('operatorAdmin', prompt)).response).toMatch(expected)
  })

  it('is told by its number, also where nothing in it is called as what is asked for', async () => {
    const { response } = await ask('operatorAdmin', 'which wibble does order SO-1048 have')
    expect(response).toMatch(/^SO-1048.*\n/)
    const declined = await ask('operatorAdmin', 'why did the payment of SO-1047 fail')
    expect(declined.response).not.toMatch(/not shipped yet; /)
  })

  it('says what is asked of it in Spanish, and in a follow-up', async () => {
    const { response, conversation_id } = await ask('operatorAdmin', '¿quién envió el pedido SO-1048?', {}, 'es-ES')
    expect(response).toMatch(/^SO-1048: paquete 1 enviado \(.*\) el .* por Pete Clark\.$/)
    const followUp = await ask('operatorAdmin', '¿y la dirección?', { conversation_id }, 'es-ES')
    expect(followUp.response).toMatch(/^SO-1048: entrega en Ana Ruiz, 5 Quarry Road/)
  })

  it('of several say each what is asked', async () => {
    const body = await ask('operatorAdmin', 'addresses of the open orders')
    expect(body).toMatchObject({ refused: false })
    const { response } = body
    expect(response).toContain('; delivery to Ana Ruiz, 5 Quarry Road, Helena, MT, United States')
    expect(response.match(/^- SO-/gm).length).toBeGreaterThan(1)
  })

  it('is nobody’s whose orders the asker does not see', async () => {
    expect(await ask('operator', 'where does SO-1048 go')).toMatchObject({ refused: true, records: [] })
    expect((await ask('strangerOperator', 'who shipped SO-1048')).response).not.toContain('Pete Clark')
  })

  it('says to the dealership alone to whom it was e-mailed', async () => {
    await test.db
      .updateTable('order_event')
      .where('kind', '=', 'SHIPPED')
      .set({ emailed_to: ['yard@ridgeline.example'] })
      .execute()
    const question = 'who shipped SO-1048'
    expect((await ask('dealerUser', question)).response).toContain('by Pete Clark, e-mailed to yard@ridgeline.example')
    expect((await ask('operatorAdmin', question)).response).not.toContain('e-mailed to')
  })
})

describe('all that the contract has of a record is said to whoever reads it there', () => {
  const missingFrom = async (who: Who, prompt: string, said: readonly string[]) => {
    const { response } = await ask(who, prompt)
    return said.filter((text) => !response.includes(text))
  }

  it.each<[Who, number]>([
    ['operatorAdmin', 1048],
    ['dealerUser', 1050],
    ['dealerAdmin', 1044],
    ['operatorAdmin', 1004],
  ])('of an order: %s, SO-%i', async (who, number) => {
    const visitor = await test.as(who)
    const { items } = (await visitor.get(`/api/v2/orders/?search=SO-${number}`)).body
    const { body } = await visitor.get(`/api/v2/orders/${items[0].id}`)
    const said = textsOf(body, saidOfOrder)
    expect(said.length).toBeGreaterThan(5)
    expect(await missingFrom(who, `show me order SO-${number}`, said)).toEqual([])
  })

  it.each<[Who, number]>([
    ['operatorAdmin', 1007],
    ['dealerAdmin', 1003],
    ['dealerUser', 1011],
  ])('of a quote: %s, Q-%i', async (who, number) => {
    const visitor = await test.as(who)
    const { items } = (await visitor.get(`/api/v2/quotes/?search=Q-${number}`)).body
    const { body } = await visitor.get(`/api/v2/quotes/${items[0].id}`)
    const said = textsOf(body, saidOfQuote)
    expect(said.length).toBeGreaterThan(5)
    expect(await missingFrom(who, `show me quote Q-${number}`, said)).toEqual([])
  })

  it.each([1044, 1050])('of a payment: SO-%i', async (number) => {
    const visitor = await test.as('dealerAdmin')
    const { items } = (await visitor.get(`/api/v2/payments/?search=SO-${number}`)).body
    const { body } = await visitor.get(`/api/v2/payments/${items[0].id}`)
    const said = textsOf(body, saidOfPayment)
    expect(said.length).toBeGreaterThan(5)
    expect(await missingFrom('dealerAdmin', `payment of SO-${number}`, said)).toEqual([])
  })
})

describe('an invoice', () => {
  it('says that no day is recorded by which it is due', async () => {
    expect((await ask('dealerAdmin', 'when is the last invoice due')).response).toMatch(
      /^INV-\d+: (?:on account|to be)/,
    )
    expect((await ask('operatorAdmin', '¿cuándo vence la última factura?', {}, 'es-ES')).response).toMatch(
      /^INV-\d+: se paga por adelantado/,
    )
  })
})

describe('a quote', () => {
  it.each<[Who, string, RegExp]>([
    ['operatorAdmin', 'until when is Q-1007 valid', /^Q-1007: the last day is .*, which has not passed\.$/],
    ['operatorAdmin', 'has Q-1003 expired and when', /^Yes\. Q-1003: the last day was .*, which has passed\.$/],
    [
      'operatorAdmin',
      '¿ya contestaron la cotización de los pistones?',
      /^Sí\. Q-1007: enviado el .* por Pete Clark\.$/,
    ],
    ['dealerAdmin', 'has Ridgeline answered Q-1007', /^No\. Q-1007: not answered yet\.$/],
    [
      'dealerAdmin',
      'has Ridgeline opened Q-1007 yet',
      /^(?:Yes\. Q-1007: opened on|No\. Q-1007: not opened by the customer yet\.$)/,
    ],
    ['dealerAdmin', 'was Q-1003 declined', /^Yes\. Q-1003: declined by the customer on .*\.$/],
    ['dealerAdmin', 'who sent Q-1007', /^Q-1007: sent on .* by Pete Clark, e-mailed to admin@ridgeline\.example\.$/],
    ['dealerAdmin', 'why was Q-1003 declined', /^Q-1003: declined by the customer on .* by Rita Stone \(“We found one/],
    ['operatorAdmin', 'why was Q-1004 withdrawn', /^Q-1004: withdrawn on .* by Pete Clark \(“Superseded/],
    [
      'operatorAdmin',
      'which change did we request on Q-1008 and why',
      /^Q-1008: change requested .*\(“Please quote one new/,
    ],
    ['dealerAdmin', 'delivery address of Q-1007', /^Q-1007: /],
  ])('%s: %s', async (who, prompt, expected) => {
    expect((await ask(who, prompt)).response).toMatch(expected)
  })

  it('shows no price, comment or last day to the customer before it is sent', async () => {
    const quote = test.db.updateTable('quote').where('number', '=', 1007)
    await quote.set({ status: 'IN_REVIEW' }).execute()
    const { response } = await ask('operatorAdmin', 'price and last day of Q-1007')
    await quote.set({ status: 'SENT' }).execute()
    expect(response).toMatch(/^Q-1007: /)
    expect(response).not.toMatch(/unit prices|Equipment: “Valid for two weeks|has not passed/)
  })
})

describe('a payment', () => {
  it.each([
    ['was the refund on PO-2442 paid?', /^Yes\. SO-1044: \$123\.57 refunded to Visa •••• 4242\.$/],
    ['why did the last failed payment fail', /SO-1047: the last attempt failed: the card was declined/],
    ['how much of the payment of SO-1045 can still be refunded', /^SO-1045: \$[\d,.]+ can still be refunded\.$/],
    ['who refunded the payment of SO-1043 and why', /SO-1043/],
    ['which card paid SO-1045', /^SO-1045: .*Visa •••• 4242/],
    ['why was the last refund made', /^SO-10\d\d: “Returned unused”/],
  ])('%s', async (prompt, expected) => {
    expect((await ask('dealerAdmin', prompt)).response).toMatch(expected)
  })

  it('keeps from others who refunded, and why', async () => {
    const { response } = await ask('operatorAdmin', 'who made the last refund and why')
    expect(response).toContain('only seen by the admins of the dealership')
    expect(response).not.toMatch(/Returned unused|by Nora|by Pete/)
  })

  it.each<Who>(['dealerUser', 'operatorAdmin', 'operator'])('shows its fee to nobody else: %s', async (who) => {
    expect((await ask(who, 'what fee did we pay on SO-1045')).response).not.toMatch(/fee \$/)
  })
})

describe('returns', () => {
  it('say their state, their reason and why they were declined, to whoever sees the order', async () => {
    const who = await test.as('operatorAdmin')
    const { items } = (await who.get('/api/v2/orders/?search=SO-1042')).body
    const order = (await who.get(`/api/v2/orders/${items[0].id}`)).body
    const [line] = order.order_parts
    const url = `/api/v2/orders/${order.id}/returns`
    const lines = [{ line_id: line.id, quantity: 1 }]
    const asked = { version: order.version, reason: 'Does not fit.', lines }
    const { body } = await who.send('POST', url, { payload: asked })
    const seller = await test.as('dealerUser')
    const declined = { status: 'DECLINED', version: body.version, reason: 'It was used.' }
    await seller.send('PUT', `${url}/${body.id}/status`, { payload: declined })

    const { response, records } = await ask('operatorAdmin', 'which returns do we have')
    expect(response).toMatch(/^SO-1042, return 1 of .*: declined, 1 × .*, “Does not fit”, requested by Rita Stone/)
    expect(records).toEqual([{ title: 'SO-1042', path: `/orders/${order.id}` }])
    expect((await ask('dealerUser', 'why was the return declined')).response).toMatch(
      /^SO-1042: return 1 declined on .* by Pete Clark, e-mailed to .* \(“It was used”\)\.$/,
    )
    expect((await ask('operatorAdmin', '¿qué devoluciones están abiertas?', {}, 'es-ES')).response).toMatch(
      /^No hay devol/,
    )
    expect((await ask('operator', 'which returns are there')).records).toEqual([])
    expect((await ask('strangerStaff', 'which returns are there')).records).toEqual([])
  })
})
