import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Separated } from './separated'

it('puts dots between what there is', () => {
  const { container, rerender } = render(<Separated facts={['WL-120', undefined, '', false, '875 h']} />)
  expect(container.textContent).toBe('WL-120 · 875 h')
  rerender(<Separated facts={['875 h']}>Today</Separated>)
  expect(container.textContent).toBe('Today · 875 h')
})
