import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import type { Who } from '../../../../tests/support/test-app'
import { pdfPages } from '../../../seed/manuals/testing/pdf-pages'
import { createPaymentWorld, type PaymentWorld } from '../testing/payment-world'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.test.close())

const api = '/api/v2/payments'
const return_url = 'http://127.0.0.1:3000/payment-management'
const account = async () => (await (await world.as('dealerAdmin')).get(`${api}/account`)).body
const open = async (body: object = {}) =>
  (await world.as('dealerAdmin')).post(`${api}/session/${world.dealershipId}/`, {
    component: 'onboarding',
    return_url,
    ...body,
  })
const onboarding = async () => (await (await world.as('dealerAdmin')).get('/api/v2/auth/me')).body.onboarding_status

describe("a dealership's account", () => {
  it('is created by its first onboarding, once, and ends the onboarding when charges and payouts are enabled', async () => {
    await world.db.deleteFrom('payment_account').execute()
    await world.db
      .updateTable('person')
      .set({ onboarding_status: 'ONBOARDING_STRIPE' })
      .where('email', '=', 'admin@northfield.example')
      .execute()
    expect(await account()).toMatchObject({ status: 'NONE', balance: null })
    expect(await onboarding()).toBe('ONBOARDING_STRIPE')

    world.provider.disable(world.dealershipId)
    const replies = await Promise.all([open(), open()])
    expect(replies.map(({ body }) => body.session.kind)).toEqual(['hosted', 'hosted'])
    expect(await world.db.selectFrom('payment_account').select('organization_id').execute()).toHaveLength(1)
    expect(await account()).toMatchObject({ status: 'ONBOARDING', requirements: ['external_account'] })
    expect(await onboarding()).toBe('ONBOARDING_STRIPE')

    world.provider.enable(world.dealershipId)
    await world.deliver(world.provider.event('account.updated', { objectType: 'account', objectId: world.account }))
    await world.test.runJobs()
    expect(await onboarding()).toBe('DONE')
    expect(await account()).toMatchObject({ status: 'ENABLED', charges_enabled: true, requirements: [] })
  })

  it('is asked for in the same words by two admins at once, so that they get one', async () => {
    await world.db.deleteFrom('payment_account').execute()
    const asked = vi.spyOn(world.provider, 'createAccount')
    const body = { component: 'onboarding', return_url }
    const by = async (who: Who) => (await world.as(who)).post(`${api}/session/${world.dealershipId}/`, body)
    const replies = await Promise.all([by('dealerAdmin'), by('superUser')])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const [first, second = first] = asked.mock.calls
    expect(second).toEqual(first)
    asked.mockRestore()
    const created = world.db.selectFrom('payment_audit').where('action', '=', 'ACCOUNT_CREATED').select('text')
    // One of this test, and one of that before.
    expect(await created.execute()).toHaveLength(2)
  })

  it('returns to this web app only', async () => {
    expect((await open({ return_url: 'https://elsewhere.example/' })).status).toBe(400)
  })

  it('is shown without its balance while the provider cannot be reached', async () => {
    world.provider.state.isDown = true
    const shown = await account()
    const opened = await open()
    world.provider.state.isDown = false
    expect(shown).toMatchObject({ status: 'ENABLED', balance: null })
    expect(opened.status).toBe(503)
  })
})

describe('tax settings', () => {
  it('are those of the provider; a change is in the audit', async () => {
    const admin = await world.as('dealerAdmin')
    expect((await admin.get(`${api}/tax-settings`)).body).toMatchObject({ status: 'pending', registrations: [] })
    const head_office = { line1: '1 Yard Street', city: 'Billings', region: 'MT', country: 'US' }
    const { body } = await admin.put(`${api}/tax-settings`, {
      tax_behavior: 'exclusive',
      head_office,
      add_registration: { country: 'US', region: 'MT' },
    })
    expect(body).toMatchObject({
      tax_behavior: 'exclusive',
      head_office,
      registrations: [{ country: 'US', region: 'MT', status: 'active' }],
    })
    const audit = await admin.get(`${api}/audit?action=TAX_SETTINGS_CHANGED`)
    expect(audit.body.items).toMatchObject([{ text: expect.stringContaining('exclusive') }])
  })

  it('a registration of an unknown state, or of a place that has one, is refused at its field', async () => {
    const admin = await world.as('dealerAdmin')
    const add = (region: string) => admin.put(`${api}/tax-settings`, { add_registration: { country: 'US', region } })
    const errors = [{ path: 'body.add_registration.region' }]
    expect(await add('Montana')).toMatchObject({ status: 400, body: { code: 'validation_failed', errors } })
    expect(await add('mt')).toMatchObject({ status: 409, body: { code: 'already_registered', errors } })
    const audit = await admin.get(`${api}/audit?action=TAX_CHANGE_REQUESTED`)
    expect(audit.body.total).toBe(1)
  })

  it('a registration is ended; one that is not there is refused', async () => {
    const admin = await world.as('dealerAdmin')
    const put = (end_registration: string) => admin.put(`${api}/tax-settings`, { end_registration })
    const { id } = (await admin.get(`${api}/tax-settings`)).body.registrations[0]
    expect((await put(id)).body.registrations).toMatchObject([{ id, status: 'expired' }])
    expect((await put('taxreg_unknown')).status).toBe(409)
    const audit = await admin.get(`${api}/audit?action=TAX_SETTINGS_CHANGED`)
    expect(JSON.parse(audit.body.items[0].text)).toEqual({ end_registration: { country: 'US', region: 'MT' } })
  })

  it('"who did what to money": who asked for a change is in the audit, also if its answer is lost', async () => {
    const admin = await world.as('dealerAdmin')
    world.provider.state.isDown = true
    const { status } = await admin.put(`${api}/tax-settings`, { tax_behavior: 'inclusive' })
    world.provider.state.isDown = false
    expect(status).toBe(503)
    const audit = await admin.get(`${api}/audit`)
    expect(audit.body.items[0]).toMatchObject({
      action: 'TAX_CHANGE_REQUESTED',
      text: expect.stringContaining('inclusive'),
      who: expect.any(String),
    })
  })
})

describe('a payout', () => {
  it('is stored by its event, once for each state; the admins are notified of one that failed', async () => {
    const payout = {
      id: 'po_1',
      amount: 8796,
      currency: 'USD',
      failure: '',
      arrivesAt: new Date('2026-11-24T00:00:00Z'),
      createdAt: new Date('2026-11-23T00:00:00Z'),
    }
    const announceEvent = async (type: string) => {
      const about = { account: world.account, objectType: 'payout', objectId: 'po_1' }
      await world.deliver(world.provider.event(type, about))
      await world.test.runJobs()
    }
    world.provider.payouts.set('po_1', { ...payout, state: 'PAID' })
    await announceEvent('payout.paid')
    await announceEvent('payout.paid')
    world.provider.payouts.set('po_1', { ...payout, state: 'FAILED', failure: 'account_closed' })
    await announceEvent('payout.failed')
    const admin = await world.as('dealerAdmin')
    expect((await admin.get(`${api}/payouts`)).body.items).toMatchObject([
      { amount: { amount: 8796, currency: 'USD' }, state: 'FAILED', failure: 'account_closed' },
    ])
    const audit = await admin.get(`${api}/audit?action=PAYOUT_CHANGED`)
    expect(audit.body.items.map(({ text }: { text: string }) => text)).toEqual(['FAILED: account_closed', 'PAID'])
    expect(await world.emails('A payout failed')).not.toEqual([])
  })

  it('that the bank returned is what the account shows until it has another bank, also before an event of the account', async () => {
    const admin = await world.as('dealerAdmin')
    const account = async () => (await admin.get(`${api}/account`)).body
    const payout = { id: 'po_2', amount: 8796, currency: 'USD', arrivesAt: new Date(), createdAt: new Date() }
    world.provider.payouts.set('po_2', { ...payout, state: 'FAILED', failure: 'account_closed' })
    world.provider.setBank(world.account, false)
    await world.deliver(
      world.provider.event('payout.failed', { account: world.account, objectType: 'payout', objectId: 'po_2' }),
    )
    await world.test.runJobs()
    expect(await account()).toMatchObject({
      status: 'RESTRICTED',
      payouts_enabled: false,
      requirements: ['external_account'],
      returned_payout: { amount: { amount: 8796, currency: 'USD' }, failure: 'account_closed' },
    })
    world.provider.setBank(world.account, true)
    expect(await account()).toMatchObject({ status: 'ENABLED', returned_payout: null })
  })
})

describe('the figures of each month', () => {
  it('add up what was taken, refunded, charged and paid out', async () => {
    const { orderId } = await world.paidOrder()
    await world.refund(orderId, 1000)
    const { body } = await (await world.as('dealerAdmin')).get(`${api}/summary?months=3`)
    expect(body.months).toHaveLength(3)
    expect(body.months.at(-1)).toMatchObject({
      takings: { amount: 8400, currency: 'USD' },
      refunds: { amount: 1000 },
      fees: { amount: 274 },
      payouts: { amount: 0 },
    })
  })
})

describe('the receipt', () => {
  it.each([
    ['ES', '84,00 US$'],
    ['MX', 'USD 84.00'],
  ])(
    'is a PDF for both sides, in their language, with figures as in the customer’s country: %s',
    async (country, paid) => {
      const organization_id = await organizationId(world.test, 'Ridgeline Quarry')
      const home = { organization_id, label: 'Home', line1: '1 Main Street', city: 'Town', country, is_default: true }
      await world.db.deleteFrom('address').where('organization_id', '=', organization_id).execute()
      await world.db.insertInto('address').values(home).execute()
      const { orderId } = await world.paidOrder()
      for (const who of ['operatorAdmin', 'dealerUser'] as const) {
        const { raw } = await (await world.as(who)).get(`${api}/receipt/${orderId}/`, {
          headers: { 'accept-language': 'es' },
        })
        expect([raw.statusCode, raw.headers['content-type'], raw.rawPayload.subarray(0, 5).toString()]).toEqual([
          200,
          'application/pdf',
          '%PDF-',
        ])
        const page = (await pdfPages(raw.rawPayload)).join(' ').replaceAll('\u00a0', ' ')
        for (const words of ['Recibo', 'INV-', 'Visa •••• 4242', paid, 'Ridgeline Quarry']) {
          expect(page).toContain(words)
        }
      }
    },
  )

  it('shows what went back, with what was paid as it was', async () => {
    const { orderId } = await world.paidOrder()
    await world.move(orderId, 'CANCELLED')
    await world.test.runJobs()
    const { raw } = await (await world.as('operatorAdmin')).get(`${api}/receipt/${orderId}/`)
    const page = (await pdfPages(raw.rawPayload)).join(' ')
    for (const words of ['Paid', '$84.00', 'Refunded', '-$84.00', '$0.00']) expect(page).toContain(words)
  })
})
