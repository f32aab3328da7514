import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { oilFilter } from '@/entities/catalogue/testing'
import { wheelLoader } from '@/entities/machine/testing'
import { loader } from '@/entities/machine-instance/testing'
import type { ManualHit } from '@/entities/manual'
import { newOrder } from '@/entities/order/testing'
import { servedCustomerPage, servedCustomers } from '@/entities/organization/testing'
import { requestedQuote } from '@/entities/quote/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { chooseTheme, chosenTheme } from '@/shared/lib/theme'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import type { PaletteGoals } from '../model/goals'
import { CommandPaletteButton } from './command-palette-button'

const hit: ManualHit = {
  manual_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1b01',
  manual_name: 'Operation and Maintenance Manual',
  machine: { id: wheelLoader.id, brand: 'Harrow', type: 'Wheel loader', model: 'WL-120', name: 'Harrow WL-120' },
  page: 31,
  heading: [{ text: '8.3 Oil filter', marked: false }],
  excerpt: [],
  boxes: [],
}
const asked: string[] = []
const page = <Item,>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 5 })
const server = serveWith(
  platformHttp.get('/machines/', ({ query, response }) => {
    asked.push(`machines ${query.get('search')}`)
    return response(200).json(page(query.get('search') === 'ght' ? [wheelLoader] : []))
  }),
  platformHttp.get('/machines/instances/{orgId}', ({ query, response }) => {
    asked.push(`instances ${query.get('search')}`)
    return response(200).json(page(query.get('search') === 'ght' ? [loader] : []))
  }),
  platformHttp.get('/manuals/search', ({ query, response }) => {
    asked.push(`pages ${query.get('q')}`)
    return response(200).json(page(query.get('q') === 'oil filter' ? [hit] : []))
  }),
  platformHttp.get('/orders/', ({ query, response }) => {
    asked.push(`orders ${query.get('search')}`)
    return response(200).json(page(query.get('search') === 'INV-46' ? [newOrder] : []))
  }),
  platformHttp.get('/quotes/', ({ query, response }) =>
    response(200).json(page(query.get('search') === '4512330A' ? [requestedQuote] : [])),
  ),
)

const goals = {
  screens: [
    { to: '/', label: 'Dashboard' },
    { to: '/machine-instances', label: 'Machine Instances' },
    { to: '/profile', label: 'Settings' },
  ],
  organizationId: dealershipAdmin.organization?.id,
  onGo: vi.fn(),
  onMachine: vi.fn(),
  onInstance: vi.fn(),
  onPage: vi.fn(),
  onPart: undefined,
  onUploadManual: undefined,
  isPartForCart: true,
  onOrder: vi.fn(),
  onQuote: vi.fn(),
  onCustomer: undefined,
  onPerson: undefined,
  onAsk: vi.fn(),
  onKeys: vi.fn(),
  onLogout: vi.fn(),
}

async function open(changed: Partial<PaletteGoals> = {}) {
  cleanup()
  renderScreen(<CommandPaletteButton {...goals} {...changed} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox')
}
const options = (group?: string) =>
  within(group ? screen.getByRole('group', { name: group }) : screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  vi.clearAllMocks()
  asked.length = 0
})
afterEach(() => chooseTheme('system'))

describe('"Ctrl+K command palette"', () => {
  it('offers the screens of the menu, and asks the server nothing until something is typed', async () => {
    await open()
    expect(options('Go to')).toEqual(['Dashboard', 'Machine Instances', 'Settings'])
    expect(options('Ask')).toEqual(['Ask Bob'])
    expect(asked).toEqual([])
  })

  it('goes where the words lead, by keyboard alone', async () => {
    await userEvent.type(await open(), 'inst')
    expect(options('Go to')).toEqual(['Machine Instances'])
    await userEvent.keyboard('{Enter}')
    expect(goals.onGo).toHaveBeenCalledExactlyOnceWith('/machine-instances')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers two entries of the menu that lead to one page, and only those that are meant', async () => {
    const to = '/operator-machines'
    const screens = [
      { to, label: 'Operator Machines' },
      { to, label: 'Messages' },
      { to: '/cart', label: 'Cart' },
    ]
    const field = await open({ screens })
    expect(options('Go to')).toEqual(['Operator Machines', 'Messages', 'Cart'])
    await userEvent.type(field, 'cart')
    expect(options('Go to')).toEqual(['Cart'])
    await userEvent.keyboard('{Enter}')
    expect(goals.onGo).toHaveBeenCalledExactlyOnceWith('/cart')
  })

  it('knows "Upload manual", for those who upload them', async () => {
    await userEvent.type(await open(), 'upload')
    expect(options()).toEqual(['Ask Bob: “upload”'])
    await userEvent.keyboard('{Escape}')
    cleanup()
    const onUploadManual = vi.fn()
    await userEvent.type(await open({ onUploadManual }), 'upload m')
    expect(options('Actions')).toEqual(['Upload manual'])
    await userEvent.keyboard('{Enter}')
    expect(onUploadManual).toHaveBeenCalledOnce()
  })

  it('moves by arrows, around the ends', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}')
    expect(goals.onLogout).toHaveBeenCalledOnce()
  })

  it('finds machines by name and machine instances by serial number, once the typing pauses', async () => {
    await userEvent.type(await open(), 'ght')
    await waitFor(() => expect(options('Models')).toEqual(['Harrow WL-120 Wheel loader']))
    await waitFor(() => expect(options('Machines')).toEqual([`Loader 3 Harrow WL-120 · ${loader.serial_number}`]))
    expect(asked.toSorted()).toEqual(['instances ght', 'machines ght', 'orders ght', 'pages ght'])
    await userEvent.click(screen.getByRole('option', { name: /^Loader 3/ }))
    expect(goals.onInstance).toHaveBeenCalledExactlyOnceWith(loader.id)
  })

  it('keeps the best match chosen, which arrives after the question that can always be asked', async () => {
    server.use(platformHttp.get('/machines/instances/{orgId}', ({ response }) => response(200).json(page([loader]))))
    await userEvent.type(await open(), 'loader 3')
    const found = await screen.findByRole('option', { name: /^Loader 3/ })
    await waitFor(() => expect(found.getAttribute('aria-selected')).toBe('true'))
    await userEvent.keyboard('{Enter}')
    expect(goals.onInstance).toHaveBeenCalledExactlyOnceWith(loader.id)
    expect(goals.onAsk).not.toHaveBeenCalled()
  })

  it.each([
    ['Harrow WL-120 Wheel loader', goals.onMachine, wheelLoader.id],
    ['Ask Bob about Harrow WL-120', goals.onAsk, { machine: wheelLoader.id }],
  ])('of a machine that was found: %s', async (name, goal, expected) => {
    await userEvent.type(await open(), 'ght')
    await userEvent.click(await screen.findByRole('option', { name }))
    expect(goal).toHaveBeenCalledExactlyOnceWith(expected)
  })

  it('takes words for a question, by Enter alone, and finds the pages of manuals with them', async () => {
    await userEvent.type(await open(), 'oil filter')
    await userEvent.click(
      await screen.findByRole('option', {
        name: '8.3 Oil filter WL-120 · Operation and Maintenance Manual · page 31',
      }),
    )
    expect(goals.onPage).toHaveBeenCalledExactlyOnceWith(hit, 'oil filter')
    await userEvent.type(await open(), 'oil filter{Enter}')
    expect(goals.onAsk).toHaveBeenCalledExactlyOnceWith({ q: 'oil filter' })
  })

  it('finds parts of catalogues, orders, customers and people, each only for who may see them', async () => {
    const catalogue = {
      ...{ id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c01', name: 'Parts', currency: 'USD', version: 1, can_manage: false },
      organization: { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c02', name: 'Northfield Equipment' },
    }
    server.use(
      platformHttp.get('/catalogues/', ({ response }) => response(200).json(page([catalogue]))),
      platformHttp.get('/catalogues/{id}/parts', ({ response }) => response(200).json(page([oilFilter]))),
      platformHttp.get('/dashboard/customers', ({ query, response }) =>
        response(200).json(servedCustomerPage(query.get('search') === 'ridge' ? servedCustomers.slice(0, 1) : [])),
      ),
      platformHttp.get('/users/', ({ response }) => response(200).json(page([dealershipAdmin]))),
    )
    const onPart = vi.fn()
    const onPerson = vi.fn()
    const onCustomer = vi.fn()
    await userEvent.type(await open({ onPart, onPerson }), 'filter')
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${oilFilter.part_number}`) }))
    expect(onPart.mock.calls[0]?.[0]).toMatchObject({ id: oilFilter.id, dealershipId: catalogue.organization.id })
    await userEvent.type(await open({ onPart, onPerson }), 'nora')
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(dealershipAdmin.email) }))
    expect(onPerson).toHaveBeenCalledExactlyOnceWith(dealershipAdmin.email)
    await userEvent.type(await open({ onCustomer }), 'ridge')
    await waitFor(() => expect(options('Customers')).toEqual(['Ridgeline Quarry 12 machines']))
    await userEvent.click(screen.getByRole('option', { name: /^Ridgeline Quarry/ }))
    expect(onCustomer).toHaveBeenCalledExactlyOnceWith(servedCustomers[0]?.id)
  })

  it('finds the order of an invoice and the quote of a part, which the server finds by what is on paper', async () => {
    await userEvent.type(await open(), 'INV-46')
    await screen.findByRole('option', { name: new RegExp(`^${newOrder.order_number}`) })
    await userEvent.keyboard('{Enter}')
    expect(goals.onOrder).toHaveBeenCalledExactlyOnceWith(newOrder.id)
    await userEvent.type(await open(), '4512330A')
    await screen.findByRole('option', { name: new RegExp(`^${requestedQuote.quote_number}`) })
    await userEvent.keyboard('{Enter}')
    expect(goals.onQuote).toHaveBeenCalledExactlyOnceWith(requestedQuote.id)
  })

  describe('with the whole number of something, "opens it by Enter", also where pages of manuals mention it', () => {
    const catalogue = {
      ...{ id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c01', name: 'Parts', currency: 'USD', version: 1, can_manage: false },
      organization: { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c02', name: 'Northfield Equipment' },
    }
    const order = { ...newOrder, order_number: 'SO-1001', po_number: 'PO 77' }
    const longer = { ...order, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c03', order_number: 'SO-10010', po_number: '' }
    const other = { ...oilFilter, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c04', part_number: 'AHX-250' }
    const quote = { ...requestedQuote, quote_number: 'Q-7' }
    const onPart = vi.fn()

    beforeEach(() => {
      server.use(
        platformHttp.get('/manuals/search', ({ response }) => response(200).json(page([hit]))),
        platformHttp.get('/machines/instances/{orgId}', ({ response }) => response(200).json(page([loader]))),
        platformHttp.get('/catalogues/', ({ response }) => response(200).json(page([catalogue]))),
        platformHttp.get('/catalogues/{id}/parts', ({ response }) => response(200).json(page([other, oilFilter]))),
        platformHttp.get('/orders/', ({ query, response }) =>
          response(200).json(page(query.get('search') === '1001' ? [longer] : [order])),
        ),
        platformHttp.get('/quotes/', ({ response }) => response(200).json(page([quote]))),
      )
    })

    it.each([
      ['so-1001', /^SO-1001/, goals.onOrder, order.id],
      ['1001', /^SO-1001/, goals.onOrder, order.id],
      ['po 77', /^SO-1001/, goals.onOrder, order.id],
      ['q-7', /^Q-7/, goals.onQuote, quote.id],
      [loader.serial_number.toLowerCase(), /^Loader 3/, goals.onInstance, loader.id],
      ['hx250', /^HX-250/, onPart, expect.objectContaining({ id: oilFilter.id })],
      ['hx-250', /^HX-250/, onPart, expect.objectContaining({ id: oilFilter.id })],
    ])('%s', async (typed, name, goal, expected) => {
      await userEvent.type(await open({ onPart }), typed)
      await screen.findByRole('option', { name: /^8.3 Oil filter/ })
      await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(name))
      await userEvent.keyboard('{Enter}')
      expect(goal).toHaveBeenCalledExactlyOnceWith(expected)
    })
  })

  it('searches no machine instances for who has none', async () => {
    await userEvent.type(await open({ organizationId: undefined }), 'ght')
    await screen.findByRole('option', { name: /^Harrow/ })
    expect(asked).not.toContain('instances ght')
  })

  it('switches the theme', async () => {
    await userEvent.type(await open(), 'theme dark{Enter}')
    expect(chosenTheme()).toBe('dark')
  })

  it('says so when nothing fits', async () => {
    await userEvent.type(await open(), 'xyzzy')
    await screen.findByText('Nothing else matches “xyzzy”.')
    expect(options()).toEqual(['Ask Bob: “xyzzy”'])
  })

  it('says why the server finds nothing, goes on with what it knows, and tries again', async () => {
    server.use(platformHttp.get('/machines/', () => Response.error()))
    await userEvent.type(await open(), 'ght')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Network error or server did not respond.')
    expect(options('Machines')).toHaveLength(1)
    server.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('option', { name: 'Harrow WL-120 Wheel loader' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('"Esc closes", and the focus is back where it was', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: /^Search or ask/ })
    await userEvent.click(button)
    await screen.findByRole('combobox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})
