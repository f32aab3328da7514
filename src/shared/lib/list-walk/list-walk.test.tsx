import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { placeInList, returnToRow, useListWalk } from '.'

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

function List({ search, path = '/orders' }: { search: object; path?: string }) {
  useListWalk(path, search, rows)
  return (
    <table>
      <tbody>
        {rows.map(({ id }, index) => (
          <tr key={id} data-row={index} tabIndex={0} aria-label={id} />
        ))}
      </tbody>
    </table>
  )
}

it('a record knows its neighbours in the list that was shown last, and how that was filtered', () => {
  expect(placeInList('/quotes', 'a')).toEqual({ search: {}, previous: undefined, next: undefined })
  render(<List path="/quotes" search={{ status: 'SENT' }} />)
  expect(placeInList('/quotes', 'a')).toEqual({ search: { status: 'SENT' }, previous: undefined, next: 'b' })
  expect(placeInList('/quotes', 'c')).toEqual({ search: { status: 'SENT' }, previous: 'b', next: undefined })
  expect(placeInList('/quotes', 'elsewhere')).toMatchObject({ previous: undefined, next: undefined })
})

it('who comes back from a record is at its row, once', async () => {
  returnToRow('/orders', 'b')
  const { unmount } = render(<List search={{}} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: 'b' })))
  unmount()
  render(<List search={{}} />)
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
