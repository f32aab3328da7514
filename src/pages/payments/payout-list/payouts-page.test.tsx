import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { months, pageOf, payout } from '@/entities/payment/testing'
import { userQueries } from '@/entities/user'
import { saveFile } from '@/shared/lib/save-file'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { PayoutsPage } from './payouts-page'

vi.mock('@/shared/lib/save-file')

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
    items = [
      payout,
      { ...payout, id: '2', state: 'FAILED', failure: 'account_closed' },
      { ...payout, id: '3', state: 'FAILED', failure: 'On the moon' },
    ]
    show('/payouts?state=FAILED&from=2026-11-01')
    expect((await screen.findAllByText('$187.96')).length).toBeGreaterThan(0)
    expect((await screen.findAllByText('The bank account is closed')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('On the moon').length).toBeGreaterThan(0)
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ state: 'FAILED', from: '2026-11-01' })
    await screen.findByRole('row', { name: 'Nov 2026 $245.00 $45.00 $7.41 $187.96' })
  })

  it('is exported in the words of the screen, with plain amounts and a currency', async () => {
    items = [{ ...payout, state: 'FAILED', failure: 'account_closed' }]
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [head, row] = (await vi.mocked(saveFile).mock.calls[0]?.[0].text())?.split('\r\n') ?? []
    expect(head).toContain('"Amount","Currency","Status"')
    expect(row).toMatch(/^"187.96","USD","Failed","The bank account is closed",/)
  })

  it('says when payouts come while there are none', async () => {
    items = []
    show()
    await screen.findByText('No payouts yet')
    screen.getByRole('link', { name: 'Manage the account' })
  })
})
