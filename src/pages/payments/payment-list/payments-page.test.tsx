import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { northfield } from '@/entities/organization/testing'
import { payment } from '@/entities/payment/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { savedLines } from '@/shared/lib/save-file/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { PaymentsPage } from './payments-page'

let items = [payment]
let asked: URLSearchParams[]
let address = ''
serveWith(
  noViews,
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [northfield], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/payments/', ({ request, response }) => {
    asked.push(new URL(request.url).searchParams)
    return response(200).json({ items, total: items.length, page: 1, limit: 25 })
  }),
)
beforeEach(() => {
  items = [payment]
  asked = []
})

const show = (href = '/payments', user: User = dealershipAdmin) =>
  renderScreen(
    <AtAddress
      href={href}
      onAddress={(now) => {
        address = now
      }}
    >
      <PaymentsPage />
    </AtAddress>,
    signedInAs(user),
  )

describe('/payments', () => {
  it('shows what was paid, what of it was refunded, and what the provider charged', async () => {
    show()
    await screen.findByRole('link', { name: 'SO-1042' })
    for (const words of ['Ridgeline Quarry', '$245.00', '−$45.00', '$7.41', 'Visa •••• 4242']) {
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    }
    expect(screen.getAllByText('Partly refunded').length).toBeGreaterThan(0)
  })

  it('is filtered by state and day, and exported as it is filtered', async () => {
    show('/payments?state=PAID&from=2026-11-01&to=2026-11-30')
    await screen.findByRole('link', { name: 'SO-1042' })
    const filter = { state: 'PAID', from: '2026-11-01', to: '2026-11-30' }
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject(filter)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const [head, row] = await savedLines()
    expect(head).toMatch(/^"Order","Customer","Status","Amount","Currency","Refunded","Fee","Card"/)
    expect(row).toMatch(/^"SO-1042","Ridgeline Quarry","Partly refunded","245.00","USD","45.00","7.41",/)
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ ...filter, limit: '500' })
  })

  it('lists and exports the payments of the dealership that a super user has chosen, once it is', async () => {
    const { unmount } = show('/payments', superUser)
    await screen.findByText('No dealership chosen')
    expect(asked).toEqual([])
    unmount()
    const chosen = { organization_id: northfield.id }
    show(`/payments?organization_id=${northfield.id}`, superUser)
    await screen.findByRole('link', { name: 'SO-1042' })
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject(chosen)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await savedLines()
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ ...chosen, limit: '500' })
  })

  it('leads to a payment', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'SO-1042' })
    expect(link.getAttribute('href')).toBe(`/payments/${payment.id}`)
    await userEvent.click(link)
    await waitFor(() => expect(address).toBe(`/payments/${payment.id}`))
  })

  it('says where card payments are set up while there are none', async () => {
    items = []
    show()
    await screen.findByText('No payments yet')
    screen.getByRole('link', { name: 'Manage card payments' })
  })
})
