import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { pdfPages } from '../../../seed/manuals/testing/pdf-pages'

const api = '/api/v2/maintenance-quotes'

let test: TestApp
let sides: { dealershipId: string; operatorId: string }
let quote: { id: string; quote_number: string; lines: { id: string }[] }
const change = async (path: string, body: object, who: Who = 'dealerUser') =>
  (await (await test.as(who)).put(`${api}/${quote.id}${path}`, body)).body
const addAddress = (organization_id: string, line1: string, country = 'US') =>
  test.db
    .insertInto('address')
    .values({ organization_id, label: 'Home', line1, city: 'Butte', region: 'MT', country, is_default: true })
    .execute()

beforeAll(async () => {
  test = await createTestApp()
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  sides = { dealershipId, operatorId: await organizationId(test, 'Ridgeline Quarry') }
  await test.db
    .insertInto('catalogue')
    .values({ organization_id: dealershipId, name: 'Parts', currency: 'USD' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await addAddress(dealershipId, '400 Harrison Avenue')
})
/** A draft with two priced lines. */
beforeEach(async () => {
  await test.db.deleteFrom('address').where('organization_id', '=', sides.operatorId).execute()
  const staff = await test.as('dealerUser')
  const instance = await addInstance(test, sides)
  const machine = `/api/v2/machines/instance/${instance}`
  const enter = (value: number) => staff.post(`${machine}/readings`, { value, confirmed: true })
  await enter(100)
  const tasks = ['500 h service', 'Grease the bucket'].map((name) => ({ name, interval_hours: 500 }))
  await staff.put(`${machine}/schedule`, { tasks })
  await enter(600)
  quote = (await staff.post(`${api}/`, { instance_id: instance })).body
  const [service, grease] = quote.lines.map(({ id }) => id)
  await change('', {
    version: 1,
    comment: 'The loader can stay in the pit.',
    lines: [
      {
        id: service,
        description: '500 h service',
        parts_amount: 123_450,
        labour_minutes: 1500,
        labour_amount: 100_000,
      },
      { id: grease, description: 'Grease the bucket', parts_amount: 0, labour_minutes: 30, labour_amount: 3000 },
    ],
  })
})
afterAll(() => test.close())

const send = async () => {
  await change('/status', { version: 2, status: 'READY' })
  quote = await change('/status', { version: 3, status: 'SENT', valid_until: '2999-12-31' })
}
const open = async (who: Who, language = 'en') =>
  (await test.as(who)).send('GET', `${api}/${quote.id}/document`, { headers: { 'accept-language': language } })
const textOf = async (answer: { raw: { rawPayload: Buffer } }) =>
  (await pdfPages(answer.raw.rawPayload)).join(' ').replaceAll('\u00a0', ' ')
const page = async (who: Who, language?: string) => textOf(await open(who, language))

describe('a maintenance quote as a PDF', () => {
  it('is on the letterhead of the dealership: addresses, work, sums, last day and comment', async () => {
    await addAddress(sides.operatorId, '7 Private Lane')
    await send()
    const answer = await open('operatorAdmin')
    expect([answer.status, answer.raw.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.raw.headers['content-disposition']).toBe(`attachment; filename="${quote.quote_number}.pdf"`)
    const text = await textOf(answer)
    for (const words of ['Maintenance quote', quote.quote_number, 'Northfield Equipment', '400 Harrison Avenue']) {
      expect(text).toContain(words)
    }
    for (const words of [
      'Ridgeline Quarry',
      '7 Private Lane',
      '500 h service',
      '1,500 min',
      '$1,234.50',
      '$2,234.50',
    ]) {
      expect(text).toContain(words)
    }
    for (const words of ['$2,264.50', 'Dec 31, 2999', 'The loader can stay in the pit.', 'Page 1 of 1']) {
      expect(text).toContain(words)
    }
  })

  it('says of each line what was decided, and charges none that was declined', async () => {
    await send()
    const [service, grease] = quote.lines.map(({ id }) => id)
    const decisions = [
      { line_id: service, decision: 'APPROVED' },
      { line_id: grease, decision: 'DECLINED' },
    ]
    await (await test.as('operatorAdmin')).post(`${api}/${quote.id}/decisions`, { version: 4, decisions })
    const text = await page('dealerUser')
    for (const words of ['Approved', 'Declined, not charged', 'Total $2,234.50']) expect(text).toContain(words)
  })

  it('is the dealership’s alone before it is sent, and says so', async () => {
    expect((await open('operatorAdmin')).status).toBe(404)
    expect(await page('dealerUser')).toContain('This quote has not been sent yet.')
  })

  it('is that of its link too: the same figures, without the address of the customer', async () => {
    await addAddress(sides.operatorId, '7 Private Lane', 'ES')
    await send()
    const body = { kind: 'maintenance_quote', maintenance_quote_id: quote.id }
    const link = await (await test.as('dealerUser')).post('/api/v2/portal-links', body)
    const byLink = `${api}/token/${new URL(link.body.url).searchParams.get('token')}`
    const headers = { 'accept-language': 'es' }
    const text = await textOf(await test.anyone.send('GET', `${byLink}/document`, { headers }))
    for (const words of ['Presupuesto de mantenimiento', quote.quote_number, '2264,50 US$'])
      expect(text).toContain(words)
    expect(text).not.toContain('7 Private Lane')
    expect(await page('operatorAdmin', 'es')).toContain('2264,50 US$')
    const { letterhead } = (await test.anyone.get(byLink)).body
    expect([letterhead.seller.address.line1, letterhead.customer.address]).toEqual(['400 Harrison Avenue', null])
  })
})
