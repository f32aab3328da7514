import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dispute, pageOf } from '@/entities/payment/testing'
import { userQueries } from '@/entities/user'
import { saveFile } from '@/shared/lib/save-file'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { DisputesPage } from './disputes-page'

vi.mock('@/shared/lib/save-file')

const asked: URLSearchParams[] = []
serveWith(
  noViews,
  platformHttp.get('/payments/disputes', ({ request, response }) => {
    asked.push(new URL(request.url).searchParams)
    return response(200).json(pageOf([dispute, { ...dispute, id: '2', reason: 'bank_made_this_up' }]))
  }),
)

describe('/payments/disputes', () => {
  it('shows what is disputed and why, in words where the reason is known, and leads to the payment', async () => {
    let address = ''
    renderScreen(
      <AtAddress
        href="/payments/disputes?state=OPEN"
        onAddress={(now) => {
          address = now
        }}
      >
        <DisputesPage />
      </AtAddress>,
      { known: [[userQueries.me().queryKey, dealershipAdmin]] },
    )
    const [first] = await screen.findAllByRole('link', { name: 'SO-1042' })
    expect(asked[0]?.get('state')).toBe('OPEN')
    expect(screen.getAllByText('Customer says they did not authorize this payment').length).toBeGreaterThan(0)
    expect(screen.getAllByText('bank_made_this_up').length).toBeGreaterThan(0)
    expect(first?.getAttribute('href')).toBe(`/payments/${dispute.payment_id}`)
    if (first) await userEvent.click(first)
    await waitFor(() => expect(address).toBe(`/payments/${dispute.payment_id}`))
  })

  it('are exported in the words of the screen, with plain amounts and a currency', async () => {
    renderScreen(
      <AtAddress href="/payments/disputes">
        <DisputesPage />
      </AtAddress>,
      { known: [[userQueries.me().queryKey, dealershipAdmin]] },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [, row] = (await vi.mocked(saveFile).mock.calls[0]?.[0].text())?.split('\r\n') ?? []
    expect(row).toContain('"Open","245.00","USD","Customer says they did not authorize this payment"')
    expect(row).toMatch(/(,"\d{4}-\d\d-\d\d \d\d:\d\d"){2}$/)
  })
})
