import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, tryConnection } from '@/shared/api'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { problem } from '../../../tests/msw/problem'
import { PageError } from './page-error'

const show = (error: Error) =>
  renderScreen(
    <AtAddress href="/">
      <PageError error={error} reset={() => undefined} />
    </AtAddress>,
  )
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

const server = { isReached: true }
function Orders() {
  if (!server.isReached) throw new TypeError('Failed to fetch dynamically imported module')
  return <h1>Orders</h1>
}

// Other files share the window, and whoever heard of the loss there.
afterEach(async () => {
  vi.stubGlobal('fetch', async () => new Response('ready'))
  window.dispatchEvent(new Event('online'))
  await tryConnection()
  vi.unstubAllGlobals()
})

it('"what cannot be had says so in place": a call that nobody answered', async () => {
  show(new ApiError({ status: 0 }))
  expect(await title()).toBe('This page needs a connection')
})

it('the files of a page, which fail to load without saying why', async () => {
  show(new TypeError('Failed to fetch dynamically imported module'))
  expect(await title()).toBe('This page did not load')
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await title()).toBe('This page needs a connection')
})

it('loads by itself once there is a connection again', async () => {
  server.isReached = false
  vi.stubGlobal('fetch', async () => {
    if (!server.isReached) throw new TypeError('Failed to fetch')
    return new Response('ready')
  })
  renderScreen(
    <AtAddress href="/" errorComponent={PageError}>
      <Orders />
    </AtAddress>,
  )
  await screen.findByRole('heading', { level: 1 })
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await title()).toBe('This page needs a connection')
  server.isReached = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('heading', { level: 1, name: 'Orders' })
})

it('a refusal keeps its reason and its number', async () => {
  show(new ApiError({ status: 500, data: { ...problem(500, 'internal', 'The disk is full.'), request_id: 'req-7' } }))
  expect(await title()).toBe('This page did not load')
  screen.getByText('The disk is full.')
  screen.getByText('req-7')
})
