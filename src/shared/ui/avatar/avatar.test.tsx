import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar'

describe('Avatar', () => {
  it.each([
    ['Northfield Admin', 'NA'],
    ['Ana María de la Cruz', 'AC'],
    ['ADMIN', 'A'],
    ['  ', ''],
  ])('shortens "%s" to "%s"', (name, initials) => {
    expect(render(<Avatar name={name} />).container.textContent).toBe(initials)
  })
})
