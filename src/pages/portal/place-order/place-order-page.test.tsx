import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { foundNumber, unknownNumber } from '@/features/quick-order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { PlaceOrderPage } from './place-order-page'

const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
const path = '/orders/place-order-portal/{token}'

let sent: Record<string, unknown>[] = []
serveWith(
  platformHttp.get(path, ({ response }) =>
    response(200).json({ dealership: 'Northfield Equipment', operator: 'Ridgeline Quarry', has_default_address: true }),
  ),
  platformHttp.post(`${path}/resolve`, async ({ request, response }) => {
    const { lines } = await request.json()
    return response(200).json({
      currency: 'USD',
      items: lines.map(({ number, quantity }) =>
        number === foundNumber.number
          ? {
              ...{ ...foundNumber, quantity, amount: quantity * 2450 },
              problem:
                quantity === 5
                  ? { code: 'quantity_not_in_packs', message: 'HX-250 is sold in packs of 4.', next_quantity: 8 }
                  : null,
            }
          : { ...unknownNumber, number, quantity },
      ),
    })
  }),
  platformHttp.post(path, async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json({ token: 'v1b3JkZXItdG9rZW4tb2YtdGhlLW9yZGVy' })
  }),
)

const onPlaced = vi.fn()
const show = (of: string | undefined = token) => renderScreen(<PlaceOrderPage token={of} onPlaced={onPlaced} />)
async function addFilters(quantity: number) {
  await userEvent.type(
    await screen.findByLabelText('Part numbers and quantities'),
    `HX-250 ${quantity}{Control>}{Enter}{/Control}`,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 line' }))
}

beforeEach(() => {
  sent = []
  onPlaced.mockReset()
  sessionStorage.clear()
})

describe('placing an order by a link', () => {
  it('says who orders from whom, adds up, and sends the parts with the name of who orders', async () => {
    show()
    await screen.findByText('Ridgeline Quarry orders from Northfield Equipment')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' }).disabled).toBe(true)
    await addFilters(4)
    await screen.findByText('Total before tax')
    expect(screen.getAllByText('$98.00')).toHaveLength(2)
    await userEvent.type(screen.getByLabelText('Your name'), 'Rosa Delgado')
    await userEvent.type(screen.getByLabelText(/Your e-mail address/), ' rosa@quarry.example')
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('v1b3JkZXItdG9rZW4tb2YtdGhlLW9yZGVy'))
    expect(sent).toMatchObject([
      {
        contact: 'Rosa Delgado',
        email: 'rosa@quarry.example',
        order_parts: [{ part_id: foundNumber.part?.id, quantity: 4 }],
        delivery: 'SHIP',
      },
    ])
    expect(sent[0]).not.toHaveProperty('address')
  })

  it('is there again after a reload, and raises the quantity of what is added again', async () => {
    const { unmount } = show()
    await addFilters(4)
    unmount()
    show()
    expect((await screen.findByLabelText<HTMLInputElement>('Quantity of HX-250')).value).toBe('4')
    await addFilters(2)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Quantity of HX-250').value).toBe('6'))
  })

  it('waits until a quantity is one that is sold', async () => {
    show()
    await addFilters(5)
    await screen.findByText('One line cannot be ordered as it is. Correct it first.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Order 8 instead' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' }).disabled).toBe(false),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove HX-250' }))
    await screen.findByText('Your order is empty. Add a part first.')
  })

  it('without a whole address is not possible', async () => {
    renderScreen(<PlaceOrderPage token={undefined} onPlaced={onPlaced} />)
    await screen.findByRole('heading', { name: 'This link is incomplete' })
  })
})
