import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { draftQuote, quotePage, sentQuote } from '@/entities/maintenance-quote/testing'
import { northfield } from '@/entities/organization/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { organizationsAre } from '../../../../tests/msw/organizations'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { MaintenanceQuotesPage } from './maintenance-quotes-page'

const asked: string[] = []
const changes: unknown[] = []
const server = serveWith(
  noViews,
  organizationsAre(northfield),
  platformHttp.get('/organizations/{id}', ({ response }) => response(200).json(northfield)),
  platformHttp.put('/organizations/{id}', async ({ request, response }) => {
    const change = await request.json()
    changes.push(change)
    return response(200).json({ ...northfield, drafts_maintenance_quotes: change.drafts_maintenance_quotes ?? null })
  }),
  platformHttp.get('/maintenance-quotes/', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    const all = [
      { ...draftQuote, is_automatic: true },
      { ...sentQuote, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8c02', quote_number: 'MQ-1002' },
    ]
    return response(200).json(quotePage(all.filter(({ status }) => [null, status].includes(query.get('status')))))
  }),
)

describe('MaintenanceQuotesPage', () => {
  it.each([
    ['a dealership', dealershipAdmin, /^Draft a quote on the page of a machine/],
    ['a customer', operator, /once your dealership has sent them\.$/],
    ['a super user', superUser, /^Dealerships draft them/],
  ])('without quotes, %s reads how they get there', async (_, reader, words) => {
    server.use(platformHttp.get('/maintenance-quotes/', ({ response }) => response(200).json(quotePage([]))))
    renderScreen(
      <AtAddress href="/maintenance-quotes">
        <MaintenanceQuotesPage />
      </AtAddress>,
      signedInAs(reader),
    )
    await screen.findByText(words)
  })

  it('shows a super user the dealership of each quote, and filters by it', async () => {
    renderScreen(
      <AtAddress href="/maintenance-quotes">
        <MaintenanceQuotesPage />
      </AtAddress>,
      signedInAs(superUser),
    )
    await screen.findByRole('columnheader', { name: /Dealership/ })
    await screen.findByRole('option', { name: northfield.name })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dealership' }), northfield.name)
    await waitFor(() => expect(asked.at(-1)).toContain(`dealership_organization=${northfield.id}`))
  })

  it('lists quotes with machine, tasks and total, and filters by status', async () => {
    renderScreen(
      <AtAddress href="/maintenance-quotes">
        <MaintenanceQuotesPage />
      </AtAddress>,
      signedInAs(operator),
    )
    const link = await screen.findByRole('link', { name: 'MQ-1001' })
    expect(link.getAttribute('href')).toBe(`/maintenance-quotes/${draftQuote.id}`)
    expect(screen.getAllByText('500 h service, Grease the bucket')).toHaveLength(2)
    expect(screen.getAllByText('$325.00')).toHaveLength(2)
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Sent')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'MQ-1001' })).toBeNull())
    await screen.findByRole('link', { name: 'MQ-1002' })
    expect(asked.at(-1)).toContain('status=SENT')
  })

  it('shows which drafts are the system’s, and a dealership’s admin switches them off', async () => {
    renderScreen(
      <AtAddress href="/maintenance-quotes">
        <MaintenanceQuotesPage />
      </AtAddress>,
      signedInAs(dealershipAdmin),
    )
    await screen.findAllByText('Drafted automatically')
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop drafting quotes when tasks fall due' }))
    await screen.findByText('No quotes are drafted automatically any more')
    expect(changes).toEqual([{ drafts_maintenance_quotes: false }])
  })
})
