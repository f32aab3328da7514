import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { quotePage, requestedQuote } from '@/entities/quote/testing'
import { signedInAs } from '@/entities/user/testing'
import { savedLines } from '@/shared/lib/save-file/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { QuotesPage } from './quotes-page'

serveWith(
  noViews,
  platformHttp.get('/quotes/', ({ response }) => response(200).json(quotePage([requestedQuote]))),
)

it('leads to a quote by its number', async () => {
  renderScreen(
    <AtAddress href="/quotes">
      <QuotesPage />
    </AtAddress>,
    signedInAs(operator),
  )
  const link = await screen.findByRole('link', { name: requestedQuote.quote_number })
  expect(link.getAttribute('href')).toBe(`/quotes/${requestedQuote.id}`)
})

it('offers a customer no filter for what only a dealership sees', async () => {
  for (const [user, count] of [
    [dealershipAdmin, 1],
    [operator, 0],
  ] as const) {
    renderScreen(
      <AtAddress href="/quotes">
        <QuotesPage />
      </AtAddress>,
      signedInAs(user),
    )
    await screen.findByRole('option', { name: 'Requested' })
    for (const name of ['Draft', 'Discarded']) expect(screen.queryAllByRole('option', { name })).toHaveLength(count)
    cleanup()
  }
})

it('exports a quote without prices with no amount', async () => {
  renderScreen(
    <AtAddress href="/quotes">
      <QuotesPage />
    </AtAddress>,
    signedInAs(operator),
  )
  await screen.findAllByText('Not quoted yet')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const [head, row] = await savedLines()
  expect(head).toContain('"Total","Currency"')
  expect(row).not.toContain('Not quoted')
})
