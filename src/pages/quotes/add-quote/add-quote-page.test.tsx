import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { office, yard } from '@/entities/address/testing'
import { cartOf, filterSetLine, fuelFilterLine } from '@/entities/cart/testing'
import { catalogue, oilFilter } from '@/entities/catalogue/testing'
import { ridgeline } from '@/entities/organization/testing'
import { requestedQuote } from '@/entities/quote/testing'
import { foundNumber, unknownNumber } from '@/features/quick-order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { AddQuotePage } from './add-quote-page'
import type { QuoteSubject } from './quote-form'

let sent: unknown[] = []
let addresses = [yard, office]
serveWith(
  platformHttp.get('/catalogues/', ({ response }) =>
    response(200).json({ items: [catalogue], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
    response(200).json({ items: [oilFilter], total: 1, page: 1, limit: 20 }),
  ),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/organizations/addresses/{id}', ({ response }) =>
    response(200).json({ items: addresses, total: addresses.length, page: 1, limit: 1000 }),
  ),
  platformHttp.post('/catalogues/{id}/resolve', ({ response }) =>
    response(200).json({ currency: 'USD', items: [foundNumber, { ...unknownNumber, quantity: 2 }] }),
  ),
  platformHttp.get('/carts/{dealershipId}/{operatorId}', ({ response }) =>
    response(200).json(cartOf([fuelFilterLine, filterSetLine])),
  ),
  platformHttp.post('/quotes/', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(requestedQuote)
  }),
)

const placeOf = ({ id: _id, label: _label, is_default: _isDefault, ...place }: typeof yard) => place
const onAdded = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  sent = []
  addresses = [yard, office]
})
const show = (user = operator, about: QuoteSubject = {}) =>
  renderScreen(<AddQuotePage user={user} about={about} onBack={() => undefined} onAdded={onAdded} />)

describe('AddQuotePage', () => {
  it('a customer requests a part of the catalogue and something that it does not have', async () => {
    show()
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a part' }), 'HX-250')
    await userEvent.click(await screen.findByRole('option', { name: /HX-250/ }))
    const quantity = screen.getByLabelText('Quantity of HX-250 Engine oil filter')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '3')
    await userEvent.click(screen.getByRole('button', { name: 'Add something else' }))
    await userEvent.type(screen.getByLabelText('What do you need?'), 'Seal kit for the bucket cylinder')
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await screen.findByText('Request sent')
    expect(onAdded).toHaveBeenCalledWith(requestedQuote.id)
    expect(sent).toEqual([
      {
        dealership_id: catalogue.organization.id,
        lines: [
          { part_id: oilFilter.id, quantity: 3 },
          { description: 'Seal kit for the bucket cylinder', quantity: 1 },
        ],
        delivery: 'SHIP',
        address: placeOf(yard),
        po_number: '',
        note: '',
      },
    ])
  })

  it('many part numbers are pasted at once, and one that is unknown stays to be corrected', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Paste part numbers' }))
    const field = await screen.findByLabelText('Part numbers and quantities')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.type(field, 'HX-250 4{Enter}HX-999 2{Control>}{Enter}{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 line' }))
    await screen.findByLabelText('Quantity of HX-250 Engine oil filter')
    await waitFor(() => expect(field).toHaveProperty('value', 'HX-999 2'))
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await screen.findByText('Request sent')
    expect(sent).toEqual([expect.objectContaining({ lines: [{ part_id: oilFilter.id, quantity: 4 }] })])
  })

  it('begins with what is in the cart, if it comes from there', async () => {
    show(operator, { dealership_id: catalogue.organization.id, operator_id: ridgeline.id, from: 'cart' })
    const quantity = await screen.findByLabelText('Quantity of HX-310 Fuel filter')
    expect(quantity).toHaveProperty('value', '2')
    screen.getByLabelText('Quantity of Filter set WL-120')
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await screen.findByText('Request sent')
    expect(sent).toEqual([
      expect.objectContaining({
        lines: [
          { part_id: fuelFilterLine.part_id, quantity: 2 },
          { bundle_id: filterSetLine.bundle_id, quantity: 1 },
        ],
      }),
    ])
  })

  it('is shipped to a chosen or a typed address, or picked up', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Add something else' }))
    await userEvent.type(screen.getByLabelText('What do you need?'), 'Seal kit')
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await userEvent.selectOptions(await screen.findByLabelText('Ship to'), 'Office, Granite Street 4, Butte')
    await send()
    await userEvent.selectOptions(screen.getByLabelText('Ship to'), 'Another address')
    await send()
    await screen.findByText('Enter the city.')
    await userEvent.selectOptions(screen.getByLabelText('Delivery'), 'Pick up at the dealership')
    await send()
    expect(sent).toEqual([
      expect.objectContaining({ delivery: 'SHIP', address: placeOf(office) }),
      expect.objectContaining({ delivery: 'PICKUP' }),
    ])
    expect(sent[1]).not.toHaveProperty('address')
  })

  it('a customer without a stored address types one; a dealership may enter it later', async () => {
    addresses = []
    const { unmount } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }))
    await screen.findByText('Enter the city.')
    unmount()
    show(dealershipAdmin)
    await screen.findByRole('option', { name: 'Ridgeline Quarry' })
    await userEvent.selectOptions(screen.getByLabelText('Customer'), 'Ridgeline Quarry')
    await userEvent.click(screen.getByRole('button', { name: 'Add something else' }))
    await userEvent.type(screen.getByLabelText('What do you need?'), 'Seal kit')
    await screen.findByText('Not known yet: enter it before you send the quote')
    await userEvent.click(screen.getByRole('button', { name: 'Create draft' }))
    await screen.findByText('Draft created')
    expect(sent[0]).toMatchObject({ delivery: 'SHIP' })
    expect(sent[0]).not.toHaveProperty('address')
  })

  it('sends nothing without lines, and no quantity of 0 or half a piece', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }))
    await screen.findByText('Add at least one line.')
    await userEvent.click(screen.getByRole('button', { name: 'Add something else' }))
    await userEvent.type(screen.getByLabelText('What do you need?'), 'Seal kit')
    const quantity = screen.getByLabelText('Quantity of line 1')
    for (const wrong of ['0', '1.5', '-1']) {
      await userEvent.clear(quantity)
      await userEvent.type(quantity, wrong)
      await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
      await screen.findByText('Enter a whole number of at least 1.')
    }
    expect(sent).toEqual([])
  })

  it('a dealership says for whom it quotes', async () => {
    show(dealershipAdmin)
    await userEvent.click(await screen.findByRole('button', { name: 'Create draft' }))
    await screen.findByText('Choose a customer.')
  })
})
