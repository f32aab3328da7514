import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { newOrder, orderPage, processedOrder } from '@/entities/order/testing'
import { northfield, ridgeline } from '@/entities/organization/testing'
import { userQueries } from '@/entities/user'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { organizationsAre } from '../../../../tests/msw/organizations'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { OrdersPage } from './orders-page'

let asked: URLSearchParams[] = []
let counted: URLSearchParams[] = []
const all = [newOrder, { ...processedOrder, id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa102', order_number: 'SO-1043' }]
const msw = serveWith(
  noViews,
  organizationsAre(),
  platformHttp.get('/orders/', ({ request, query, response }) => {
    asked.push(new URL(request.url).searchParams)
    return response(200).json(orderPage(all.filter(({ status }) => [null, status].includes(query.get('status')))))
  }),
  platformHttp.get('/orders/cards/', ({ request, response }) => {
    counted.push(new URL(request.url).searchParams)
    return response(200).json({ cards: all.map(({ status, total }) => ({ status, count: 1, sums: [total] })) })
  }),
)

beforeEach(() => {
  asked = []
  counted = []
})
const show = (user = dealershipAdmin, href = '/orders') =>
  renderScreen(
    <AtAddress href={href}>
      <OrdersPage />
    </AtAddress>,
    { known: [[userQueries.me().queryKey, user]] },
  )

describe('OrdersPage', () => {
  it('shows PAID as "New order" (behaviour, section 6), with the customer and the total', async () => {
    show()
    const order = await screen.findByRole('link', { name: 'SO-1042' })
    expect(order.getAttribute('href')).toBe(`/orders/${newOrder.id}`)
    expect(screen.getAllByText('New order').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Ridgeline Quarry')).toHaveLength(2)
    expect(screen.getAllByText('$245.00').length).toBeGreaterThan(0)
  })

  it('"for org admins it is also filtered by their dealership organization", ten to a page', async () => {
    show()
    await screen.findByRole('link', { name: 'SO-1042' })
    expect(asked[0]?.get('dealership_organization')).toBe(dealershipAdmin.organization?.id)
    expect(asked[0]?.get('limit')).toBe('10')
  })

  it('lists the orders of the customer whose page leads here, and all on demand', async () => {
    const customer = newOrder.operator.id
    show(dealershipAdmin, `/orders?operator_id=${customer}`)
    await screen.findByRole('link', { name: 'SO-1042' })
    expect(asked[0]?.get('operator_id')).toBe(customer)
    await userEvent.click(screen.getByRole('button', { name: 'For one customer only: show all' }))
    await waitFor(() => expect(asked.at(-1)?.has('operator_id')).toBe(false))
  })

  it('is filtered by customer, day and payment, which its address has, and so are the cards', async () => {
    msw.use(organizationsAre({ ...ridgeline, ...newOrder.operator }, { ...northfield, ...newOrder.dealership }))
    show(dealershipAdmin, '/orders?payment_status=UNPAID&from=2026-11-01&to=2026-11-30')
    await screen.findByRole('link', { name: 'SO-1042' })
    const filters = { payment_status: 'UNPAID', from: '2026-11-01', to: '2026-11-30' }
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject(filters)
    await waitFor(() => expect(Object.fromEntries(counted.at(-1) ?? [])).toMatchObject(filters))
    await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Disputed')
    await waitFor(() => expect(asked.at(-1)?.get('payment_status')).toBe('DISPUTED'))
    await screen.findByRole('option', { name: 'Ridgeline Quarry' })
    await userEvent.selectOptions(screen.getByLabelText('Customer'), 'Ridgeline Quarry')
    await waitFor(() => expect(asked.at(-1)?.get('operator_id')).toBe(newOrder.operator.id))
    expect(asked.at(-1)?.get('from')).toBe('2026-11-01')
  })

  it('shows a super user the dealership of each order, and filters by it', async () => {
    msw.use(organizationsAre({ ...ridgeline, ...newOrder.operator }, { ...northfield, ...newOrder.dealership }))
    show(superUser)
    await screen.findByRole('link', { name: 'SO-1042' })
    expect(screen.getByRole('columnheader', { name: /Dealership/ })).toBeTruthy()
    expect(screen.getAllByText('Northfield Equipment').length).toBeGreaterThan(1)
    await screen.findByRole('option', { name: 'Northfield Equipment' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dealership' }), 'Northfield Equipment')
    await waitFor(() => expect(asked.at(-1)?.get('dealership_organization')).toBe(newOrder.dealership.id))
  })

  it('shows an operator who sells, and asks for no dealership', async () => {
    show(operator)
    await screen.findByRole('link', { name: 'SO-1042' })
    expect(screen.getAllByText('Northfield Equipment')).toHaveLength(2)
    expect(asked[0]?.has('dealership_organization')).toBe(false)
  })

  it('a card filters by its status, and shows all when pressed again', async () => {
    show()
    const card = await screen.findByRole('button', { name: /^New order/ })
    await userEvent.click(card)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'SO-1043' })).toBeNull())
    expect(asked.at(-1)?.get('status')).toBe('PAID')
    await userEvent.click(screen.getByRole('button', { name: /^New order/ }))
    await screen.findByRole('link', { name: 'SO-1043' })
  })

  it('as a board, each status is a column that reads its own first page', async () => {
    show(dealershipAdmin, '/orders?view=board')
    const column = within(await screen.findByRole('region', { name: 'New order' }))
    const card = await column.findByRole('link', { name: /^SO-1042/ })
    expect(card.getAttribute('href')).toBe(`/orders/${newOrder.id}`)
    expect(card.textContent).toContain('$245.00')
    expect(card.textContent).toContain('Ridgeline Quarry')
    await within(screen.getByRole('region', { name: 'Being processed' })).findByRole('link', { name: /^SO-1043/ })
    expect(asked.map((query) => query.get('status')).toSorted()).toEqual(['PAID', 'PROCESSING'])
    expect(asked.every((query) => !query.has('view'))).toBe(true)
  })

  it('as a board, begins with the way of an order, and ends with what is closed', async () => {
    const statuses = ['CANCELLED', 'FAILED', 'EXPIRED', 'AWAITING_PAYMENT'] as const
    msw.use(
      platformHttp.get('/orders/cards/', ({ response }) =>
        response(200).json({ cards: statuses.map((status) => ({ status, count: 1, sums: [] })) }),
      ),
    )
    show(dealershipAdmin, '/orders?view=board')
    await screen.findByRole('region', { name: 'New order' })
    const columns = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(columns.map((name) => name?.replace(/\d+$/, ''))).toEqual([
      'Awaiting payment',
      'New order',
      'Being processed',
      'Payment failed',
    ])
    const folded = within(screen.getByRole('list', { name: 'Closed' })).getAllByRole('button')
    expect(folded.map(({ textContent }) => textContent)).toEqual(['Completed 0', 'Cancelled 1', 'Expired 1'])
  })

  it('on the board, closed orders are folded and read only on demand', async () => {
    show(dealershipAdmin, '/orders?view=board')
    await userEvent.click(await screen.findByRole('button', { name: /^Completed/ }))
    await within(screen.getByRole('region', { name: 'Completed' })).findByText('No orders')
    expect(asked.map((query) => query.get('status'))).toContain('COMPLETED')
    await userEvent.click(screen.getByRole('button', { name: 'Fold: Completed' }))
    expect(screen.queryByRole('region', { name: 'Completed' })).toBeNull()
  })

  it('changes between table and board', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Board' }))
    await screen.findByRole('region', { name: 'New order' })
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    await screen.findByRole('link', { name: 'SO-1042' })
  })

  it('a column shows more on demand', async () => {
    msw.use(
      platformHttp.get('/orders/', ({ query, response }) => {
        const page = Number(query.get('page') ?? 1)
        const order = { ...newOrder, id: `7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa11${page}`, order_number: `SO-200${page}` }
        const items = query.get('status') === 'PAID' ? [order] : []
        return response(200).json({ items, total: items.length * 12, page, limit: 10 })
      }),
    )
    show(dealershipAdmin, '/orders?view=board')
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('link', { name: /^SO-2002/ })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})
