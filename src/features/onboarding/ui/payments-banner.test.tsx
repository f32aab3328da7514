import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PaymentAccount } from '@/entities/payment'
import { enabledAccount, noAccount, payout } from '@/entities/payment/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { PaymentsBanner } from './payments-banner'

let account: PaymentAccount = noAccount
serveWith(platformHttp.get('/payments/account', ({ response }) => response(200).json(account)))

const withStatus = (onboarding_status: (typeof dealershipAdmin)['onboarding_status']) => ({
  ...dealershipAdmin,
  onboarding_status,
})

const setUp = (words: string) => <a href="/payment-management">{words}</a>

describe('PaymentsBanner', () => {
  it('says that card payments are not set up, leads to where they are, and can be sent away', async () => {
    renderScreen(<PaymentsBanner user={withStatus('ONBOARDING_STRIPE')} setUp={setUp} />)
    await screen.findByText('Card payments are not set up yet')
    screen.getByRole('link', { name: 'Set up card payments' })
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByText('Card payments are not set up yet')).toBeNull()
  })

  it('says that payouts are stopped, not that cards are not set up, once the bank has returned one', async () => {
    account = { ...enabledAccount, status: 'RESTRICTED', payouts_enabled: false, returned_payout: payout }
    renderScreen(<PaymentsBanner user={withStatus('ONBOARDING_STRIPE')} setUp={setUp} />)
    await screen.findByText('Payouts are stopped')
    screen.getByRole('link', { name: 'Enter the bank account again' })
    expect(screen.queryByText('Card payments are not set up yet')).toBeNull()
  })

  it.each(['DONE', null] as const)('is not there for %s', (status) => {
    const { container } = renderScreen(<PaymentsBanner user={withStatus(status)} setUp={setUp} />)
    expect(container.textContent).toBe('')
  })
})
