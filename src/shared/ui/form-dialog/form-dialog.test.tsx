import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog'

const onClose = vi.fn()
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

function show(isDirty: boolean) {
  onClose.mockReset()
  render(
    <FormDialog title="Ask" submit="Send" onSubmit={onSubmit} onClose={onClose} pending={false} isDirty={isDirty}>
      <input aria-label="Name" />
    </FormDialog>,
  )
}

describe('FormDialog', () => {
  it('"a form never loses what was typed": Escape closes it only while nothing was', async () => {
    show(true)
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by Escape while it is untouched', async () => {
    show(false)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is sent by Enter in a field', async () => {
    show(false)
    await userEvent.type(screen.getByLabelText('Name'), 'Rosa{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
