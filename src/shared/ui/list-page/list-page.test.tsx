import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from '@/shared/lib/save-file'
import type { SavedView } from '@/shared/lib/saved-views'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { manyParts, type Part, PartsPage, partsServer } from './testing'

let views: SavedView[] = []
let sent: unknown[] = []
serveWith(
  platformHttp.get('/list-views/', ({ response }) =>
    response(200).json({ items: views, total: views.length, page: 1, limit: 100 }),
  ),
  platformHttp.post('/list-views/', async ({ request, response }) => {
    const body = await request.json()
    sent.push(body)
    const view = { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a02', ...body }
    views = [...views, view]
    return response(201).json(view)
  }),
  platformHttp.put('/list-views/{id}', async ({ params, request, response }) => {
    const body = await request.json()
    sent.push({ id: params.id, ...body })
    return response(200).json({ id: params.id, list: '/parts', ...body })
  }),
  platformHttp.delete('/list-views/{id}', ({ params, response }) => {
    views = views.filter(({ id }) => id !== params.id)
    return response(204).empty()
  }),
)

const shelfA: SavedView = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  list: '/parts',
  name: 'Shelf A',
  search: { shelf: 'A', sort_field: 'stock' },
  hidden_columns: ['shelf'],
  density: 'compact',
}

let address = ''
function show(options: { href?: string; parts?: Part[]; onOpen?: (part: Part) => void } = {}) {
  const server = partsServer(options.parts ?? manyParts(48))
  renderScreen(
    <PartsPage
      href={options.href}
      server={server}
      onOpen={options.onOpen}
      onAddress={(href) => {
        address = href
      }}
    />,
  )
  return server
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitemcheckbox', { name }))

beforeEach(() => {
  localStorage.clear()
  views = []
  sent = []
})

describe('a list and its address', () => {
  it('asks for the page, the size, the order and the filters that the address has', async () => {
    const { asked } = show({ href: '/parts?page=2&limit=25&shelf=B&sort_field=stock&color=red&search=Filter' })
    await screen.findByText('Filter 26')
    expect(asked).toEqual([
      expect.objectContaining({
        page: 2,
        limit: 25,
        shelf: 'B',
        search: 'Filter',
        sort_field: 'stock',
        sort_direction: 'asc',
      }),
    ])
  })

  it('writes what is chosen into the address, and begins at the first page when the list changes', async () => {
    show({ href: '/parts?page=2' })
    await screen.findByText('Filter 11')
    await userEvent.selectOptions(screen.getByLabelText('Shelf'), 'B')
    await waitFor(() => expect(address).toBe('/parts?shelf=B'))
    await press('Part')
    await waitFor(() => expect(address).toBe('/parts?shelf=B&sort_field=name'))
    await press('Part')
    await waitFor(() => expect(address).toBe('/parts?shelf=B&sort_field=name&sort_direction=desc'))
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '25 rows')
    await waitFor(() => expect(address).toBe('/parts?shelf=B&sort_field=name&sort_direction=desc&limit=25'))
  })

  it('where nothing matches, leads back to everything in the same order', async () => {
    show({ href: '/parts?search=gearbox&shelf=A&sort_field=stock' })
    await screen.findByText('Nothing matches')
    await press('Show all')
    await screen.findByText('Filter 1')
    expect(address).toBe('/parts?sort_field=stock')
  })

  it('by keyboard: / to search, arrows to the rows, Enter opens one, Escape leads back', async () => {
    const onOpen = vi.fn()
    show({ onOpen })
    await screen.findByText('Filter 1')
    await userEvent.keyboard('/{ArrowDown}{ArrowDown}{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Filter 2' }))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })
})

describe('how a list looks', () => {
  it('columns can be hidden, and stay hidden after a reload', async () => {
    show()
    await press('Columns and density')
    await choose('Shelf')
    await userEvent.keyboard('{Escape}')
    expect(headings()).toEqual(['Part', 'Stock'])
    document.body.replaceChildren()
    show()
    await screen.findByText('Filter 1')
    expect(headings()).toEqual(['Part', 'Stock'])
  })

  it('the column that names a row cannot be hidden', async () => {
    show()
    await press('Columns and density')
    await screen.findByRole('menuitemcheckbox', { name: 'Shelf' })
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Part' })).toBeNull()
  })
})

describe('filters where rows are cards', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('stay behind one button, which says how many are in force', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    show({ href: '/parts?shelf=B' })
    await screen.findByText('Filter 1')
    expect(screen.queryByLabelText('Shelf')).toBeNull()
    await press('Filter and sort, 1 active')
    await userEvent.selectOptions(screen.getByLabelText('Shelf'), 'Any shelf')
    await waitFor(() => expect(address).toBe('/parts'))
    await press('Filter and sort')
    expect(screen.queryByLabelText('Shelf')).toBeNull()
  })
})

describe('saved views', () => {
  it('save the search, the columns and the density under a name', async () => {
    show({ href: '/parts?shelf=B&page=2' })
    await press('Columns and density')
    await choose('Compact')
    await choose('Stock')
    await userEvent.keyboard('{Escape}')
    await press('Views')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view…' }))
    await userEvent.type(await screen.findByLabelText('Name'), 'My shelf')
    await press('Save view')
    await screen.findByText('My shelf saved')
    expect(sent).toEqual([
      { list: '/parts', name: 'My shelf', search: { shelf: 'B' }, hidden_columns: ['stock'], density: 'compact' },
    ])
    expect(await screen.findByRole('button', { name: 'Views: My shelf' })).toBeTruthy()
  })

  it('are applied at once: filters, order, columns and density', async () => {
    views = [shelfA]
    const { asked } = show({ href: '/parts?page=3' })
    await press('Views')
    await choose('Shelf A')
    await waitFor(() => expect(address).toBe('/parts?shelf=A&sort_field=stock'))
    expect(headings()).toEqual(['Part', 'Stock'])
    expect(asked.at(-1)).toMatchObject({ shelf: 'A', sort_field: 'stock' })
  })

  it('are replaced under their name, and deleted', async () => {
    views = [shelfA]
    show()
    await press('Views')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view…' }))
    await userEvent.type(await screen.findByLabelText('Name'), 'shelf a')
    await press('Replace view')
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: shelfA.id, name: 'shelf a', search: {} })]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Views')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete views…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Shelf A' }))
    await screen.findByText('Shelf A deleted')
    expect(views).toEqual([])
  })
})

describe('"CSV export of what is filtered"', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })

  it('has all pages, the columns that are shown, and no text that a spreadsheet would run', async () => {
    const parts = [...manyParts(501), { id: 'x', name: '=Filter "x"', shelf: 'A', stock: -1 }]
    const { asked } = show({ href: '/parts?search=Filter', parts })
    await screen.findByText('Filter 1')
    await press('Columns and density')
    await choose('Shelf')
    await userEvent.keyboard('{Escape}')
    await press('Export')
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [table, name] = vi.mocked(saveFile).mock.calls[0] ?? []
    const lines = (await table?.text())?.trimEnd().split('\r\n') ?? []
    expect(name).toMatch(/^parts-\d{4}-\d\d-\d\d\.csv$/)
    expect([lines.length, lines[0]?.endsWith('"Part","Stock"'), lines[1]]).toEqual([503, true, '"Filter 1",0'])
    expect(lines.at(-1)).toBe('"\'=Filter ""x""",-1')
    expect(asked.slice(1)).toEqual(
      [1, 2].map((page) => expect.objectContaining({ page, limit: 500, search: 'Filter' })),
    )
  })

  it('is named after the day of the reader, which in the evening may not be that of Greenwich', async () => {
    vi.stubEnv('TZ', 'America/Denver')
    vi.setSystemTime('2026-11-22T02:00:00Z')
    show()
    await screen.findByText('Filter 1')
    await press('Export')
    await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'parts-2026-11-21.csv'))
  })
})
