import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { mainId } from '@/shared/lib/page-title'
import { Toaster, toast } from '../toaster'
import { toastStore } from '../toaster/toast'
import { Dialog } from './dialog'

function Example({ locked, isOpen = false }: { locked?: boolean; isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete manual
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete this manual?" locked={locked}>
        It leaves every answer at once.
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('is named by its title, closes with Escape and gives the focus back', async () => {
    render(<Example />)
    const opener = screen.getByRole('button', { name: 'Delete manual' })
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog', { name: 'Delete this manual?' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('gives the focus to the page’s main part when what opened it is gone', async () => {
    render(
      <main id={mainId} tabIndex={-1}>
        <Example />
      </main>,
    )
    const opener = screen.getByRole('button', { name: 'Delete manual' })
    await userEvent.click(opener)
    opener.remove()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById(mainId)))
  })

  it('gives it there too when nothing had it, as where a dialog follows another one', async () => {
    render(
      <main id={mainId} tabIndex={-1}>
        <Example isOpen />
      </main>,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById(mainId)))
  })

  it('stays open while it is locked', async () => {
    render(<Example locked />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete manual' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  it('stays open when a toast above it is dismissed', async () => {
    render(
      <>
        <Example />
        <Toaster />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete manual' }))
    act(() => void toast.error('The manual is in use'))
    fireEvent.pointerDown(screen.getByText('The manual is in use'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    act(() => toast.dismiss(toastStore.get()[0]?.id ?? ''))
  })
})
