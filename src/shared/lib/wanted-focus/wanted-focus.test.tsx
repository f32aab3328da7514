import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { requestFocus, useWantedFocus } from '.'

function Field() {
  const ref = useRef<HTMLInputElement>(null)
  useWantedFocus('question', ref)
  return <input ref={ref} />
}

afterEach(() => vi.useRealTimers())

it('moves the cursor into the question field, also into one that comes a moment later', () => {
  vi.useFakeTimers()
  expect(requestFocus('question')).toBe(false)
  vi.advanceTimersByTime(1000)
  render(<Field />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  screen.getByRole('textbox').blur()
  expect(requestFocus('question')).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  cleanup()
  vi.advanceTimersByTime(60_000)
  render(<Field />)
  expect(document.activeElement).toBe(document.body)
})
