import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KitSupply } from '@/entities/machine-instance'
import { kitsPortal } from '@/entities/portal-link/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MachineKitsCheckoutPage } from './machine-kits-checkout-page'

const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
const path = '/machines/machine-service-kits-portal/{token}'
const [machine] = kitsPortal.machines
const [service] = machine?.tasks ?? []
if (!machine || !service) throw new Error('a machine with a task expected')

const usd = (amount: number) => ({ amount, currency: 'USD' })
let sent: Record<string, unknown>[] = []
let priced: unknown[] = []
const server = serveWith(
  platformHttp.get(path, ({ response }) => response(200).json(kitsPortal)),
  platformHttp.post(`${path}/price`, async ({ request, response }) => {
    priced.push((await request.json()).kits)
    return response(200).json({ subtotal: usd(41_625), core_charge: usd(2000), total: usd(43_625) })
  }),
  platformHttp.post(`${path}/order`, async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json({ token: 'v1b3JkZXItdG9rZW4tb2YtdGhlLW9yZGVy' })
  }),
)
const onPlaced = vi.fn()
const show = () =>
  renderScreen(
    <MachineKitsCheckoutPage token={token} onPlaced={onPlaced} back={(words) => <a href="/kits">{words}</a>} />,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  sent = []
  priced = []
  onPlaced.mockReset()
})

describe('ordering due kits without an account', () => {
  it('sends the kits of the chosen tasks with who orders, and leads to the order', async () => {
    show()
    await userEvent.type(await screen.findByLabelText('Your name'), 'Rosa Delgado')
    await press('Order kits')
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('v1b3JkZXItdG9rZW4tb2YtdGhlLW9yZGVy'))
    expect(sent).toEqual([
      {
        client_id: expect.any(String),
        contact: 'Rosa Delgado',
        po_number: '',
        note: '',
        delivery: 'SHIP',
        kits: [{ instance_id: machine.instance_id, task_id: service.id }],
      },
    ])
  })

  it('leaves out a kit that is ordered already and says so, until it is chosen on purpose', async () => {
    const since = new Date().toISOString()
    const supply: KitSupply = { kind: 'order', id: service.id, number: 'SO-1054', stage: 'ORDERED', since }
    const ordered = { ...kitsPortal, machines: [{ ...machine, tasks: [{ ...service, supply }] }] }
    server.use(platformHttp.get(path, ({ response }) => response(200).json(ordered)))
    show()
    await screen.findByText('ordered today', { exact: false })
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: service.kit?.name })
    expect(choice.getAttribute('aria-checked') ?? String(choice.checked)).toBe('false')
    await userEvent.type(screen.getByLabelText('Your name'), 'Rosa Delgado')
    await press('Order kits')
    expect(sent).toEqual([])
    await userEvent.click(choice)
    await press('Order kits')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('shows what the server charges for the chosen kits together, with core charges', async () => {
    show()
    await screen.findByText('$436.25')
    for (const sum of ['$416.25', '$20.00']) screen.getByText(sum)
    expect(priced).toEqual([[{ instance_id: machine.instance_id, task_id: service.id }]])
    await userEvent.click(screen.getByRole('checkbox', { name: '500 h kit' }))
    expect(screen.queryByText('$436.25')).toBeNull()
  })

  it('says why the chosen kits have no price now', async () => {
    server.use(
      platformHttp.post(`${path}/price`, ({ response }) =>
        response(409).json(problem(409, 'kit_not_due', 'One of these services is no longer due.')),
      ),
    )
    show()
    await screen.findByText('One of these services is no longer due.')
  })

  it('needs a name and at least one kit', async () => {
    show()
    await press('Order kits')
    await screen.findByText('Enter your name.')
    await userEvent.click(screen.getByRole('checkbox', { name: '500 h kit' }))
    await screen.findByText('Choose at least one kit.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order kits' }).disabled).toBe(true)
    expect(sent).toEqual([])
  })

  it('a lost answer is tried again under the same id, so that nothing is ordered twice', async () => {
    server.use(
      platformHttp.post(`${path}/order`, async ({ request, response }) => {
        sent.push(await request.json())
        if (sent.length > 1) return response(200).json({ token: 'v1b3JkZXItdG9rZW4tb2YtdGhlLW9yZGVy' })
        return response.untyped(Response.error())
      }),
    )
    show()
    await userEvent.type(await screen.findByLabelText('Your name'), 'Rosa')
    await press('Order kits')
    await screen.findByText('Network error or server did not respond.')
    await press('Order kits')
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(sent[0]?.client_id).toBe(sent[1]?.client_id)
  })

  it('says that a service was done meanwhile', async () => {
    server.use(
      platformHttp.post(`${path}/order`, ({ response }) =>
        response(409).json(problem(409, 'kit_not_due', 'One of these services is no longer due.')),
      ),
    )
    show()
    await userEvent.type(await screen.findByLabelText('Your name'), 'Rosa')
    await press('Order kits')
    await screen.findByText('One of these services is no longer due.')
  })

  it('is not offered where nobody takes the order', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(200).json({ ...kitsPortal, can_order: false })))
    show()
    await screen.findByText('Nothing to order')
    screen.getByRole('link', { name: 'Back to the due services' })
  })
})
