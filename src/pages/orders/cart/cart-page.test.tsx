import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { yard } from '@/entities/address/testing'
import type { Cart, ShoppingList } from '@/entities/cart'
import { cartOf, fuelFilterLine, listOf, oilFilterLine } from '@/entities/cart/testing'
import { oilFilter } from '@/entities/catalogue/testing'
import type { Notice } from '@/entities/notice'
import { removedNotice } from '@/entities/notice/testing'
import { newOrder } from '@/entities/order/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { cartsAre, listsAre } from '../../../../tests/msw/cart'
import { platformHttp } from '../../../../tests/msw/http'
import { noticesAre } from '../../../../tests/msw/notices'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CartPage } from './cart-page'

const tallPines = { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c13', name: 'Tall Pines Forestry' }
let carts: Cart[] = []
let sent: unknown[] = []
const change = (lines: Cart['lines']) => {
  carts = [cartOf(lines)]
  return cartOf(lines)
}
let lists: ShoppingList[] = []
let notices: Notice[] = []
const server = serveWith(
  ...listsAre(() => lists),
  ...cartsAre(() => carts),
  ...noticesAre(
    () => notices,
    () => {
      notices = notices.map((notice) => ({ ...notice, is_read: true }))
    },
  ),
  platformHttp.get('/organizations/addresses/{id}', ({ response }) =>
    response(200).json({ items: [yard], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
    response(200).json({ items: [oilFilter], total: 1, page: 1, limit: 20 }),
  ),
  platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', async ({ request, response }) => {
    sent.push((await request.json()).lines)
    return response(200).json(change([oilFilterLine]))
  }),
  platformHttp.put('/carts/{dealershipId}/{operatorId}/lines/{lineId}', async ({ request, params, response }) => {
    const { quantity } = await request.json()
    sent.push([params.lineId, quantity])
    const lines = carts[0]?.lines.map((line) =>
      line.id === params.lineId ? { ...line, quantity, problem: null } : line,
    )
    return response(200).json(change(lines ?? []))
  }),
  platformHttp.delete('/carts/{dealershipId}/{operatorId}/lines/{lineId}', ({ response }) =>
    response(200).json(change([])),
  ),
  platformHttp.post('/carts/{dealershipId}/{operatorId}/order', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(newOrder)
  }),
)

const onPlaced = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  carts = [cartOf([oilFilterLine, fuelFilterLine])]
  lists = []
  notices = []
  sent = []
  onPlaced.mockReset()
})

const show = (user = operator, href = '/cart') =>
  renderScreen(
    <AtAddress href={href}>
      <CartPage onPlaced={onPlaced} />
    </AtAddress>,
    signedInAs(user),
  )
const lines = async () => within(await screen.findByRole('list', { name: 'In the cart' })).getAllByRole('listitem')

describe('an order that a dealership places for its customer', () => {
  it('says before that nobody will be e-mailed', async () => {
    const asked: string[] = []
    server.use(
      platformHttp.get('/organizations/{id}/customers/{orgId}/recipients', ({ params, response }) => {
        asked.push(`${params.id} ${params.orgId}`)
        return response(200).json({ recipients: [], are_unwanted: true })
      }),
    )
    show(dealershipAdmin)
    await screen.findByText('Nobody will be e-mailed: everyone at the customer has turned these e-mails off.')
    screen.getByRole('button', { name: 'Place order' })
    expect(asked).toEqual([`${carts[0]?.dealership.id} ${carts[0]?.operator.id}`])
  })
})

describe('the cart', () => {
  it('says what was removed from it because it is no longer sold, until that is read', async () => {
    notices = [removedNotice]
    show()
    await screen.findByText(removedNotice.text)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByText(removedNotice.text)).toBeNull())
  })

  it('says how much of a line is on backorder before it is ordered', async () => {
    carts = [cartOf([{ ...oilFilterLine, quantity: 5, available: 2 }])]
    show()
    const [first] = await lines()
    expect(first?.textContent).toContain('2 now, 3 on backorder')
  })

  it('shows each line with its price, the number that it replaces, and what is wrong with it', async () => {
    show()
    const [first, second] = await lines()
    expect(first?.textContent).toContain('Replaces HX-200: Longer service life')
    expect(first?.textContent).toContain('$24.50 each · 12 available')
    expect(second?.textContent).toContain('HX-310 is sold in packs of 6.')
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' })).toHaveProperty(
      'disabled',
      true,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Order 6 instead' }))
    await waitFor(() => expect(screen.queryByText('HX-310 is sold in packs of 6.')).toBeNull())
    expect(sent).toEqual([[fuelFilterLine.id, 6]])
  })

  it('stores a quantity by Enter, never one that is none, and removes a line', async () => {
    show()
    const quantity = await screen.findByLabelText('Quantity of HX-250')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '0{Enter}')
    await screen.findByText('Enter a whole number of at least 1.')
    expect(sent).toEqual([])
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '10{Enter}')
    await waitFor(() => expect(sent).toEqual([[oilFilterLine.id, 10]]))
    await userEvent.click(screen.getByRole('button', { name: 'Remove HX-250' }))
    await screen.findByText('The cart is empty')
  })

  it('takes parts by search', async () => {
    carts = [cartOf([])]
    show()
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a part' }), 'oil')
    await userEvent.click(await screen.findByRole('option', { name: /HX-250/ }))
    await screen.findByText('HX-250 added')
    expect(sent).toEqual([[{ part_id: oilFilter.id, quantity: 1 }]])
    expect(await lines()).toHaveLength(1)
  })

  it('is ordered at the amount that was seen, to a stored address', async () => {
    carts = [cartOf([oilFilterLine])]
    show()
    await userEvent.type(await screen.findByLabelText(/^PO number/), 'PO-778')
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await screen.findByText('Order SO-1042 placed')
    expect(onPlaced).toHaveBeenCalledWith(newOrder.id)
    expect(sent).toMatchObject([
      { amount: 9800, po_number: 'PO-778', delivery: 'SHIP', address: { line1: yard.line1, city: yard.city } },
    ])
  })

  it('leads to a quote for what cannot be ordered, such as parts without a price', async () => {
    carts = [cartOf([fuelFilterLine])]
    show()
    const link = await screen.findByRole('link', { name: 'Request a quote instead' })
    expect(link.getAttribute('href')).toMatch(/^\/add-quote\?.*from=cart/)
  })

  it('is ordered for pick-up without an address, or to one that is typed', async () => {
    carts = [cartOf([oilFilterLine])]
    show()
    await userEvent.selectOptions(await screen.findByLabelText('Ship to'), 'Another address')
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await screen.findByText('Enter the street and number.')
    expect(sent).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText('Delivery'), 'Pick up at the dealership')
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(sent).toEqual([{ amount: 9800, delivery: 'PICKUP', po_number: '', note: '' }]))
  })

  it('whose prices changed meanwhile shows the new amount and is ordered only at that', async () => {
    carts = [cartOf([oilFilterLine])]
    server.use(
      platformHttp.post('/carts/{dealershipId}/{operatorId}/order', async ({ request, response }) => {
        const { amount } = await request.json()
        if (amount === 10_400) return response(201).json(newOrder)
        carts = [cartOf([{ ...oilFilterLine, unit_price: 2600, amount: 10_400 }])]
        return response(409).json(problem(409, 'cart_changed', 'The cart or its prices have changed.'))
      }),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Place order' }))
    await screen.findByText('The cart or its prices have changed.')
    await screen.findByText('$26.00 each · 12 available')
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await screen.findByText('Order SO-1042 placed')
  })
})

describe('several carts', () => {
  it('a dealership says for whom it orders; the address names it', async () => {
    carts = [cartOf([]), { ...cartOf([]), operator: tallPines }]
    show(dealershipAdmin)
    await screen.findByText('For whom do you order?')
    await userEvent.selectOptions(screen.getByLabelText('Order for'), tallPines.name)
    await screen.findByText('The cart is empty')
    const resolved: unknown[] = []
    server.use(
      platformHttp.post('/catalogues/{id}/resolve', async ({ request, response }) => {
        resolved.push(await request.json())
        return response(200).json({ currency: 'USD', items: [] })
      }),
    )
    await userEvent.type(screen.getByLabelText('Part numbers and quantities'), 'HX-250{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(resolved).toEqual([{ lines: [{ number: 'HX-250', quantity: 1 }], operator_id: tallPines.id }]),
    )
  })
})

describe('shopping lists beside the cart', () => {
  it('save what is in the cart under a name, without what is left out', async () => {
    server.use(
      platformHttp.post('/carts/{dealershipId}/{operatorId}/lists', async ({ request, response }) => {
        sent.push(await request.json())
        return response(201).json(listOf([oilFilterLine]))
      }),
    )
    show()
    await screen.findByText('No shopping lists yet')
    const saveButtons = await screen.findAllByRole('button', { name: 'Save to a list' })
    await userEvent.click(saveButtons[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Save to a shopping list' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save to list' }))
    await dialog.findByText('Name the list.')
    await userEvent.type(dialog.getByLabelText('Name of the list'), 'Filters')
    await userEvent.click(dialog.getByLabelText('Share with my organization'))
    await userEvent.click(dialog.getByLabelText('2 × HX-310 Fuel filter'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save to list' }))
    await screen.findByText('Saved to Filters for 500 hours')
    const saved = [{ part_id: oilFilterLine.part_id, quantity: 4 }]
    expect(sent).toEqual([{ name: 'Filters', is_shared: true, lines: saved }])
  })

  it('fill it, and say what was replaced and what was left out', async () => {
    lists = [listOf([oilFilterLine, fuelFilterLine])]
    carts = [cartOf([])]
    server.use(
      platformHttp.post('/carts/{dealershipId}/{operatorId}/lists/{listId}/cart', ({ params, response }) => {
        sent.push(params.listId)
        carts = [cartOf([oilFilterLine])]
        const problem = { code: 'part_inactive' as const, message: 'HX-310 is no longer sold.', next_quantity: null }
        return response(200).json({
          currency: 'USD',
          added: 1,
          lines: [
            { ...oilFilterLine, fate: 'superseded' },
            { ...fuelFilterLine, fate: 'unavailable', problem },
          ],
        })
      }),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Filters for 500 hours' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters for 500 hours in the cart' }))
    dialog.getByText('Added at today’s prices: 1 of 2.')
    const [replaced, left] = dialog.getAllByRole('listitem')
    expect(replaced?.textContent).toContain('Replaces HX-200: Longer service life')
    expect(left?.textContent).toContain('HX-310 is no longer sold.Left out')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await lines()).toHaveLength(1)
    expect(sent).toEqual([lists[0]?.id])
  })
})
