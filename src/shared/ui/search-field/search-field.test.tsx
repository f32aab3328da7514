import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SearchField } from './search-field'

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
})
