import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentAccount } from '@/entities/payment'
import { enabledAccount, noAccount, payout } from '@/entities/payment/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { PaymentManagementPage } from './payment-management-page'

// Stripe's scripts load at run time: its components stand for themselves here.
vi.mock('@stripe/connect-js/pure', () => ({ loadConnectAndInitialize: (options: unknown) => options }))
vi.mock('@stripe/react-connect-js', () => ({
  ConnectComponentsProvider: ({ connectInstance, children }: ConnectProps) => (
    <section aria-label={connectInstance.publishableKey}>{children}</section>
  ),
  ConnectAccountOnboarding: ({ onExit }: { onExit: () => void }) => (
    <button type="button" onClick={onExit}>
      Exit Stripe
    </button>
  ),
  ConnectAccountManagement: () => null,
  ConnectNotificationBanner: () => null,
}))
type ConnectProps = { connectInstance: { publishableKey: string }; children: ReactNode }

const address = 'http://127.0.0.1:3000/sandbox/onboarding/1'
let account: PaymentAccount
let sent: unknown[]
const server = serveWith(
  platformHttp.get('/payments/account', ({ response }) => response(200).json(account)),
  platformHttp.post('/payments/session/{id}/', async ({ request, params, response }) => {
    sent.push([params.id, await request.json()])
    return response(200).json({ session: { kind: 'hosted', url: address } })
  }),
)

const onLeave = vi.fn()
const onChoose = vi.fn()
beforeEach(() => {
  account = noAccount
  sent = []
  onLeave.mockReset()
})

const show = (user: User = dealershipAdmin) =>
  renderScreen(<PaymentManagementPage onLeave={onLeave} chosen={undefined} onChoose={onChoose} />, signedInAs(user))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('/payment-management', () => {
  it('leads a dealership without an account to the onboarding of the provider, and back to this page', async () => {
    show()
    await press('Set up card payments')
    await screen.findByText('You are being taken to the payment provider.')
    expect(onLeave.mock.calls).toEqual([[address]])
    expect(sent).toEqual([
      [
        noAccount.organization_id,
        { component: 'onboarding', return_url: `${window.location.origin}/payment-management` },
      ],
    ])
  })

  it.each([
    ['sandbox', 'This is the payment sandbox: no money moves, and only test cards are accepted.'],
    ['stripe_test', 'Stripe is set up with test keys: no money moves, and only test cards are accepted.'],
  ] as const)('says with %s that no money moves', async (provider, words) => {
    account = { ...enabledAccount, provider }
    show()
    await screen.findByText(words)
  })

  it('says that payouts are stopped because the bank returned one, and leads to the bank account', async () => {
    account = { ...enabledAccount, status: 'RESTRICTED', payouts_enabled: false, returned_payout: payout }
    show()
    await screen.findByText(/Your bank returned a payout of \$\d/)
    expect(screen.queryByText(/The provider is checking your answers/)).toBeNull()
    await press('Enter the bank account again')
    await screen.findByText('You are being taken to the payment provider.')
    expect(sent).toMatchObject([[account.organization_id, { component: 'onboarding' }]])
  })

  it('shows what the provider still needs', async () => {
    account = { ...noAccount, status: 'ONBOARDING', requirements: ['external_account', 'relationship.moon'] }
    show()
    await screen.findByRole('button', { name: 'Continue setting up' })
    screen.getByText('A bank account for payouts')
    // What the provider names otherwise is not hidden.
    screen.getByText('Something else: relationship.moon')
    expect(screen.getAllByText('Not enabled')).toHaveLength(2)
  })

  it('shows the balance of an account that is ready, and opens its management', async () => {
    account = enabledAccount
    show()
    await press('Manage account')
    for (const words of ['Ready', '$187.96', '$50.00']) screen.getByText(words)
    expect(sent).toEqual([[account.organization_id, expect.objectContaining({ component: 'management' })]])
  })

  it('shows when the provider has finished its checks without a reload', async () => {
    account = { ...noAccount, status: 'RESTRICTED', details_submitted: true }
    show()
    await screen.findByText('Being checked')
    account = enabledAccount
    testRooms.send('payments.changed', { organization_id: enabledAccount.organization_id })
    await screen.findByText('Ready')
  })

  it('reports why the account was not opened, and can be tried again', async () => {
    server.use(
      platformHttp.post('/payments/session/{id}/', ({ response }) =>
        response(409).json(problem(409, 'provider_refused', 'The payment provider refused this: closed')),
      ),
    )
    show()
    await press('Set up card payments')
    expect((await screen.findByRole('alert')).textContent).toContain('refused this: closed')
    server.resetHandlers()
    await press('Set up card payments')
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
  })

  it("shows Stripe's own screens in the page, and how the account stands after them", async () => {
    const session = { kind: 'embedded', client_secret: 'secret', publishable_key: 'pk_1', account: 'acct_1' } as const
    server.use(platformHttp.post('/payments/session/{id}/', ({ response }) => response(200).json({ session })))
    show()
    await press('Set up card payments')
    await screen.findByRole('region', { name: 'pk_1' })
    expect(onLeave).not.toHaveBeenCalled()
    account = enabledAccount
    await press('Exit Stripe')
    await screen.findByText('Ready')
  })
})
