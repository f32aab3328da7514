import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { months, pageOf, payout } from '@/entities/payment/testing'
import { userQueries } from '@/entities/user'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { PayoutsPage } from './payouts-page'

let items = [payout]
const asked: URLSearchParams[] = []
serveWith(
  noViews,
  platformHttp.get('/payments/payouts', ({ request, response }) => {
    asked.push(new URL(request.url).searchParams)
    return response(200).json(pageOf(items))
  }),
  platformHttp.get('/payments/summary', ({ response }) => response(200).json({ months })),
)
beforeEach(() => {
  items = [payout]
})

const show = (href = '/payouts') =>
  renderScreen(
    <AtAddress href={href}>
      <PayoutsPage />
    </AtAddress>,
    { known: [[userQueries.me().queryKey, dealershipAdmin]] },
  )

describe('/payouts', () => {
  it('shows each payout, why one failed, and the figures of each month as money', async () => {
    items = [payout, { ...payout, id: '2', state: 'FAILED', failure: 'The bank account is closed' }]
    show('/payouts?state=FAILED&from=2026-11-01')
    expect((await screen.findAllByText('$187.96')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('The bank account is closed').length).toBeGreaterThan(0)
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ state: 'FAILED', from: '2026-11-01' })
    await screen.findByRole('row', { name: 'Nov 26 $245.00 $45.00 $7.41 $187.96' })
  })

  it('says when payouts come while there are none', async () => {
    items = []
    show()
    await screen.findByText('No payouts yet')
    screen.getByRole('link', { name: 'Manage the account' })
  })
})
