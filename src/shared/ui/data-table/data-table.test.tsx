import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Column } from './column'
import { DataTable } from './data-table'

type Machine = { id: string; model: string; manuals: number }

const machines: Machine[] = [
  { id: 'a', model: 'WL-120', manuals: 3 },
  { id: 'b', model: 'EX-210', manuals: 1 },
  { id: 'c', model: 'SK-40', manuals: 0 },
]

const columns: Column<Machine>[] = [
  {
    id: 'model',
    header: 'Model',
    cell: (row) => <a href={`#${row.id}`}>{row.model}</a>,
    sortable: true,
    onCard: 'title',
  },
  { id: 'manuals', header: 'Manuals', cell: (row) => row.manuals, kind: 'number' },
]

const table = { label: 'Machines', columns, rowKey: (row: Machine) => row.id }

afterEach(() => vi.unstubAllGlobals())

describe('DataTable', () => {
  it('opens a row by click and by Enter, moves by arrows, Home and End', async () => {
    const onOpen = vi.fn()
    render(<DataTable {...table} rows={machines} onOpen={onOpen} />)
    await userEvent.click(screen.getByRole('cell', { name: '1' }))
    const [, first] = screen.getAllByRole('row')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}{Home}{Enter}{End}{ArrowUp}{Enter}')
    expect(onOpen.mock.calls.map(([row]) => row.model)).toEqual(['EX-210', 'SK-40', 'WL-120', 'EX-210'])
  })

  describe.each([
    ['in a table', false],
    ['in cards', true],
  ])('by Tab, %s,', (_, matches) => {
    const plain = columns.map((column) =>
      column.id === 'model' ? { ...column, cell: (row: Machine) => row.model } : column,
    )
    const shown = (of: Column<Machine>[]) => {
      vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
      render(<DataTable {...table} columns={of} rows={machines} onOpen={vi.fn()} />)
    }
    const focused = () => document.activeElement?.textContent
    const stops = async () => {
      const found = []
      for (await userEvent.tab(); document.activeElement !== document.body; await userEvent.tab()) found.push(focused())
      return found
    }

    it('stops once at each row that has a link of its own, from where arrows move on', async () => {
      shown(columns)
      expect(await stops()).toEqual(['WL-120', 'EX-210', 'SK-40'])
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      expect(focused()).toContain('EX-210')
      await userEvent.tab()
      expect(focused()).toBe('EX-210')
    })

    it('stops at the first of rows without one', async () => {
      shown(plain)
      expect(await stops()).toEqual([expect.stringContaining('WL-120')])
    })
  })

  it('leaves clicks and keys in a row’s own controls to them', async () => {
    const onOpen = vi.fn()
    render(<DataTable {...table} rows={machines} onOpen={onOpen} />)
    await userEvent.click(screen.getByRole('link', { name: 'WL-120' }))
    screen.getByRole('link', { name: 'WL-120' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).not.toHaveBeenCalled()
  })

  describe.each([
    ['in a table', false],
    ['in cards', true],
  ])('a row, %s,', (_, matches) => {
    const windowOpen = vi.fn()
    const onOpen = vi.fn()
    const show = (shownColumns = columns) => {
      vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
      vi.stubGlobal('open', windowOpen)
      render(<DataTable {...table} columns={shownColumns} rows={machines} onOpen={onOpen} />)
      const user = userEvent.setup()
      return {
        press: async (words: string, key: string) => {
          await user.keyboard(`{${key}>}`)
          await user.click(screen.getByText(words))
          await user.keyboard(`{/${key}}`)
        },
        pressMiddle: (words: string) => user.pointer({ keys: '[MouseMiddle]', target: screen.getByText(words) }),
      }
    }
    afterEach(() => {
      getSelection()?.removeAllRanges()
      windowOpen.mockReset()
      onOpen.mockReset()
    })

    it('is opened in a new tab, and not in this one, where a click asks for that', async () => {
      const { press, pressMiddle } = show()
      await press('1', 'Control')
      await press('3', 'Meta')
      await pressMiddle('0')
      expect(windowOpen.mock.calls.map(([href]) => new URL(href).hash)).toEqual(['#b', '#a', '#c'])
      expect(onOpen).not.toHaveBeenCalled()
    })

    it('is opened in a new tab also while text is selected, which such a click does not clear', () => {
      show()
      getSelection()?.selectAllChildren(screen.getByText('EX-210'))
      for (const cell of [screen.getByText('1'), screen.getByText('0')]) {
        expect(fireEvent.mouseDown(cell, { button: 1 }), 'the page does not begin to scroll').toBe(false)
        fireEvent(cell, new MouseEvent('auxclick', { button: 1, bubbles: true }))
        fireEvent.click(cell, { ctrlKey: true })
      }
      expect(windowOpen.mock.calls.map(([href]) => new URL(href).hash)).toEqual(['#b', '#b', '#c', '#c'])
      expect(onOpen).not.toHaveBeenCalled()
    })

    it('opens by a click unless that selected text in it', () => {
      show()
      getSelection()?.selectAllChildren(screen.getByText('1'))
      fireEvent.click(screen.getByText('1'))
      expect(onOpen).not.toHaveBeenCalled()
      fireEvent.click(screen.getByText('0'))
      expect(onOpen.mock.calls).toEqual([[machines[2]]])
    })

    it('leaves a click with Shift to the browser, which extends the selection', async () => {
      const { press } = show()
      await press('1', 'Shift')
      expect(windowOpen).not.toHaveBeenCalled()
      expect(onOpen).not.toHaveBeenCalled()
    })

    it('has no address where a button comes first in its title', async () => {
      const withButton: Column<Machine> = {
        id: 'model',
        header: 'Model',
        cell: (row) => (
          <>
            <button type="button">{row.model}</button>
            <a href={`#brand-${row.id}`}>Harrow</a>
          </>
        ),
        onCard: 'title',
      }
      const { press } = show([withButton, ...columns.filter(({ id }) => id !== 'model')])
      await press('1', 'Control')
      expect(windowOpen).not.toHaveBeenCalled()
      expect(onOpen.mock.calls).toEqual([[machines[1]]])
    })

    it('leaves such a click on its link to the browser', async () => {
      const { press, pressMiddle } = show()
      await press('EX-210', 'Control')
      await pressMiddle('EX-210')
      expect(windowOpen).not.toHaveBeenCalled()
      expect(onOpen).not.toHaveBeenCalled()
    })

    it('opens here where it has no address', async () => {
      const { press } = show(columns.filter(({ id }) => id !== 'model'))
      await press('1', 'Control')
      expect(onOpen.mock.calls).toEqual([[machines[1]]])
    })
  })

  it('asks for the order and says which one is in force', async () => {
    const onSort = vi.fn()
    const { rerender } = render(<DataTable {...table} rows={machines} onSort={onSort} />)
    await userEvent.click(screen.getByRole('button', { name: 'Model' }))
    rerender(<DataTable {...table} rows={machines} sort={{ field: 'model', direction: 'asc' }} onSort={onSort} />)
    expect(screen.getByRole('columnheader', { name: 'Model' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Model' }))
    expect(onSort.mock.calls).toEqual([[{ field: 'model', direction: 'asc' }], [{ field: 'model', direction: 'desc' }]])
  })

  it('has a face for waiting, for nothing and for failure', async () => {
    const onRetry = vi.fn()
    const { rerender } = render(<DataTable {...table} rows={undefined} />)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    rerender(<DataTable {...table} rows={[]} empty="No machines yet" />)
    expect(screen.getByText('No machines yet')).toBeTruthy()
    rerender(<DataTable {...table} rows={undefined} error={{ message: 'An error occurred', onRetry }} />)
    expect(screen.getByRole('alert').textContent).toContain('An error occurred')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('beyond the last page leads back to it, and waits there for its rows', async () => {
    const onPage = vi.fn()
    const beyond = { page: 99, pageSize: 10, total: 23, onPage }
    const { rerender } = render(<DataTable {...table} rows={[]} empty="No machines yet" paging={beyond} />)
    expect(screen.getByText('There is no page 99')).toBeTruthy()
    expect(screen.queryByText('No machines yet')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 3, the last one' }))
    expect(onPage).toHaveBeenCalledExactlyOnceWith(3)
    rerender(<DataTable {...table} rows={[]} empty="No machines yet" paging={{ ...beyond, page: 3 }} refreshing />)
    expect(screen.getByRole('status').textContent).toBe('Loading')
  })

  it('on a later page of nothing at all says that there is nothing', () => {
    const nothing = { page: 2, pageSize: 10, total: 0, onPage: vi.fn() }
    render(<DataTable {...table} rows={[]} empty="No machines yet" paging={nothing} />)
    expect(screen.getByText('No machines yet')).toBeTruthy()
  })

  it('turns into cards on a phone, with an order to choose', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    const onSort = vi.fn()
    render(<DataTable {...table} rows={machines} onSort={onSort} />)
    expect(screen.queryByRole('table')).toBeNull()
    const cards = within(screen.getByRole('list', { name: 'Machines, 3 in all' })).getAllByRole('listitem')
    expect(cards[0]?.textContent).toBe('WL-120Manuals3')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Sort by Model, descending')
    expect(onSort).toHaveBeenCalledWith({ field: 'model', direction: 'desc' })
  })

  it('turns into cards on a tablet, where its columns have no room', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 64rem)',
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }))
    render(<DataTable {...table} rows={machines} />)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('never breaks a code, nor a short text where there is room, and gives a long one room', () => {
    const places = ['835-2044/0', 'Northfield Equipment', 'The long yard behind the second quarry of the north']
    const rows = places.map((model, index) => ({ id: String(index), model, manuals: 1 }))
    render(<DataTable {...table} columns={[{ id: 'place', header: 'Place', cell: (row) => row.model }]} rows={rows} />)
    const [code, short, long] = screen.getAllByRole('cell').map(({ className }) => className.split(' '))
    expect(code).toContain('whitespace-nowrap')
    expect(short).toContain('@5xl:whitespace-nowrap')
    expect(long).toContain('@5xl:min-w-40')
  })

  it('scrolls with the page, and by itself only where it has very many rows', () => {
    const many = [...new Array(201).keys()].map((id) => ({ id: String(id), model: 'WL-120', manuals: id }))
    const { rerender } = render(<DataTable {...table} rows={machines} />)
    const scrolls = () => screen.getByRole('region', { name: 'Machines' }).className.includes('overflow-auto')
    expect(scrolls()).toBe(false)
    rerender(<DataTable {...table} rows={many} />)
    expect(scrolls()).toBe(true)
  })

  it('with very many rows is reached by Tab wherever it is scrolled to', async () => {
    const many = [...new Array(300).keys()].map((id) => ({ id: String(id), model: `M-${id}`, manuals: id }))
    const sizes = [
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(490),
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49),
    ]
    const columns: Column<Machine>[] = [{ id: 'model', header: 'Model', cell: ({ model }) => model, onCard: 'title' }]
    render(<DataTable {...table} columns={columns} rows={many} onOpen={vi.fn()} />)
    const region = screen.getByRole('region', { name: 'Machines' })
    const tabStops = () =>
      [...region.querySelectorAll<HTMLElement>('tr[tabindex="0"]')].map(({ dataset }) => dataset.row)
    await waitFor(() => expect(tabStops()).toEqual(['0']))
    fireEvent.scroll(region, { target: { scrollTop: 4900 } })
    await waitFor(() => expect(tabStops()).toHaveLength(1))
    const [inSight] = tabStops()
    expect(inSight).not.toBe('0')
    region.querySelector<HTMLElement>(`[data-row="${inSight}"]`)?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(tabStops()).toEqual([String(Number(inSight) + 2)])
    for (const size of sizes) size.mockRestore()
  })

  it('leaves out of a card what its row has nothing of', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    const note: Column<Machine> = { id: 'note', header: 'Note', cell: ({ manuals }) => manuals > 1 && 'enough' }
    const place: Column<Machine> = {
      id: 'place',
      header: 'Place',
      cell: () => <span className="wrap-anywhere">{''}</span>,
    }
    const reason: Column<Machine> = { id: 'reason', header: 'Reason', cell: () => <span>{null}</span> }
    render(<DataTable {...table} columns={[...columns, note, place, reason]} rows={machines} />)
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(cards).toEqual(['WL-120Manuals3Noteenough', 'EX-210Manuals1', 'SK-40Manuals0'])
  })
})
