import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { DateTimeField } from './date-time-field'

const onChange = vi.fn()
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

beforeEach(() => onChange.mockReset())

it('is a local time once day and time are there', async () => {
  render(<DateTimeField label="Read on" onChange={onChange} />)
  await type('Read on', '11/21/2026')
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  await type('Time', '2:30 pm')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21T14:30')
  await userEvent.tab()
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toMatch(/^2:30\sPM$/)
  await userEvent.clear(screen.getByLabelText('Read on'))
  await userEvent.clear(screen.getByLabelText('Time'))
  expect(onChange).toHaveBeenLastCalledWith('')
})

it('says which time is none, and that it is missing once it is asked for', async () => {
  const { rerender } = render(<DateTimeField label="Read on" onChange={onChange} />)
  await type('Read on', '11/21/2026')
  expect(screen.queryByText(/^Enter a time/)).toBeNull()
  rerender(<DateTimeField label="Read on" onChange={onChange} isAsked />)
  screen.getByText(/^Enter a time such as 2:30\sPM\.$/)
  await type('Time', '25:00')
  await userEvent.tab()
  screen.getByText(/^Enter a time/)
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

it('says that the day is missing once it is asked for', async () => {
  const { rerender } = render(<DateTimeField label="Read on" onChange={onChange} />)
  await type('Time', '14:30')
  await userEvent.tab()
  expect(screen.queryByText('Enter the date of this time.')).toBeNull()
  rerender(<DateTimeField label="Read on" onChange={onChange} isAsked />)
  screen.getByText('Enter the date of this time.')
  await type('Read on', '11/21/2026')
  expect(screen.queryByText('Enter the date of this time.')).toBeNull()
})

it('says on Enter, which sends a form, what is no day and no time', async () => {
  render(<DateTimeField label="Read on" onChange={onChange} />)
  await type('Time', '25:00')
  expect(screen.queryByText(/^Enter a time/)).toBeNull()
  await type('Time', '{Enter}')
  screen.getByText(/^Enter a time/)
  await type('Read on', '13/45/2026')
  expect(screen.queryByText(/^Enter a date/)).toBeNull()
  await type('Read on', '{Enter}')
  screen.getByText(/^Enter a date/)
})
