import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BackLink } from './back-link'

it.each([
  ['a click goes back within the app', {}, true],
  ['a click with ctrl is left to the browser', { ctrlKey: true }, false],
  ['a click with shift is left to the browser', { shiftKey: true }, false],
])('%s', (_, keys, isHandled) => {
  const onBack = vi.fn()
  render(
    <BackLink href="#machines" onBack={onBack}>
      Machines
    </BackLink>,
  )
  const link = screen.getByRole('link', { name: 'Machines' })
  const click = createEvent.click(link, keys)
  fireEvent(link, click)
  expect(onBack).toHaveBeenCalledTimes(isHandled ? 1 : 0)
  expect(click.defaultPrevented).toBe(isHandled)
})
