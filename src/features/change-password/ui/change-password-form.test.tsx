import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { ChangePasswordForm } from './change-password-form'

const send = vi.fn<(passwords: { current_password?: string; new_password: string }) => Promise<void>>()
const refusal = (errors: { path: string; message: string }[]) =>
  new ApiError({ status: 400, data: { detail: 'The request is not valid.', errors } })

async function change(current: string, next: string) {
  send.mockClear()
  render(<ChangePasswordForm email="mia@northfield.example" send={send} />)
  if (current) await userEvent.type(screen.getByLabelText('Current password'), current)
  if (next) await userEvent.type(screen.getByLabelText('New password'), next)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

describe('ChangePasswordForm', () => {
  it('sends both passwords as they were typed', async () => {
    send.mockResolvedValueOnce()
    await change(' yardhand-demo-2026', 'quarry lorry in the rain ')
    expect(send).toHaveBeenCalledExactlyOnceWith({
      current_password: ' yardhand-demo-2026',
      new_password: 'quarry lorry in the rain ',
    })
  })

  it('asks for both before it sends anything', async () => {
    await change('', '')
    await screen.findByText('Enter your current password.')
    expect(screen.getByText('Enter a new password.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
    expect(send).not.toHaveBeenCalled()
  })

  it('puts what the server refuses beside its field, and keeps what was typed', async () => {
    send.mockRejectedValueOnce(refusal([{ path: 'body.current_password', message: 'This is not your password.' }]))
    await change('wrong', 'quarry lorry in the rain')
    await screen.findByText('This is not your password.')
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('quarry lorry in the rain')
  })

  it('somebody invited, who has just signed in with the temporary password, chooses an own one alone', async () => {
    send.mockClear().mockResolvedValueOnce()
    render(<ChangePasswordForm email="mia@northfield.example" isFirst send={send} />)
    expect(screen.queryByLabelText(/Current|Temporary/)).toBeNull()
    await userEvent.type(screen.getByLabelText('New password'), 'quarry lorry in the rain')
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ new_password: 'quarry lorry in the rain' })
  })

  it('says before it is done that other sessions end', () => {
    render(<ChangePasswordForm email="mia@northfield.example" send={send} />)
    expect(screen.getByText('You will be signed out on every other device.')).toBeTruthy()
  })

  it('informs a password manager whose password it is, and which is which', () => {
    const { container } = render(<ChangePasswordForm email="mia@northfield.example" send={send} />)
    expect(container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('mia@northfield.example')
    expect(screen.getByLabelText('Current password').getAttribute('autocomplete')).toBe('current-password')
    expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password')
  })
})
