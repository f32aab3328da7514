import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chosenMachineStore } from '@/entities/machine'
import { wheelLoader } from '@/entities/machine/testing'
import { completion, completions, loader, readings, tasks } from '@/entities/machine-instance/testing'
import { draftQuote } from '@/entities/maintenance-quote/testing'
import { newOrder, orderPage } from '@/entities/order/testing'
import { answeredQuote, quotePage } from '@/entities/quote/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MachineInstancePage } from './instance-page'

let sent: { call: string; body: unknown }[] = []
const accepted = { reading: readings[0] ?? never(), hours: 1260, unit: 'hours' as const, due: [] }
const server = serveWith(
  platformHttp.get('/orders/', ({ query, response }) =>
    response(200).json({ ...orderPage(query.get('instance_id') === loader.id ? [newOrder] : []), total: 7 }),
  ),
  platformHttp.get('/quotes/', ({ response }) => response(200).json(quotePage([answeredQuote]))),
  platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(loader)),
  platformHttp.get('/machines/{id}', ({ response }) => response(200).json(wheelLoader)),
  platformHttp.get('/machines/instance/{id}/readings', ({ response }) =>
    response(200).json({ items: readings, total: readings.length, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/instance/{id}/schedule', ({ response }) => response(200).json({ tasks })),
  platformHttp.get('/machines/instance/{id}/completions', ({ response }) =>
    response(200).json({ items: completions, total: completions.length, page: 1, limit: 10 }),
  ),
  platformHttp.post('/machines/completions/{id}/undo', async ({ request, params, response }) => {
    sent.push({ call: `undo ${params.id}`, body: await request.json() })
    return response(200).json(completions[1] ?? never())
  }),
  platformHttp.get('/portal-links/', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 100 }),
  ),
  platformHttp.post('/machines/instance/{id}/readings', async ({ request, response }) => {
    sent.push({ call: 'reading', body: await request.json() })
    return response(201).json(accepted)
  }),
  platformHttp.post('/machines/readings/{id}/void', async ({ request, params, response }) => {
    sent.push({ call: `void ${params.id}`, body: await request.json() })
    return response(200).json(accepted.reading)
  }),
  platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', async ({ request, params, response }) => {
    sent.push({ call: `cart ${params.dealershipId} ${params.operatorId}`, body: await request.json() })
    return response(409).json(problem(409, 'cart_full', 'The cart is full.'))
  }),
  platformHttp.post('/machines/instance/{id}/tasks/{taskId}/complete', async ({ request, params, response }) => {
    sent.push({ call: `complete ${params.taskId}`, body: await request.json() })
    return response(200).json({ tasks, completion_id: completion.id })
  }),
  platformHttp.put('/machines/instance/{id}', async ({ request, response }) => {
    sent.push({ call: 'update', body: await request.json() })
    return response(200).json(loader)
  }),
)

function never(): never {
  throw new Error('there are readings')
}

const onBack = vi.fn()
const onAsk = vi.fn()
const onQuoted = vi.fn()

function show(as = operator, changed: Partial<Parameters<typeof MachineInstancePage>[0]> = {}) {
  renderScreen(
    <MachineInstancePage
      instanceId={loader.id}
      onBack={onBack}
      onAsk={onAsk}
      onQuoted={onQuoted}
      machineLink={({ name }) => <a href="#machine">{name}</a>}
      salesLinks={{
        orderParts: (_, words) => <a href="#cart">{words}</a>,
        askQuote: (_, words) => <a href="#quote">{words}</a>,
        order: (id, words) => <a href={`#${id}`}>{words}</a>,
        quote: (id, words) => <a href={`#${id}`}>{words}</a>,
        allOrders: (_, words) => <a href="#orders">{words}</a>,
        allQuotes: (_, words) => <a href="#quotes">{words}</a>,
      }}
      scheduleLink={() => <a href="#schedule">Edit tasks</a>}
      {...changed}
    />,
    signedInAs(as),
  )
}

const table = async (name: string) => within(await screen.findByRole('region', { name }))
// Events by hand: looking at all of this page before each key is slow.
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sectionLinks = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  sent = []
  onBack.mockReset()
  onAsk.mockReset()
})

describe('MachineInstancePage', () => {
  it('begins with entering the hours where a link says so, once', async () => {
    const onEntered = vi.fn()
    show(operator, { isEntering: true, onEntered })
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onEntered).toHaveBeenCalledOnce()
  })

  it('an admin of the dealership quotes what is due, and goes to the quote', async () => {
    server.use(
      platformHttp.post('/maintenance-quotes/', async ({ request, response }) => {
        sent.push({ call: 'quote', body: await request.json() })
        return response(201).json(draftQuote)
      }),
    )
    show(dealershipAdmin)
    // As slowly as a person: before the button's effects have run, nobody would hear of the answer.
    await userEvent.click(await screen.findByRole('button', { name: 'Quote due work' }))
    await waitFor(() => expect(onQuoted).toHaveBeenCalledWith(draftQuote.id))
    expect(sent).toEqual([{ call: 'quote', body: { instance_id: loader.id } }])
  })

  it('shows which machine it is, where, whose, who serves it, and its meter', async () => {
    show()
    await screen.findByRole('heading', { level: 1, name: 'Loader 3' })
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
    expect(['Machine', 'Serial number', 'Location', 'Owner', 'Dealership', 'In service since'].map(fact)).toEqual([
      'Harrow WL-120',
      'GHT00123',
      'North face',
      'Ridgeline Quarry',
      'Northfield Equipment',
      'Mar 1, 2024',
    ])
    expect(fact('Total use')).toContain('1,250.5 h')
    expect(document.title).toContain('Loader 3')
  })

  it('asks about this very machine: "a machine\'s serial chooses the manuals that apply"', async () => {
    show()
    // It is there before its model is, so that nothing moves when that comes.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask Bob' })).toHaveProperty('disabled', false))
    await press('Ask Bob')
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(wheelLoader.id)
    expect(JSON.parse(chosenMachineStore.read() ?? '')).toMatchObject({ serial_number: loader.serial_number })
    chosenMachineStore.write(null)
  })

  it('shows each task with its status, how far it is from due and when that is, its forecast and its kit', async () => {
    show()
    const [, service, inspection] = await (await table('Tasks')).findAllByRole('row')
    expect(service && cellsOf(service).slice(1, 6)).toEqual([
      'Due soon',
      '500 h or 365 dayslast done on Mar 1, 2026 at 1,004.5 h',
      expect.stringMatching(/^in 250 h.*1,500 h or Mar 1, 2027$/),
      'Dec 4, 2026',
      '500 h kitAdd kit to cart',
    ])
    const overdue = expect.stringMatching(/^\d+ days over.*Nov 1, 2026$/)
    expect(inspection && cellsOf(inspection).slice(1, 6)).toEqual([
      'Overdue',
      expect.stringMatching(/^365 days/),
      overdue,
      '–',
      '–',
    ])
  })

  it('draws the hours over time with the due marks, and gives the same figures as a table', async () => {
    show()
    const figures = await screen.findByRole('table', { name: 'Hours over time' })
    await within(figures).findByRole('row', { name: '500 h service 1500' })
    expect(within(figures).queryByText('12008')).toBeNull()
  })

  it('"Readings are never deleted, only voided, with who and why"', async () => {
    show()
    const readingsTable = await table('Readings')
    expect(readingsTable.getByText('Voided by Rita Stone: A digit too many')).toBeTruthy()
    await userEvent.click(readingsTable.getByRole('button', { name: /^Actions for 1,250.5 h of / }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Void reading' }))
    await press('Void reading')
    await screen.findByText('Enter the reason.')
    type('Reason', 'Wrong machine')
    await press('Void reading')
    await screen.findByText('Reading voided')
    expect(sent).toEqual([{ call: `void ${readings[0]?.id}`, body: { reason: 'Wrong machine' } }])
  })

  it('shows the newest five readings, and every other on demand', async () => {
    const [one = never()] = readings
    const seven = Array.from({ length: 7 }, (_, index) => ({ ...one, id: `${index}`, value: 1207 - index }))
    server.use(
      platformHttp.get('/machines/instance/{id}/readings', ({ response }) =>
        response(200).json({ items: seven, total: 7, page: 1, limit: 1000 }),
      ),
    )
    show()
    const rows = async () => (await table('Readings')).getAllByRole('row').slice(1)
    expect(await rows()).toHaveLength(5)
    await press('Show all 7 readings')
    expect(await rows()).toHaveLength(7)
    expect(screen.queryByRole('button', { name: 'Show all 7 readings' })).toBeNull()
  })

  it('leads to each of its sections, the label among them for who manages it', async () => {
    show()
    await table('Readings')
    expect(sectionLinks()).toEqual(['Tasks', 'Hours over time', 'QR label', 'Service book', 'Orders', 'Readings'])
    await press('Service book')
    const book = screen.getByRole('heading', { name: 'Service book' })
    expect(document.activeElement?.contains(book)).toBe(true)
  })

  it('leads to no readings where there are none', async () => {
    server.use(
      platformHttp.get('/machines/instance/{id}/readings', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
      ),
    )
    show()
    await screen.findByText('No readings yet')
    expect(sectionLinks()).toEqual(['Tasks', 'Hours over time', 'QR label', 'Service book', 'Orders'])
  })

  it('puts the kit of what is due into the cart, and says why it could not', async () => {
    show()
    await press('Add 500 h kit to the cart')
    await screen.findByText('The cart is full.')
    expect(sent).toEqual([
      {
        call: `cart ${loader.dealership?.id} ${loader.organization.id}`,
        body: { lines: [{ bundle_id: tasks[0]?.kit?.id, quantity: 1, instance_id: loader.id }] },
      },
    ])
  })

  it('says that a task was done, at which hours', async () => {
    show()
    await press('Mark as done: 500 h service')
    type(/^Meter at completion/, '1502,5')
    await press('Mark as done')
    await screen.findByText(/^500 h service is done/)
    expect(sent).toEqual([{ call: `complete ${tasks[0]?.id}`, body: { hours: 1502.5 } }])
  })

  it('shows what was done with day, hours, person, kit and note, and undoes the last with a reason', async () => {
    show()
    const historyTable = await table('Service book')
    for (const words of ['Aug 14, 2026', '1,002.5 h', 'Changed the oil', '500 h kit']) historyTable.getByText(words)
    historyTable.getByText('Undone by Rita Stone: It was the other loader')
    fireEvent.click(historyTable.getByRole('button', { name: 'Undo 500 h service of Aug 14, 2026' }))
    await press('Undo')
    await screen.findByText('Enter the reason.')
    type('Reason', 'Wrong machine')
    await press('Undo')
    await screen.findByText('500 h service: completion undone')
    expect(sent).toEqual([{ call: `undo ${completions[0]?.id}`, body: { reason: 'Wrong machine' } }])
  })

  it('changes its data; the serial number is read only once the meter was read', async () => {
    show()
    await press('Edit')
    expect(screen.getByLabelText<HTMLInputElement>('Serial number').readOnly).toBe(true)
    type(/^Location/, 'South face')
    await press('Save machine')
    await screen.findByText('Machine saved')
    expect(sent[0]?.body).toMatchObject({ location: 'South face', name: 'Loader 3', retired: false })
  })

  it('lets those who only read it enter hours, and nothing else', async () => {
    server.use(
      platformHttp.get('/machines/instance/{id}', ({ response }) =>
        response(200).json({ ...loader, can_manage: false }),
      ),
    )
    show()
    await screen.findByRole('button', { name: 'Enter reading' })
    await (await table('Tasks')).findByText('Overdue')
    expect(screen.queryByRole('button', { name: /^(Edit|Mark as done|Actions for)/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit tasks' })).toBeNull()
  })

  it('says that it is not here, and leads back', async () => {
    server.use(
      platformHttp.get('/machines/instance/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Machine not found.')),
      ),
    )
    show()
    await screen.findByText('Machine not found')
    await userEvent.click(screen.getByRole('link', { name: 'Machine instances' }))
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  })

  it('can be tried again when it did not load', async () => {
    server.use(platformHttp.get('/machines/instance/{id}', () => Response.error(), { once: true }))
    show()
    await press('Try again')
    await screen.findByRole('heading', { level: 1, name: 'Loader 3' })
  })
})

describe('what was ordered and quoted for the machine', () => {
  it('leads to each, and to all of them in their list', async () => {
    show()
    const order = await screen.findByRole('link', { name: newOrder.order_number })
    expect(order.getAttribute('href')).toBe(`#${newOrder.id}`)
    expect(screen.getByRole('link', { name: 'Show all 7 orders' })).toBeTruthy()
    await screen.findByRole('link', { name: answeredQuote.quote_number })
    expect(screen.queryByRole('link', { name: /^Show all . quotes/ })).toBeNull()
  })

  it.each([
    ['the operator’s people ask', operator, 'Ask for a quote'],
    ['the dealership’s write', dealershipAdmin, 'Write a quote'],
  ])('leads on to a quote, for which %s', async (_, reader, words) => {
    show(reader)
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe('#quote')
  })

  it('offers no quote to a super user, who has no side of it', async () => {
    show(superUser)
    await screen.findByRole('link', { name: answeredQuote.quote_number })
    expect(screen.queryByRole('link', { name: 'Ask for a quote' })).toBeNull()
  })

  it('says of an empty list only what is true for the viewer, who may not see the orders of others', async () => {
    server.use(
      platformHttp.get('/orders/', ({ response }) => response(200).json(orderPage([]))),
      platformHttp.get('/quotes/', ({ response }) => response(200).json(quotePage([]))),
    )
    show(operator)
    await screen.findByText('You have not ordered anything for this machine. Only admins see the orders of others.')
    await screen.findByText('You have no quotes for this machine. Only admins see the quotes of others.')
  })
})
