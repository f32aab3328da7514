import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { northfield, ridgeline } from '@/entities/organization/testing'
import { quotePage, requestedQuote } from '@/entities/quote/testing'
import { signedInAs } from '@/entities/user/testing'
import { savedLines } from '@/shared/lib/save-file/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { organizationsAre } from '../../../../tests/msw/organizations'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { QuotesPage } from './quotes-page'

const asked: URLSearchParams[] = []
serveWith(
  noViews,
  organizationsAre(northfield, ridgeline),
  platformHttp.get('/quotes/', ({ request, response }) => {
    asked.push(new URL(request.url).searchParams)
    return response(200).json(quotePage([requestedQuote]))
  }),
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

it('shows a super user the dealership of each quote, and filters by it and by its customers', async () => {
  renderScreen(
    <AtAddress href="/quotes">
      <QuotesPage />
    </AtAddress>,
    signedInAs(superUser),
  )
  await screen.findByRole('columnheader', { name: /Dealership/ })
  await screen.findByRole('option', { name: northfield.name })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dealership' }), northfield.name)
  await waitFor(() => expect(asked.at(-1)?.get('dealership_organization')).toBe(northfield.id))
  await screen.findByRole('option', { name: ridgeline.name })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Customer' }), ridgeline.name)
  await waitFor(() => expect(asked.at(-1)?.get('operator_id')).toBe(ridgeline.id))
})
