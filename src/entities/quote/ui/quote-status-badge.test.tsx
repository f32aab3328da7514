import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { QuoteStatusBadge } from './quote-status-badge'

it('a quote that was sent waits for its customer, and is no warning to the dealership', async () => {
  const { unmount } = renderScreen(<QuoteStatusBadge status="SENT" isCustomer />)
  const asks = (await screen.findByText('Waiting for your answer')).className
  unmount()
  renderScreen(<QuoteStatusBadge status="SENT" />)
  expect((await screen.findByText('Sent')).className).not.toBe(asks)
})
