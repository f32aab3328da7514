import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DataTable } from '../data-table'
import { SearchField } from './search-field'

type Machine = { model: string }
const machines: Machine[] = [{ model: 'WL-120' }, { model: 'EX-210' }]
const columns = [{ id: 'model', header: 'Model', cell: ({ model }: Machine) => model }]

function List({ onOpen }: { onOpen?: (model: Machine) => void }) {
  return (
    <>
      <SearchField label="Search machines" value="" onSearch={() => undefined} />
      <DataTable label="Machines" columns={columns} rows={machines} rowKey={({ model }) => model} onOpen={onOpen} />
    </>
  )
}

describe('SearchField', () => {
  it('searches once for what was typed, with the ends trimmed', async () => {
    const onSearch = vi.fn()
    render(<SearchField label="Search machines" value="" onSearch={onSearch} />)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search machines' }), ' WL-120 {Enter}')
    expect(onSearch.mock.calls).toEqual([['WL-120']])
  })

  it('searches by itself when the person pauses', async () => {
    const onSearch = vi.fn()
    render(<SearchField label="Search machines" value="" onSearch={onSearch} />)
    await userEvent.type(screen.getByRole('searchbox'), 'loader')
    await vi.waitFor(() => expect(onSearch.mock.calls).toEqual([['loader']]))
  })

  it('clears by button or Escape and keeps the focus', async () => {
    const onSearch = vi.fn()
    render(<SearchField label="Search machines" value="loader" onSearch={onSearch} />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(onSearch).toHaveBeenLastCalledWith('')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  it('follows the address when the search changes elsewhere', () => {
    const { rerender } = render(<SearchField label="Search machines" value="loader" onSearch={vi.fn()} />)
    rerender(<SearchField label="Search machines" value="" onSearch={vi.fn()} />)
    expect(screen.getByRole('searchbox').getAttribute('value')).toBe('')
  })

  it('"/ to search": leads to it from anywhere, and Escape leaves it once it is empty', async () => {
    render(<List />)
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard('a/b{Escape}')
    expect([document.activeElement, field.value]).toEqual([field, ''])
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(document.body)
  })

  it('"arrows in tables": leads on to the rows below it, where Enter opens one', async () => {
    const onOpen = vi.fn()
    render(<List onOpen={onOpen} />)
    await userEvent.keyboard('/{ArrowDown}{ArrowDown}{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ model: 'EX-210' })
  })

  it('stays where there is no row to open', async () => {
    render(<List />)
    await userEvent.keyboard('/{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })
})
