import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { addPricedPart } from '../../../../tests/support/priced-parts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { pdfPages } from '../../../seed/manuals/testing/pdf-pages'
import { moveOrder } from '../move-order'
import { lockOrder } from '../stored-order.repository'
import { issueInvoice } from './invoice.repository'

const api = '/api/v2/orders'

let test: TestApp
let order: { id: string; version: number; order_number: string }
let token: string
let place: () => Promise<typeof order>
beforeAll(async () => {
  test = await createTestApp()
  const dealership_id = await organizationId(test, 'Northfield Equipment')
  const operator_id = await organizationId(test, 'Ridgeline Quarry')
  const staff = await test.as('dealerUser')
  const part_id = await addPricedPart(test.db, dealership_id)
  place = async () =>
    (
      await staff.post(`${api}/`, {
        dealership_id,
        operator_id,
        order_parts: [{ part_id, quantity: 2 }],
        po_number: 'PO-778',
        address: { line1: '12 Quarry Road', city: 'Butte', country: 'US' },
      })
    ).body
  order = await place()
  const link = await staff.post('/api/v2/portal-links', { kind: 'order', order_id: order.id })
  token = new URL(link.body.url).searchParams.get('token') ?? ''
})
afterAll(() => test.close())

const open = async (kind: string, language = 'en', id = order.id) =>
  (await test.as('dealerUser')).send('GET', `${api}/${id}/documents/${kind}`, {
    headers: { 'accept-language': language },
  })
const pagesOf = async (kind: string, language?: string, id?: string) =>
  pdfPages((await open(kind, language, id)).raw.rawPayload)

const pay = (id: string) =>
  testUnitOfWork(test.db).transact(async (trx) => {
    const locked = await lockOrder(trx, id)
    if (locked) await moveOrder(trx, locked, { to: 'PAID', by: { actors: ['system'] } })
  })
const invoiceOf = async (id: string) => (await (await test.as('operatorAdmin')).get(`${api}/${id}`)).body.invoice_number
const rename = (from: string, to: string) =>
  test.db.updateTable('organization').set({ name: to }).where('name', '=', from).execute()

describe('the documents of an order', () => {
  it('name both sides, the order, its lines and what it costs', async () => {
    await pay(order.id)
    const answer = await open('invoice')
    expect([answer.status, answer.raw.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.raw.headers['content-disposition']).toBe(`attachment; filename="${order.order_number}-invoice.pdf"`)
    const [page = ''] = await pdfPages(answer.raw.rawPayload)
    for (const words of [
      'Invoice',
      'INV-1',
      order.order_number,
      'Northfield Equipment',
      'Ridgeline Quarry',
      'PO-778',
    ]) {
      expect(page).toContain(words)
    }
    for (const words of ['12 Quarry Road', 'United States', '$42.00', '$84.00', 'Page 1 of 1']) {
      expect(page).toContain(words)
    }
  })

  it('are in the language of the reader, with figures as where their customer is', async () => {
    const [page = ''] = await pagesOf('confirmation', 'es')
    for (const words of ['Confirmación de pedido', 'Estados Unidos', '$84.00', 'Página 1 de 1']) {
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

  it('name both sides as they were when the order was placed', async () => {
    await rename('Ridgeline Quarry', 'Ridgeline Holding')
    const page = (await pagesOf('confirmation')).join(' ')
    await rename('Ridgeline Holding', 'Ridgeline Quarry')
    expect(page).toContain('Ridgeline Quarry')
    expect(page).not.toContain('Ridgeline Holding')
  })
})

describe('the invoice', () => {
  it('is not there before the order is paid, nor for one that was cancelled before', async () => {
    const { id, version } = await place()
    expect((await open('invoice', 'en', id)).body.code).toBe('no_document')
    await (await test.as('dealerUser')).put(`${api}/status/${id}`, { status: 'CANCELLED', version })
    expect([(await open('invoice', 'en', id)).status, await invoiceOf(id)]).toEqual([409, null])
    expect((await pagesOf('confirmation', 'en', id)).join(' ')).toContain('This order was cancelled.')
  })

  it('has the next number of the dealership, without gaps, also when many are paid at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, place))
    const failing = testUnitOfWork(test.db).transact(async (trx) => {
      const locked = await lockOrder(trx, orders[0]?.id ?? '')
      if (locked) await issueInvoice(trx, locked)
      throw new Error('the rest of the transaction fails')
    })
    await expect(failing).rejects.toThrow('the rest')
    await Promise.all(orders.map(({ id }) => pay(id)))
    const numbers = await Promise.all(orders.map(({ id }) => invoiceOf(id)))
    expect(numbers.toSorted()).toEqual(['INV-2', 'INV-3', 'INV-4', 'INV-5', 'INV-6', 'INV-7'])
  })

  it('stays as it was issued when the order is cancelled afterwards', async () => {
    const { id } = await place()
    await pay(id)
    const before = await invoiceOf(id)
    const issued = (await pagesOf('invoice', 'en', id)).join(' ')
    const { version } = (await (await test.as('dealerAdmin')).get(`${api}/${id}`)).body
    await (await test.as('dealerAdmin')).put(`${api}/status/${id}`, { status: 'CANCELLED', version, reason: 'Twice' })
    const page = (await pagesOf('invoice', 'en', id)).join(' ')
    expect(await invoiceOf(id)).toBe(before)
    expect(page).toBe(issued)
    for (const words of [before, '$84.00']) expect(page).toContain(words)
    const note = (await pagesOf('credit-note', 'en', id)).join(' ')
    for (const words of ['Credit note CN-1', before, '$84.00', 'Cancelled']) expect(note).toContain(words)
  })

  it('never changes in the database', async () => {
    await expect(test.db.updateTable('order_invoice').set({ number: 99 }).execute()).rejects.toThrow()
    await expect(test.db.deleteFrom('order_invoice_line').execute()).rejects.toThrow()
  })

  it('keeps the figures and days of where both sides were when the order was placed', async () => {
    const organization_id = await organizationId(test, 'Ridgeline Quarry')
    const home = { organization_id, label: 'Home', line1: 'Calle Mayor 1', city: 'Madrid', country: 'ES' }
    await test.db
      .insertInto('address')
      .values({ ...home, is_default: true })
      .execute()
    const { id } = await place()
    await pay(id)
    const invoice = async (language: string) =>
      (await pagesOf('invoice', language, id)).join(' ').replaceAll('\u00a0', ' ')
    const issued = await invoice('es')
    expect(issued).toContain('84,00 US$')
    expect(await invoice('en')).toContain('US$84.00')
    const moved = test.db.updateTable('organization').where('name', '=', 'Northfield Equipment')
    await moved.set({ time_zone: 'Pacific/Kiritimati' }).execute()
    await test.db.updateTable('address').set({ country: 'MX' }).where('city', '=', 'Madrid').execute()
    expect(await invoice('es')).toBe(issued)
    await test.db.deleteFrom('address').where('city', '=', 'Madrid').execute()
    expect(await invoice('es')).toBe(issued)
    await moved.set({ time_zone: 'America/Denver' }).execute()
  })
})
