import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { TextField } from '@/shared/ui/text-field'
import { useApiForm } from './use-api-form'

const send = vi.fn<(values: { name: string; city: string }) => Promise<void>>()

function Form() {
  const { register, submit, errorOf, failure, isDirty } = useApiForm({ defaultValues: { name: '', city: '' }, send })
  return (
    <form noValidate onSubmit={submit}>
      <p role="alert">{failure}</p>
      <TextField label="Name" error={errorOf('name')} {...register('name', { required: 'Name is required field.' })} />
      <TextField label="City" error={errorOf('city')} {...register('city')} />
      <button type="submit">Save</button>
      <output>{isDirty ? 'changed' : 'saved'}</output>
    </form>
  )
}

async function fillIn(name: string) {
  render(<Form />)
  if (name) await userEvent.type(screen.getByLabelText('Name'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

const refusal = (path: string) =>
  new ApiError({ status: 400, data: { detail: 'Not like this.', errors: [{ path, message: 'Not like this.' }] } })

describe('useApiForm', () => {
  it('sends nothing while a field is missing, and says which', async () => {
    send.mockReset()
    await fillIn('')
    expect(screen.getByText('Name is required field.')).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })

  it('puts what the server refuses beside its field, focuses it, and keeps what was typed', async () => {
    send.mockRejectedValueOnce(refusal('body.name'))
    await fillIn('Ridgeline')
    expect(await screen.findByText('Not like this.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ridgeline')
  })

  it('says above the form what belongs to none of its fields', async () => {
    send.mockRejectedValueOnce(refusal('body.organization_id'))
    await fillIn('Ridgeline')
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not like this.'))
  })

  it('has nothing left to lose once it was sent', async () => {
    send.mockResolvedValueOnce()
    await fillIn('Ridgeline')
    expect(await screen.findByText('saved')).toBeTruthy()
    expect(send).toHaveBeenLastCalledWith({ name: 'Ridgeline', city: '' })
  })
})
