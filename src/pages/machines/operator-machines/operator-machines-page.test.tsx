import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { machines, wheelLoader } from '@/entities/machine/testing'
import { dana, onMonday, quarryExcavator, quarryLoader, threadOf } from '@/entities/operator-machine/testing'
import { ridgeline } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { markRead, noProgress } from '../../../../tests/msw/threads'
import { OperatorMachinesPage } from './operator-machines-page'

let asked: string[] = []
let sent: unknown[] = []
const server = serveWith(
  noViews,
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: machines, total: machines.length, page: 1, limit: 1000 }),
  ),
  platformHttp.post('/machines/operator', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(quarryLoader)
  }),
  platformHttp.delete('/machines/operator/{id}', ({ params, response }) => {
    sent.push(params.id)
    return response(204).empty()
  }),
  platformHttp.get('/machines/operator', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    const items = query.get('search') === 'nothing' ? [] : [quarryExcavator, quarryLoader]
    return response(200).json({ items, total: items.length && 23, page: 1, limit: 10 })
  }),
  markRead,
  noProgress,
  platformHttp.get('/machines/operator/{id}', ({ response }) => response(200).json(quarryExcavator)),
  platformHttp.get('/machines/operator/{id}/messages', ({ response }) => response(200).json(threadOf(onMonday))),
)

let address = ''
const onAddress = (href: string) => {
  address = href
}
const dealer: User = dealershipAdmin

beforeEach(() => {
  asked = []
  sent = []
})

async function show(reader: User = operator, href = '/operator-machines') {
  renderScreen(
    <AtAddress href={href} onAddress={onAddress}>
      <OperatorMachinesPage />
    </AtAddress>,
    signedInAs(reader),
  )
  await screen.findByText('Harrow WL-120')
}

describe('OperatorMachinesPage', () => {
  it('shows which operator has which model from whom', async () => {
    await show()
    const row = screen.getByRole('link', { name: 'Harrow WL-120, Northfield Equipment' }).closest('tr')
    const cells = within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(0, 5)).toEqual([
      'Harrow WL-120',
      'Wheel loader',
      'Ridgeline Quarry',
      'Northfield Equipment',
      '2',
    ])
  })

  it('opens the thread of a row', async () => {
    await show()
    await userEvent.click(screen.getByText('Wheel loader'))
    const drawer = await screen.findByRole('dialog', { name: 'Messages: Harrow WL-120, Northfield Equipment' })
    await within(drawer).findByText(/We come on Monday/)
  })

  it('opens by a link what the row opens, at an address within the list as it is', async () => {
    await show(operator, '/operator-machines?status=ALL')
    const thread = `/operator-machines?status=ALL&thread=${quarryLoader.id}`
    const links = ['Harrow WL-120, Northfield Equipment', 'Messages: Harrow WL-120, Northfield Equipment']
    for (const name of links) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(thread)
    await userEvent.click(screen.getByRole('link', { name: links[0] }))
    await screen.findByRole('dialog', { name: links[1] })
    expect(address).toBe(thread)
  })

  it('opens the thread that a link names, also one on another page of the list', async () => {
    const elsewhere = { ...quarryLoader, id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a99' }
    server.use(platformHttp.get('/machines/operator/{id}', ({ response }) => response(200).json(elsewhere)))
    await show(dealer, `/operator-machines?thread=${elsewhere.id}`)
    const drawer = await screen.findByRole('dialog', { name: 'Messages: Harrow WL-120, Ridgeline Quarry' })
    await within(drawer).findByText(/We come on Monday/)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address).toBe('/operator-machines'))
  })

  it('a dealership’s staff see what is open, and choose what is assigned to them or closed', async () => {
    await show(dealer)
    const filter = screen.getByRole('combobox', { name: 'Messages' })
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Open', 'Assigned to me', 'Closed', 'All'])
    expect(asked.at(-1)).toContain('status=OPEN')
    await userEvent.selectOptions(filter, 'Assigned to me')
    await waitFor(() => expect(asked.at(-1)).toContain('status=MINE'))
    expect(address).toContain('status=MINE')
  })

  it('an operator’s people see all of their models, closed or not', async () => {
    await show()
    expect(asked.at(-1)).not.toContain('status')
    const filter = screen.getByRole('combobox', { name: 'Messages' })
    await userEvent.selectOptions(filter, 'Open')
    await waitFor(() => expect(asked.at(-1)).toContain('status=OPEN'))
  })

  it('a thread that is closed leaves the list, and stays open beside it', async () => {
    let closed = false
    const loader = () => ({
      ...quarryLoader,
      thread: { ...quarryLoader.thread, status: closed ? 'CLOSED' : 'OPEN' } as const,
    })
    server.use(
      platformHttp.get('/machines/operator', ({ response }) =>
        response(200).json({
          items: closed ? [quarryExcavator] : [quarryExcavator, loader()],
          total: 2,
          page: 1,
          limit: 10,
        }),
      ),
      platformHttp.get('/machines/operator/{id}', ({ response }) => response(200).json(loader())),
      platformHttp.get('/machines/operator/{id}/thread', ({ response }) =>
        response(200).json({ staff: [dana], history: [] }),
      ),
      platformHttp.put('/machines/operator/{id}/thread', ({ response }) => {
        closed = true
        return response(200).json(loader().thread)
      }),
    )
    await show(dealer)
    await userEvent.click(screen.getByRole('link', { name: 'Messages: Harrow WL-120, Ridgeline Quarry' }))
    const drawer = await screen.findByRole('dialog')
    await userEvent.type(within(drawer).getByRole('textbox', { name: 'Message' }), 'Half a sen')
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Mark as closed' }))
    await within(drawer).findByText('The next message from the operator reopens it.')
    expect(within(drawer).getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Half a sen')
    expect(screen.queryByText('Harrow WL-120')).toBeNull()
  })

  it('names the operator to a dealership’s staff', async () => {
    await show(superUser)
    screen.getByRole('link', { name: 'Harrow EX-210, Ridgeline Quarry' })
  })

  it('a dealership assigns a model to an operator that it serves', async () => {
    await show(dealer)
    await userEvent.click(screen.getByRole('button', { name: 'Assign a model' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Assign model' }))
    await screen.findByText('Choose an operator.')
    await screen.findByText('Choose a model.')
    await userEvent.selectOptions(screen.getByLabelText('Operator'), ridgeline.name)
    await userEvent.selectOptions(screen.getByLabelText('Model'), wheelLoader.name)
    await userEvent.click(screen.getByRole('button', { name: 'Assign model' }))
    await screen.findByText('Harrow WL-120 assigned to Ridgeline Quarry')
    expect(sent).toEqual([{ organization_id: ridgeline.id, machine_id: wheelLoader.id }])
  })

  it('a dealership withdraws a model, and reads why where that is refused', async () => {
    server.use(
      platformHttp.delete(
        '/machines/operator/{id}',
        ({ response }) => response(409).json(problem(409, 'machine_in_use', 'Ridgeline Quarry has machines of it.')),
        { once: true },
      ),
    )
    await show(dealer)
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Harrow WL-120, Ridgeline Quarry' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw model' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw model' }))
    await screen.findByText('Ridgeline Quarry has machines of it.')
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw model' }))
    await screen.findByText('Harrow WL-120 withdrawn')
    expect(sent).toEqual([quarryLoader.id])
  })

  it('offers neither to an operator', async () => {
    await show()
    expect(screen.queryByRole('button', { name: 'Assign a model' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  })

  it('leads from a thread to the model', async () => {
    await show(operator, `/operator-machines?thread=${quarryLoader.id}`)
    await userEvent.click(await screen.findByRole('link', { name: 'Open the model' }))
    await waitFor(() => expect(address).toBe(`/machines/${quarryLoader.machine.id}`))
  })

  it('searches from the first page on, and back to all', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked.at(-1)).toBe('?page=2&limit=10'))
    await userEvent.type(screen.getByRole('searchbox'), 'nothing{Enter}')
    await screen.findByText('Nothing matches')
    expect(asked.at(-1)).toBe('?search=nothing&limit=10')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await screen.findByRole('link', { name: 'Harrow WL-120, Northfield Equipment' })
  })

  it('lists the models of the customer whose page leads here, and all on demand', async () => {
    await show(dealer, `/operator-machines?organization_id=${ridgeline.id}`)
    expect(asked.at(-1)).toContain(`organization_id=${ridgeline.id}`)
    await userEvent.click(screen.getByRole('button', { name: 'For one customer only: show all' }))
    await waitFor(() => expect(asked.at(-1)).not.toContain('organization_id'))
  })
})
