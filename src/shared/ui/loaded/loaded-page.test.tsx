import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { problem } from '../../../../tests/msw/problem'
import { LoadedPage } from './loaded-page'

function show(query: { data?: string; error: Error | null }) {
  const refetch = vi.fn()
  render(
    <LoadedPage
      query={{ data: undefined, isFetching: false, refetch, ...query }}
      back={<a href="/machines">Machines</a>}
      goneTitle="Machine not found"
      gone="It may have been removed."
      errorTitle="The machine did not load"
    >
      {(name) => <h1>{name}</h1>}
    </LoadedPage>,
  )
  return refetch
}

it('a record that failed to load leads back, or is read again', async () => {
  const refetch = show({ error: new ApiError({ status: 503 }) })
  screen.getByRole('heading', { level: 1, name: 'The machine did not load' })
  screen.getByRole('link', { name: 'Machines' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('one that is not there leads back only', () => {
  show({ error: new ApiError({ status: 404, data: problem(404, 'not_found', 'No such machine.') }) })
  screen.getByRole('heading', { level: 1, name: 'Machine not found' })
  screen.getByRole('link', { name: 'Machines' })
  expect(screen.queryByRole('button')).toBeNull()
})

it('one that was read before stays on the screen when it fails to be read again', () => {
  show({ data: 'Loader 3', error: new ApiError({ status: 503 }) })
  screen.getByRole('heading', { name: 'Loader 3' })
  expect(screen.queryByRole('link')).toBeNull()
})
