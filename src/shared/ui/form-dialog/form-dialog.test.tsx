import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog'

const onClose = vi.fn()
const submit = vi.fn(async (event?: { preventDefault?: () => void }) => event?.preventDefault?.())
const button = (name: string) => screen.getByRole('button', { name })
const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' })

function show({ isDirty, pending = false }: { isDirty: boolean; pending?: boolean }) {
  render(
    <FormDialog
      title="Ask"
      submit="Send"
      form={{ submit, isPending: pending, isDirty, failure: undefined }}
      onClose={onClose}
    >
      <input aria-label="Name" />
    </FormDialog>,
  )
}

beforeEach(() => onClose.mockReset())

describe('FormDialog: "a form never loses what was typed"', () => {
  it('asks before Escape closes it, and goes on where one was', async () => {
    show({ isDirty: true })
    await userEvent.type(screen.getByLabelText('Name'), 'Rosa{Escape}')
    expect(question()).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(question()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  })

  it('is lost only when that is said', async () => {
    show({ isDirty: true })
    await userEvent.click(button('Close'))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(button('Discard'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks after Cancel too, which is pressed by mistake as often', async () => {
    show({ isDirty: true })
    await userEvent.click(button('Cancel'))
    expect(question()).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(button('Keep editing'))
    expect(question()).toBeNull()
    await userEvent.click(button('Cancel'))
    await userEvent.click(button('Discard'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each(['Cancel', 'Close', '{Escape}'])('closes by %s while it is untouched', async (way) => {
    show({ isDirty: false })
    await (way === '{Escape}' ? userEvent.keyboard(way) : userEvent.click(button(way)))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('neither asks nor closes while it is being sent', async () => {
    show({ isDirty: true, pending: true })
    await userEvent.keyboard('{Escape}')
    expect(question()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('FormDialog', () => {
  it('is sent by Enter in a field', async () => {
    show({ isDirty: false })
    await userEvent.type(screen.getByLabelText('Name'), 'Rosa{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })
})
