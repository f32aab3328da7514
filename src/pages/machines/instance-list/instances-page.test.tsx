import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { machines } from '@/entities/machine/testing'
import { instances, loader, truck } from '@/entities/machine-instance/testing'
import { activeLink, northfield, pendingLink, ridgeline, tallPines } from '@/entities/organization/testing'
import { kitsLink, linkPage } from '@/entities/portal-link/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { saveFile } from '@/shared/lib/save-file'
import { AtAddress, addressOf } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MachineInstancesPage } from './instances-page'

const operatorsUser: User = { ...operator, groups: [{ name: 'Org User' }] }

let asked: string[] = []
const server = serveWith(
  noViews,
  platformHttp.get('/machines/instances/{orgId}', ({ request, query, response }) => {
    asked.push(request.url.slice(request.url.indexOf('instances/') + 'instances/'.length))
    const items = query.get('search') === 'nothing' ? [] : instances
    return response(200).json({ items, total: items.length && 23, page: 1, limit: 10 })
  }),
  platformHttp.get('/machines/instances/{orgId}/export', ({ request, response }) => {
    asked.push(new URL(request.url).search)
    return response.untyped(new Response('brand,model,serial_number\r\n', { headers: { 'content-type': 'text/csv' } }))
  }),
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: machines, total: 3, page: 1, limit: 200 }),
  ),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [ridgeline, tallPines], total: 2, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/portal-links/', ({ response }) => response(200).json(linkPage([kitsLink]))),
)

let address = ''
const onAddress = (href: string) => {
  address = href
}

function show(user: User = operator, first: Record<string, string | number> = {}) {
  renderScreen(
    <AtAddress href={addressOf('/machine-instances', first)} onAddress={onAddress}>
      <MachineInstancesPage />
    </AtAddress>,
    signedInAs(user),
  )
}

const rowOf = async (serial: string) => {
  const cell = await screen.findByText(serial)
  return cell.closest('tr') ?? cell
}
const of = ({ id }: { id: string }, parameters: string) => `${id}?${parameters}`
const lastAsked = (address: string) => waitFor(() => expect(asked.at(-1)).toBe(address))

beforeEach(() => {
  asked = []
})
afterEach(() => void vi.useRealTimers())

describe('MachineInstancesPage', () => {
  it('shows name, serial number, place, hours, what is due next and the status of each', async () => {
    show()
    const cells = within(await rowOf('GHT00123')).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Loader 3Harrow WL-120',
      'GHT00123',
      'North face',
      '1,250.5 h',
      '500 h service, Dec 4, 2026',
      'Due soon',
    ])
    expect(within(await rowOf('OX30-0042')).getByText('Not read yet')).toBeTruthy()
    expect(asked).toEqual([of(ridgeline, 'page_size=10')])
  })

  it.each([
    ['280 h over', { hours: 1780 }],
    ['3 days over', { next_due: loader.next_due && { ...loader.next_due, due_on: '2026-11-23' } }],
  ])('says of what is overdue how far over it is, not when it is expected: %s', async (over, changed) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 12) })
    const overdue = { ...loader, ...changed, status: 'OVERDUE' as const }
    server.use(
      platformHttp.get('/machines/instances/{orgId}', ({ response }) =>
        response(200).json({ items: [overdue], total: 1, page: 1, limit: 10 }),
      ),
    )
    show()
    expect(await screen.findByText(`500 h service, ${over}`)).toBeTruthy()
  })

  it('opens a machine by a click on its row', async () => {
    show()
    await userEvent.click(within(await rowOf('GHT00123')).getByText('North face'))
    await waitFor(() => expect(address).toBe(`/machine-instances/${loader.id}`))
  })

  it('opens a machine by its link', async () => {
    show()
    await userEvent.click(await screen.findByRole('link', { name: /Loader 3/ }))
    await waitFor(() => expect(address).toBe(`/machine-instances/${loader.id}`))
  })

  it('"GET /machines/instances/{orgId} (isDealership, page, page_size)": pages, searches, filters and sorts in the address', async () => {
    show()
    await rowOf('GHT00123')
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    await lastAsked(of(ridgeline, 'page=3&page_size=10'))
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Overdue')
    await lastAsked(of(ridgeline, 'status=OVERDUE&page_size=10'))
    await screen.findByRole('option', { name: 'Harrow WL-120' })
    await userEvent.selectOptions(screen.getByLabelText('Model'), 'Harrow WL-120')
    await lastAsked(of(ridgeline, `status=OVERDUE&machine_id=${loader.machine.id}&page_size=10`))
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }))
    await lastAsked(
      of(ridgeline, `status=OVERDUE&machine_id=${loader.machine.id}&sort_field=hours&sort_direction=asc&page_size=10`),
    )
  })

  it('says that nothing matches, and leads back to all', async () => {
    show(operator, { search: 'nothing' })
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
    await rowOf('GHT00123')
  })

  it('"CSV export of what is filtered": exports what all filters leave', async () => {
    show(operator, { search: 'loader', status: 'DUE', machine_id: loader.machine.id, page: 2 })
    await rowOf('GHT00123')
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    expect(asked.at(-1)).toBe(`?search=loader&status=DUE&machine_id=${loader.machine.id}`)
    expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toMatch(/^machine-instances-\d{4}-\d\d-\d\d\.csv$/)
  })

  it('"an operator\'s Org Admin and Org User manage its machines": they add and import, a Machine Operator reads', async () => {
    show(operator)
    await rowOf('GHT00123')
    expect(screen.queryByRole('link', { name: 'Add a machine' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Links' })).toBeNull()
  })

  it('offers to add and to import to those who may', async () => {
    show(operatorsUser)
    await rowOf('GHT00123')
    expect(screen.getByRole('link', { name: 'Add a machine' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import machines' }))
    expect(dialog.queryByLabelText('Operator')).toBeNull()
  })

  it('hours come from telematics too: a document is anybody’s who may import, endpoints are the admins’', async () => {
    show(operatorsUser)
    await userEvent.click(await screen.findByRole('button', { name: 'Telematics' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Import hours'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Import hours' }))
    await screen.findByRole('dialog', { name: 'Import hours' })
  })

  it('a dealership’s admin says whose endpoints', async () => {
    show(dealershipAdmin)
    await userEvent.click(await screen.findByRole('button', { name: 'Telematics' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Endpoints' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Telematics endpoints' }))
    expect(await drawer.findByRole('option', { name: 'Ridgeline Quarry' })).toBeTruthy()
  })

  it('portal links are managed by those who may: "listed and revocable by the dealership"', async () => {
    show(dealershipAdmin)
    await userEvent.click(await screen.findByRole('button', { name: 'Links' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Portal links' }))
    expect(await drawer.findByRole('article', { name: 'Due kits, Ridgeline Quarry' })).toBeTruthy()
  })

  it('a dealership sees whose each machine is, and can list one operator’s alone', async () => {
    show(dealershipAdmin)
    expect(within(await rowOf('GHT00123')).getByText('Ridgeline Quarry')).toBeTruthy()
    await screen.findByRole('option', { name: 'Tall Pines Forestry' })
    await userEvent.selectOptions(screen.getByLabelText('Operator'), 'Tall Pines Forestry')
    await lastAsked(of({ id: dealershipAdmin.organization?.id ?? '' }, `operator_id=${tallPines.id}&page_size=10`))
  })

  it('a super user says first whose machines', async () => {
    show(superUser)
    await screen.findByText('No organization chosen')
    expect(asked).toEqual([])
    await screen.findByRole('option', { name: 'Ridgeline Quarry' })
    await userEvent.selectOptions(screen.getByLabelText('Organization'), 'Ridgeline Quarry')
    await lastAsked(of(ridgeline, 'page_size=10'))
  })

  it('can be tried again when it did not load', async () => {
    server.use(platformHttp.get('/machines/instances/{orgId}', () => Response.error(), { once: true }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await rowOf('GHT00123')
  })
})

describe('"Bulk: print labels"', () => {
  const given: unknown[] = []
  const printed: (string | null)[] = []
  const label = { ...kitsLink, kind: 'machine_hours' as const, url: 'https://yardhand.example/machine-hours?token=v1' }
  beforeEach(() => {
    given.length = 0
    printed.length = 0
    vi.stubGlobal('print', () => {
      printed.push(document.querySelector('[data-print-alone]')?.textContent ?? null)
      window.dispatchEvent(new Event('afterprint'))
    })
    server.use(
      platformHttp.get('/portal-links/', ({ query, response }) =>
        response(200).json(linkPage(query.get('instance_id') === loader.id ? [label] : [])),
      ),
      platformHttp.post('/portal-links/', async ({ request, response }) => {
        given.push(await request.json())
        return response(201).json(label)
      }),
    )
  })
  const select = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

  it('prints those of the chosen machines together, and gives one to a machine that has none', async () => {
    show(operatorsUser)
    await select(/^Select Loader 3/)
    await userEvent.click(screen.getByRole('button', { name: 'Select all on this page' }))
    const chosen = instances.filter(({ can_manage, retired_at }) => can_manage && retired_at === null)
    screen.getByText(`${chosen.length} selected`)
    await userEvent.click(screen.getByRole('button', { name: 'Print labels' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    for (const { serial_number } of chosen) expect(printed[0]).toContain(`Serial ${serial_number}`)
    const others = chosen.filter(({ id }) => id !== loader.id)
    expect(given).toEqual(others.map(({ id }) => ({ kind: 'machine_hours', instance_id: id, replace: false })))
  })

  it('says which label is being made', async () => {
    let answer: () => void = () => undefined
    server.use(
      platformHttp.get('/portal-links/', async ({ response }) => {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return response(200).json(linkPage([label]))
      }),
    )
    show(operatorsUser)
    await select(/^Select Loader 3/)
    await userEvent.click(screen.getByRole('button', { name: 'Print labels' }))
    await screen.findByText('Label 1 of 1')
    answer()
    await waitFor(() => expect(printed).toHaveLength(1))
  })

  it('leads nowhere when a checkbox is pressed, and goes away with the selection', async () => {
    show(operatorsUser)
    await rowOf('GHT00123')
    const status = screen.getByRole('status')
    await select(/^Select Loader 3/)
    expect(status.textContent).toBe('1 selected')
    expect(address).not.toContain(loader.id)
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('button', { name: 'Print labels' })).toBeNull()
    expect(document.activeElement).toBe(await rowOf('GHT00123'))
  })

  it('is offered to nobody who only reads', async () => {
    show(operator)
    await rowOf('GHT00123')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('"Bulk: move dealership"', () => {
  const operatorsAdmin: User = { ...operator, groups: [{ name: 'Org Admin' }] }
  const chosen = instances.filter(({ can_manage, retired_at }) => can_manage && retired_at === null)
  const lakeside = { ...northfield, ...pendingLink.dealership }
  const sent: unknown[] = []
  let refusedId = ''
  let unansweredId = ''
  beforeEach(() => {
    sent.length = 0
    refusedId = ''
    unansweredId = ''
    server.use(
      platformHttp.get('/organizations/', ({ response }) =>
        response(200).json({ items: [lakeside, northfield], total: 2, page: 1, limit: 1000 }),
      ),
      platformHttp.put('/machines/instance/{id}', async ({ params, request, response }) => {
        if (params.id === unansweredId) return Response.error()
        if (params.id === refusedId) return response(403).json(problem(403, 'forbidden', 'It does not serve you.'))
        sent.push([params.id, await request.json()])
        return response(200).json(loader)
      }),
    )
  })
  const open = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Loader 3/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Select all on this page' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change dealership' })).toHaveProperty('disabled', false),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Change dealership' }))
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Change' }))
  const change = async (name = 'Northfield Equipment') => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Served by'), name)
    await press()
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it('has the chosen one serve all of them, for an admin of their owner, and goes on at the list', async () => {
    show(operatorsAdmin)
    await change()
    await isClosed()
    expect(sent).toEqual(chosen.map(({ id }) => [id, { dealership_id: northfield.id }]))
    expect(screen.queryByText(/selected$/)).toBeNull()
    const first = await rowOf('GHT00123')
    await waitFor(() => expect(document.activeElement).toBe(first))
  })

  it('nobody is a choice of its own, and none is made beforehand', async () => {
    show(operatorsAdmin)
    await open()
    await press()
    await screen.findByText('Choose a dealership or “Nobody”.')
    expect(sent).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText(/^Served by/), 'Nobody')
    screen.getByText('No dealership sees the hours and what is due any more.')
    await press()
    await isClosed()
    expect(sent).toEqual(chosen.map(({ id }) => [id, { dealership_id: null }]))
  })

  it('says which were refused, and why', async () => {
    refusedId = loader.id
    show(operatorsAdmin)
    await change()
    await screen.findByText('1 machine was not changed')
    screen.getByText(/Loader 3.*: It does not serve you\.$/)
    expect(sent).toHaveLength(chosen.length - 1)
  })

  it('where the connection breaks off: says what is left, shows what was changed, and sends only the rest again', async () => {
    unansweredId = truck.id
    show(operatorsAdmin)
    await change()
    await screen.findByText(/^The server did not confirm 1 machine\./)
    expect(sent).toEqual([[loader.id, { dealership_id: northfield.id }]])
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    unansweredId = ''
    await press()
    await isClosed()
    expect(sent.slice(1)).toEqual([[truck.id, { dealership_id: northfield.id }]])
  })

  it('a super user chooses among those that serve the owner', async () => {
    server.use(
      platformHttp.get('/organizations/', ({ response }) =>
        response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 }),
      ),
      platformHttp.get('/organizations/links', ({ response }) =>
        response(200).json({ items: [pendingLink, activeLink], total: 2, page: 1, limit: 1000 }),
      ),
    )
    show(superUser, { organization_id: ridgeline.id })
    await open()
    const options = within(screen.getByLabelText('Served by')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a dealership',
      'Northfield Equipment',
      'Nobody',
    ])
  })

  it.each([
    ['a dealership', dealershipAdmin],
    ['an operator without an admin’s role', operatorsUser],
  ])('is not offered to the people of %s', async (_, user) => {
    show(user)
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Loader 3/ }))
    expect(screen.queryByRole('button', { name: 'Change dealership' })).toBeNull()
  })
})
