import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nextTask } from '../next-task'
import { placeInList, returnToRow, useListWalk, useReturnByHistory } from '.'

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
  expect(placeInList('/never-shown-before', 'a')).toEqual({ search: {}, previous: undefined, next: undefined })
  render(<List path="/never-shown-before" search={{ status: 'SENT' }} />)
  expect(placeInList('/never-shown-before', 'a')).toEqual({
    search: { status: 'SENT' },
    previous: undefined,
    next: 'b',
  })
  expect(placeInList('/never-shown-before', 'c')).toEqual({
    search: { status: 'SENT' },
    previous: 'b',
    next: undefined,
  })
  expect(placeInList('/never-shown-before', 'elsewhere')).toMatchObject({ previous: undefined, next: undefined })
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

it("the browser's Back from a record leads to its row, and any other way to the list does not", async () => {
  const staticData = { guard: 'public', layout: 'bare' } as const
  const root = createRootRoute({ staticData })
  const orders = createRoute({
    getParentRoute: () => root,
    path: '/orders',
    staticData,
    component: () => <List search={{}} />,
  })
  const order = createRoute({ getParentRoute: () => root, path: '/orders/b', staticData, component: Record })
  const history = createMemoryHistory({ initialEntries: ['/orders', '/orders/b'] })
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([orders, order]), history })} />)
  const row = () => screen.findByRole('row', { name: 'b' })

  await screen.findByRole('heading', { name: 'Order b' })
  history.back()
  await waitFor(async () => expect(document.activeElement).toBe(await row()))
  history.forward()
  await screen.findByRole('heading', { name: 'Order b' })
  history.push('/orders')
  await row()
  await nextTask()
  expect(document.activeElement).toBe(document.body)
})

function Record() {
  useReturnByHistory('/orders', 'b')
  return <h1>Order b</h1>
}
