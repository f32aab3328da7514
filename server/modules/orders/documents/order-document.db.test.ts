import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { pdfPages } from '../../../seed/manuals/testing/pdf-pages'

const api = '/api/v2/orders'

let test: TestApp
let order: { id: string; version: number; order_number: string }
let token: string
beforeAll(async () => {
  test = await createTestApp()
  const dealership_id = await organizationId(test, 'Northfield Equipment')
  const operator_id = await organizationId(test, 'Ridgeline Quarry')
  const staff = await test.as('dealerUser')
  order = (
    await staff.post(`${api}/`, {
      dealership_id,
      operator_id,
      order_parts: [{ part_id: await addPricedPart(test.db, dealership_id), quantity: 2 }],
      po_number: 'PO-778',
      address: { line1: '12 Quarry Road', city: 'Butte', country: 'US' },
    })
  ).body
  const link = await staff.post('/api/v2/portal-links', { kind: 'order', order_id: order.id })
  token = new URL(link.body.url).searchParams.get('token') ?? ''
})
afterAll(() => test.close())

const open = async (kind: string, language = 'en') =>
  (await test.as('dealerUser')).send('GET', `${api}/${order.id}/documents/${kind}`, {
    headers: { 'accept-language': language },
  })
const pagesOf = async (kind: string, language?: string) => pdfPages((await open(kind, language)).raw.rawPayload)

describe('the documents of an order', () => {
  it('name both sides, the order, its lines and what it costs', async () => {
    const answer = await open('invoice')
    expect([answer.status, answer.raw.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.raw.headers['content-disposition']).toBe(`attachment; filename="${order.order_number}-invoice.pdf"`)
    const [page = ''] = await pdfPages(answer.raw.rawPayload)
    for (const words of ['Invoice', order.order_number, 'Northfield Equipment', 'Ridgeline Quarry', 'PO-778']) {
      expect(page).toContain(words)
    }
    for (const words of ['12 Quarry Road', 'United States', '$42.00', '$84.00', 'Page 1 of 1']) {
      expect(page).toContain(words)
    }
  })

  it('are in the language and the formats of the reader', async () => {
    const [page = ''] = await pagesOf('confirmation', 'es')
    for (const words of ['Confirmación de pedido', 'Estados Unidos', '84,00 US$', 'Página 1 de 1']) {
      expect(page.replaceAll('\u00a0', ' ')).toContain(words)
    }
  })

  it('are those of its link too', async () => {
    const { raw } = await test.anyone.get(`${api}/token/${token}/documents/confirmation`)
    expect((await pdfPages(raw.rawPayload))[0]).toContain(order.order_number)
  })

  it('have the prices that were copied, whatever the catalogue says now', async () => {
    await test.db.updateTable('catalogue_part').set({ description: 'Renamed since' }).execute()
    expect((await pagesOf('invoice')).join(' ')).not.toContain('Renamed since')
  })

  it('an order that was cancelled before it was paid has no invoice', async () => {
    await (await test.as('dealerUser')).put(`${api}/status/${order.id}`, {
      status: 'CANCELLED',
      version: order.version,
    })
    const { status, body } = await open('invoice')
    expect([status, body.code]).toEqual([409, 'no_document'])
    expect((await pagesOf('confirmation')).join(' ')).toContain('This order was cancelled.')
  })
})
