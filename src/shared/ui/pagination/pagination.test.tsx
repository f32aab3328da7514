import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Pagination } from './pagination'

describe('Pagination', () => {
  it('says which rows these are, of how many', () => {
    render(<Pagination page={129} pageSize={10} total={1284} onPage={vi.fn()} />)
    expect(screen.getByText('1,281 to 1,284 of 1,284')).toBeTruthy()
  })

  it('turns pages and stops at both ends', async () => {
    const onPage = vi.fn()
    const { rerender } = render(<Pagination page={1} pageSize={10} total={25} onPage={onPage} />)
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onPage.mock.calls).toEqual([[2], [3]])
    rerender(<Pagination page={3} pageSize={10} total={25} onPage={onPage} />)
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  })

  it('offers no way to other pages when there are none', () => {
    render(<Pagination page={1} pageSize={10} total={0} onPage={vi.fn()} />)
    expect(screen.getByText('No rows')).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
