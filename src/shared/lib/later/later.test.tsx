import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { later } from './later'

type NoteProps = { open: boolean; text: string }
const Note = ({ text }: NoteProps) => <p>{text}</p>

it('shows what was loaded only while it is open', async () => {
  const LateNote = later<NoteProps>(async () => Note)
  const { rerender } = render(<LateNote open text="Hello" />)
  await screen.findByText('Hello')
  rerender(<LateNote open={false} text="Hello" />)
  expect(screen.queryByText('Hello')).toBeNull()
})

it('is loaded before somebody opens it, so that it opens without a network', async () => {
  const load = vi.fn(async () => Note)
  const LateNote = later<NoteProps>(load)
  render(<LateNote open={false} text="Hello" />)
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
})
