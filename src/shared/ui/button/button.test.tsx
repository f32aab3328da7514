import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button'

describe('Button', () => {
  it('acts once while its work is pending, and keeps the focus', async () => {
    const save = vi.fn()
    const { rerender } = render(<Button onClick={save}>Save hours</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save hours' }))
    rerender(
      <Button onClick={save} pending>
        Save hours
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save hours' }))
    expect(save).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('does not submit a form twice while pending', async () => {
    const submit = vi.fn()
    render(
      <form action={submit}>
        <Button type="submit" pending>
          Sign in
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })
})
