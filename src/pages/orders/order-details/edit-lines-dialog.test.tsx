import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogue, fuelFilter } from '@/entities/catalogue/testing'
import type { Order } from '@/entities/order'
import { newOrder } from '@/entities/order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { LineDialog, type LineStep } from './line-dialog'
import { OrderLinesCard } from './order-lines-card'

const unpaid: Order = { ...newOrder, status: 'AWAITING_PAYMENT', payment_status: 'UNPAID' }
const [filters, rings] = unpaid.order_parts
const its = { ...catalogue, organization: unpaid.dealership }
let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/catalogues/', ({ response }) =>
    response(200).json({ items: [its], total: 1, page: 1, limit: 200 }),
  ),
  platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
    response(200).json({ items: [fuelFilter], total: 1, page: 1, limit: 20 }),
  ),
  platformHttp.put('/orders/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json({ ...unpaid, version: 4 })
  }),
)
beforeEach(() => {
  sent = []
})

/** The lines with what they open, as on the page. */
function Lines({ order }: { order: Order }) {
  const [step, setStep] = useState<LineStep>()
  return (
    <>
      <OrderLinesCard order={order} isSeller={false} ask={setStep} />
      {step && <LineDialog step={step} asked={order} order={order} onClose={() => setStep(undefined)} />}
    </>
  )
}

async function edit(order: Order = unpaid) {
  renderScreen(<Lines order={order} />)
  await userEvent.click(screen.getByRole('button', { name: 'Change lines' }))
  return within(await screen.findByRole('dialog'))
}
const save = (dialog: Awaited<ReturnType<typeof edit>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
const quantity = (dialog: Awaited<ReturnType<typeof edit>>, name: RegExp) => dialog.getByLabelText(name)

describe('EditLinesDialog', () => {
  it('changes a quantity, removes a line without losing the focus, and adds a part', async () => {
    const dialog = await edit()
    await userEvent.clear(quantity(dialog, /Quantity of 320-07309/))
    await userEvent.type(quantity(dialog, /Quantity of 320-07309/), '10')
    await userEvent.click(dialog.getByRole('button', { name: /Remove 320-90118/ }))
    expect(document.activeElement).toBe(quantity(dialog, /Quantity of 320-90118/))
    dialog.getByText('Removed when you save')
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Add a part' }), 'fuel')
    await userEvent.click(await dialog.findByRole('option', { name: /HX-310/ }))
    await userEvent.clear(quantity(dialog, /Quantity of HX-310/))
    await userEvent.type(quantity(dialog, /Quantity of HX-310/), '3')
    await save(dialog)
    await screen.findByText('Order updated')
    expect(sent).toEqual([
      {
        version: 3,
        order_parts: [
          { line_id: filters?.id, quantity: 10 },
          { line_id: rings?.id, quantity: 0 },
          { part_id: fuelFilter.id, quantity: 3 },
        ],
        order_bundles: [],
      },
    ])
  })

  it('goes on at the list when an added line is removed again', async () => {
    const dialog = await edit()
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Add a part' }), 'fuel')
    await userEvent.click(await dialog.findByRole('option', { name: /HX-310/ }))
    await userEvent.click(dialog.getByRole('button', { name: /Remove HX-310/ }))
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('list', { name: 'Lines' })))
    expect(dialog.queryByLabelText(/Quantity of HX-310/)).toBeNull()
  })

  it('says at its field what is wrong with a line', async () => {
    server.use(
      platformHttp.put('/orders/{id}', ({ response }) =>
        response(400).json({
          ...problem(400, 'part_unknown', 'This part is no longer sold.'),
          errors: [{ path: 'body.order_parts.1', message: 'This part is no longer sold.' }],
        }),
      ),
    )
    const dialog = await edit()
    await userEvent.clear(quantity(dialog, /Quantity of 320-90118/))
    await userEvent.type(quantity(dialog, /Quantity of 320-90118/), 'many')
    await save(dialog)
    await dialog.findByText('Enter a whole number of at least 0.')
    await userEvent.clear(quantity(dialog, /Quantity of 320-90118/))
    await userEvent.type(quantity(dialog, /Quantity of 320-90118/), '7')
    await save(dialog)
    await dialog.findByText('This part is no longer sold.')
    expect(document.activeElement).toBe(quantity(dialog, /Quantity of 320-90118/))
  })

  it('says that the catalogue did not load, and offers parts once it has; what was typed stays', async () => {
    const refusal = problem(400, 'validation_failed', 'The request is not valid.')
    server.use(platformHttp.get('/catalogues/', ({ response }) => response(400).json(refusal), { once: true }))
    const dialog = await edit()
    await dialog.findByText('The catalogue did not load')
    await userEvent.clear(quantity(dialog, /Quantity of 320-07309/))
    await userEvent.type(quantity(dialog, /Quantity of 320-07309/), '10')
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await dialog.findByRole('combobox', { name: 'Add a part' })
    expect(quantity(dialog, /Quantity of 320-07309/)).toHaveProperty('value', '10')
    expect(sent).toEqual([])
  })

  it('says that nothing can be added where the catalogue is not open to the reader', async () => {
    server.use(
      platformHttp.get('/catalogues/', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 200 }),
      ),
    )
    const dialog = await edit()
    await dialog.findByText(
      `You cannot add parts, because the catalogue of ${unpaid.dealership.name} is not available to you.`,
    )
    expect(dialog.queryByRole('combobox')).toBeNull()
  })

  it('is offered after a payment that failed', async () => {
    await edit({ ...unpaid, status: 'FAILED' })
  })

  it('is not offered once the order is paid', () => {
    renderScreen(<Lines order={newOrder} />)
    expect(screen.queryByRole('button', { name: 'Change lines' })).toBeNull()
  })
})
