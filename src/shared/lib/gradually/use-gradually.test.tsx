import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGradually } from './use-gradually'

const shown: (string | undefined)[] = []
function Shown({ data }: { data: string | undefined }) {
  const value = useGradually(data)
  shown.push(value)
  return <p>{value ?? 'loading'}</p>
}

it('has what was there at once, what arrives in a step of its own, and what changes at once again', () => {
  const { rerender } = render(<Shown data={undefined} />)
  shown.length = 0
  rerender(<Shown data="first" />)
  expect([screen.getByText('first').textContent, ...shown]).toEqual(['first', undefined, 'first'])
  shown.length = 0
  rerender(<Shown data="second" />)
  expect(shown).toEqual(['second'])
  rerender(<Shown data={undefined} />)
  screen.getByText('loading')
})
