import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DropdownMenu } from './dropdown-menu'

describe('DropdownMenu', () => {
  it('is worked by keyboard and skips what is not possible now', async () => {
    const rename = vi.fn()
    const remove = vi.fn()
    render(
      <DropdownMenu
        trigger={<button type="button">More</button>}
        actions={[
          { label: 'Retry', onSelect: vi.fn(), disabled: true },
          { label: 'Rename', onSelect: rename },
          { label: 'Delete', onSelect: remove, destructive: true },
        ]}
      />,
    )
    screen.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('Rename')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
    expect(rename).not.toHaveBeenCalled()
  })

  it('does what was chosen with the focus at its button, where a dialog gives it back', async () => {
    const focused = new Promise((resolve) => {
      render(
        <DropdownMenu
          trigger={<button type="button">More</button>}
          actions={[{ label: 'Rename', onSelect: () => resolve(document.activeElement) }]}
        />,
      )
    })
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
    expect(await focused).toBe(screen.getByRole('button', { name: 'More' }))
  })
})
