import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { auditEntry, pageOf, payment } from '@/entities/payment/testing'
import { userQueries } from '@/entities/user'
import { chooseLanguage } from '@/shared/lib/i18n'
import { savedLines } from '@/shared/lib/save-file/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { PaymentHistoryPage } from './payment-history-page'

const asked: URLSearchParams[] = []
const entries = [
  auditEntry,
  { ...auditEntry, id: 13, action: 'REFUND_REQUESTED', who: 'Ada Brandt', text: 'Returned unused' } as const,
]

/** What the server records, and what a person reads. */
const recorded = [
  ['REFUND_CHANGED', 'SUCCEEDED', 'Refunded'],
  ['REFUND_CHANGED', 'FAILED: expired_or_canceled_card', 'Failed: The card has expired or was cancelled'],
  ['DISPUTE_OPENED', 'fraudulent', 'Customer says they did not authorize this payment'],
  ['DISPUTE_CLOSED', 'WON', 'Won'],
  ['PAYOUT_CHANGED', 'IN_TRANSIT', 'On its way'],
  ['ACCOUNT_OPENED', 'onboarding', 'Setting up'],
  ['ACCOUNT_CHANGED', 'charges enabled, payouts disabled', 'Card payments enabled, payouts disabled'],
  ['TAX_CHANGE_REQUESTED', '{"tax_behavior":"inclusive"}', 'Prices: With tax included'],
  [
    'TAX_SETTINGS_CHANGED',
    '{"tax_code":"","head_office":{"line1":"1 Main St","city":"Helena","country":"US"}}',
    'Tax code: none, Head office: Helena, United States',
  ],
  [
    'TAX_SETTINGS_CHANGED',
    '{"add_registration":{"country":"US","region":"MT"},"end_registration":{"country":"DE"}}',
    'Registration added: United States, MT, Registration ended: Germany',
  ],
  ['TAX_SETTINGS_CHANGED', '{"end_registration":"taxreg_1"}', 'Registration ended'],
  ['TAX_SETTINGS_CHANGED', 'set up by hand', 'set up by hand'],
  ['DIFFERENCE_FOUND', 'SO-1042: order_differs', 'The status of SO-1042 does not match its payments'],
  ['DIFFERENCE_FOUND', 'SO-1042: another_kind', 'SO-1042: another_kind'],
  ['PAYMENT_SUCCEEDED', 'Visa •••• 4242', 'Visa •••• 4242'],
  ['PAYMENT_FAILED', 'insufficient_funds', 'The card has insufficient funds'],
  ['PAYMENT_FAILED', 'Your card was declined.', 'The card was declined'],
  ['PAYMENT_FAILED', 'Your card is not supported.', 'Your card is not supported.'],
] as const
const server = serveWith(
  noViews,
  platformHttp.get('/payments/audit', ({ request, response }) => {
    asked.push(new URL(request.url).searchParams)
    return response(200).json(pageOf(entries))
  }),
)

describe('/payments/history', () => {
  it('shows who did what, with the way to the payment, and exports what is filtered', async () => {
    renderScreen(
      <AtAddress href="/payments/history?action=REFUND_REQUESTED">
        <PaymentHistoryPage />
      </AtAddress>,
      { known: [[userQueries.me().queryKey, dealershipAdmin]] },
    )
    await screen.findAllByText('Ada Brandt')
    for (const words of ['System', 'Returned unused', 'Refund requested']) {
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    }
    expect(screen.getAllByRole('link', { name: 'SO-1042' })[0]?.getAttribute('href')).toBe(`/payments/${payment.id}`)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const lines = await savedLines()
    expect(lines[2]).toMatch(/^"Refund requested",.*"Ada Brandt","SO-1042",.*"Returned unused"$/)
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ action: 'REFUND_REQUESTED', limit: '500' })
  })

  it('says what was recorded in words', async () => {
    const items = recorded.map(([action, text], id) => ({ ...auditEntry, id, action, text }))
    server.use(platformHttp.get('/payments/audit', ({ response }) => response(200).json(pageOf(items))))
    renderScreen(
      <AtAddress href="/payments/history">
        <PaymentHistoryPage />
      </AtAddress>,
      { known: [[userQueries.me().queryKey, dealershipAdmin]] },
    )
    for (const [, , words] of recorded) expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })

  it.each(['order_cancelled', 'Order cancelled'])(
    'says in Spanish why the system refunded, recorded as “%s”',
    async (text) => {
      const items = [{ ...auditEntry, action: 'REFUND_REQUESTED', text } as const]
      server.use(platformHttp.get('/payments/audit', ({ response }) => response(200).json(pageOf(items))))
      await chooseLanguage('es')
      renderScreen(
        <AtAddress href="/payments/history">
          <PaymentHistoryPage />
        </AtAddress>,
        { known: [[userQueries.me().queryKey, dealershipAdmin]] },
      )
      expect((await screen.findAllByText('Pedido cancelado')).length).toBeGreaterThan(0)
      await chooseLanguage('en')
    },
  )
})
