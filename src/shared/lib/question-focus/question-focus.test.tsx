import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { requestQuestionFocus, useQuestionFocus } from '.'

function Field() {
  const ref = useRef<HTMLInputElement>(null)
  useQuestionFocus(ref)
  return <input ref={ref} />
}

afterEach(() => vi.useRealTimers())

it('moves the cursor into the question field, also into one that comes a moment later', () => {
  vi.useFakeTimers()
  expect(requestQuestionFocus()).toBe(false)
  vi.advanceTimersByTime(1000)
  render(<Field />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  screen.getByRole('textbox').blur()
  expect(requestQuestionFocus()).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  cleanup()
  vi.advanceTimersByTime(60_000)
  render(<Field />)
  expect(document.activeElement).toBe(document.body)
})
