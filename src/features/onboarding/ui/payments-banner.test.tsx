import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { PaymentsBanner } from './payments-banner'

const withStatus = (onboarding_status: (typeof dealershipAdmin)['onboarding_status']) => ({
  ...dealershipAdmin,
  onboarding_status,
})

const setUp = (words: string) => <a href="/payment-management">{words}</a>

describe('PaymentsBanner', () => {
  it('says that card payments are not set up, leads to where they are, and can be sent away', async () => {
    render(<PaymentsBanner user={withStatus('ONBOARDING_STRIPE')} setUp={setUp} />)
    expect(screen.getByText('Card payments are not set up yet')).toBeTruthy()
    screen.getByRole('link', { name: 'Set up card payments' })
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByText('Card payments are not set up yet')).toBeNull()
  })

  it.each(['DONE', null] as const)('is not there for %s', (status) => {
    const { container } = render(<PaymentsBanner user={withStatus(status)} setUp={setUp} />)
    expect(container.textContent).toBe('')
  })
})
