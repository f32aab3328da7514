import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { newOrder, orderPage, processedOrder } from '@/entities/order/testing'
import { userQueries } from '@/entities/user'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { OrdersPage } from './orders-page'

let asked: URLSearchParams[] = []
const all = [newOrder, { ...processedOrder, id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa102', order_number: 'SO-1043' }]
serveWith(
  noViews,
  platformHttp.get('/orders/', ({ request, query, response }) => {
    asked.push(new URL(request.url).searchParams)
    return response(200).json(orderPage(all.filter(({ status }) => [null, status].includes(query.get('status')))))
  }),
  platformHttp.get('/orders/cards/', ({ response }) =>
    response(200).json({ cards: all.map(({ status, total }) => ({ status, count: 1, sums: [total] })) }),
  ),
)

beforeEach(() => {
  asked = []
})
const show = (user = dealershipAdmin) =>
  renderScreen(
    <AtAddress href="/orders">
      <OrdersPage />
    </AtAddress>,
    { known: [[userQueries.me().queryKey, user]] },
  )

describe('OrdersPage', () => {
  it('shows PAID as "New order" (behaviour, section 6), with the customer and the total', async () => {
    show()
    await screen.findByRole('button', { name: 'SO-1042' })
    expect(screen.getAllByText('New order').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Ridgeline Quarry')).toHaveLength(2)
    expect(screen.getAllByText('$245.00').length).toBeGreaterThan(0)
  })

  it('"for org admins it is also filtered by their dealership organization", ten to a page', async () => {
    show()
    await screen.findByRole('button', { name: 'SO-1042' })
    expect(asked[0]?.get('dealership_organization')).toBe(dealershipAdmin.organization?.id)
    expect(asked[0]?.get('limit')).toBe('10')
  })

  it('shows an operator who sells, and asks for no dealership', async () => {
    show(operator)
    await screen.findByRole('button', { name: 'SO-1042' })
    expect(screen.getAllByText('Northfield Equipment')).toHaveLength(2)
    expect(asked[0]?.has('dealership_organization')).toBe(false)
  })

  it('a card filters by its status, and shows all when pressed again', async () => {
    show()
    const card = await screen.findByRole('button', { name: /^New order/ })
    await userEvent.click(card)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'SO-1043' })).toBeNull())
    expect(asked.at(-1)?.get('status')).toBe('PAID')
    await userEvent.click(screen.getByRole('button', { name: /^New order/ }))
    await screen.findByRole('button', { name: 'SO-1043' })
  })
})
