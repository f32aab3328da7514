import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { pdfPages } from '../../../seed/manuals/testing/pdf-pages'

const api = '/api/v2/quotes'

let test: TestApp
let sides: { dealership_id: string; operator_id: string }
let part: string
beforeAll(async () => {
  test = await createTestApp()
  const dealership_id = await organizationId(test, 'Northfield Equipment')
  sides = { dealership_id, operator_id: await organizationId(test, 'Ridgeline Quarry') }
  part = await addPricedPart(test.db, dealership_id, { partNumber: 'HF-PAPER' })
  const values = { line1: '400 Harrison Avenue', city: 'Butte', region: 'MT', country: 'US', is_default: true }
  const address = { ...values, organization_id: dealership_id, label: 'Store', line2: '', postal_code: '59701' }
  await test.db.insertInto('address').values(address).execute()
})
afterAll(() => test.close())

const address = { line1: '12 Quarry Road', city: 'Butte', region: 'MT', country: 'US' }
const far = '2999-12-31'
const request = async (changes: object = {}) => {
  const lines = [
    { part_id: part, quantity: 2 },
    { description: 'Seal kit', quantity: 1, note: 'bucket cylinder' },
  ]
  const body = { ...sides, lines, address, po_number: 'PO-Q1', note: 'Before Friday', ...changes }
  return (await (await test.as('operatorAdmin')).post(`${api}/`, body)).body
}
const change = async (who: Who, id: string, body: object) => (await (await test.as(who)).put(`${api}/${id}`, body)).body
async function sent(changes: object = {}) {
  const { id, lines } = await request(changes)
  await change('dealerUser', id, { status: 'IN_REVIEW' })
  const costs = lines.map((line: { id: string }, index: number) => ({
    ...{ line_id: line.id, cost: { amount: 4000 + index, currency: 'USD' } },
  }))
  return change('dealerUser', id, { status: 'SENT', costs, comment: 'Two weeks', valid_until: far })
}
const open = async (who: Who, id: string, language = 'en') =>
  (await test.as(who)).send('GET', `${api}/${id}/document`, { headers: { 'accept-language': language } })
const words = async (who: Who, id: string, language?: string) =>
  (await pdfPages((await open(who, id, language)).raw.rawPayload)).join(' ').replaceAll('\u00a0', ' ')
/** Gives the customer an address of its own. */
const atHome = (country: string) =>
  test.db
    .insertInto('address')
    .values({
      ...{ organization_id: sides.operator_id, label: 'Home', line1: '7 Private Lane', line2: '', city: 'Butte' },
      ...{ region: 'MT', postal_code: '59701', country, is_default: true },
    })
    .execute()
async function linkTo(id: string) {
  const link = await (await test.as('dealerUser')).post('/api/v2/portal-links', { kind: 'quote', quote_id: id })
  return `${api}/token/${new URL(link.body.url).searchParams.get('token')}`
}

describe('a quote as a PDF', () => {
  it('is on the letterhead of the dealership: addresses, lines, sums, last day and what both wrote', async () => {
    const quote = await sent()
    const answer = await open('operatorAdmin', quote.id)
    expect([answer.status, answer.raw.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.raw.headers['content-disposition']).toBe(`attachment; filename="${quote.quote_number}.pdf"`)
    const page = await words('operatorAdmin', quote.id)
    for (const word of [
      'Quote',
      quote.quote_number,
      'Northfield Equipment',
      '400 Harrison Avenue',
      'Ridgeline Quarry',
    ]) {
      expect(page).toContain(word)
    }
    for (const word of ['12 Quarry Road', 'PO-Q1', 'HF-PAPER', '$40.00', '$80.00', 'Seal kit', 'bucket cylinder']) {
      expect(page).toContain(word)
    }
    for (const word of ['$120.01', 'Dec 31, 2999', 'Two weeks', 'Before Friday', 'Page 1 of 1']) {
      expect(page).toContain(word)
    }
  })

  it('is in the language of the reader, with figures as where its customer is, by its link too', async () => {
    const { id } = await sent()
    const page = await words('operatorAdmin', id, 'es')
    for (const word of ['Presupuesto', 'Válido hasta', '$120.01']) expect(page).toContain(word)
    await atHome('ES')
    const headers = { 'accept-language': 'es' }
    const { raw } = await test.anyone.send('GET', `${await linkTo(id)}/document`, { headers })
    const byLink = (await pdfPages(raw.rawPayload)).join(' ').replaceAll('\u00a0', ' ')
    for (const text of [byLink, await words('operatorAdmin', id, 'es')]) expect(text).toContain('120,01 US$')
    await test.db.deleteFrom('address').where('label', '=', 'Home').execute()
  })

  it('is the dealership’s alone before it is sent, and says so', async () => {
    const { id } = await request()
    const { status, body } = await open('operatorAdmin', id)
    expect([status, body.code]).toEqual([409, 'no_document'])
    const page = await words('dealerUser', id)
    expect(page).toContain('This quote has not been sent yet.')
    expect(page).not.toContain('Total $')
  })

  it('is that of its link too, without the address book of the customer', async () => {
    await atHome('US')
    const { id, quote_number } = await sent()
    const link = await linkTo(id)
    const { raw } = await test.anyone.get(`${link}/document`)
    const page = (await pdfPages(raw.rawPayload)).join(' ')
    for (const word of [quote_number, '12 Quarry Road']) expect(page).toContain(word)
    expect(page).not.toContain('7 Private Lane')
    expect(await words('operatorAdmin', id)).toContain('7 Private Lane')
    const { letterhead } = (await test.anyone.get(link)).body
    expect([letterhead.seller.address.line1, letterhead.customer.address]).toEqual(['400 Harrison Avenue', null])
  })
})

describe('the order that a quote became', () => {
  const paysOnAccount = (pays_on_account: boolean) =>
    test.db
      .insertInto('customer_terms')
      .values({ organization_id: sides.dealership_id, operator_id: sides.operator_id, pays_on_account })
      .onConflict((conflict) => conflict.columns(['organization_id', 'operator_id']).doUpdateSet({ pays_on_account }))
      .execute()

  it('awaits a payment by card of its customer, by sign-in and by link, until it is paid', async () => {
    await paysOnAccount(false)
    const quote = await sent()
    const link = await linkTo(quote.id)
    expect(quote.order_awaits_payment).toBe(false)
    const answer = { status: 'ACCEPTED', version: quote.version, contact: 'Rosa' }
    const { body } = await test.anyone.put(link, answer)
    expect(body).toMatchObject({ order_awaits_payment: true, order_token: expect.any(String) })
    const awaits = async (who: Who) => (await (await test.as(who)).get(`${api}/${quote.id}`)).body.order_awaits_payment
    expect([await awaits('operatorAdmin'), await awaits('dealerUser')]).toEqual([true, false])
    await test.db.updateTable('customer_order').set({ status: 'PAID', payment_status: 'PAID' }).execute()
    expect(await awaits('operatorAdmin')).toBe(false)
  })

  it('on account awaits none', async () => {
    await paysOnAccount(true)
    const quote = await sent()
    const accepted = await change('operatorAdmin', quote.id, { status: 'ACCEPTED' })
    expect([accepted.status, accepted.order_awaits_payment]).toEqual(['CONVERTED', false])
  })
})
