import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { expect, it } from 'vitest'
import { machineQueries } from '@/entities/machine'
import { excavator, skidSteer, wheelLoader } from '@/entities/machine/testing'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { loader } from '@/entities/machine-instance/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { ModelSearch } from './model-search'

const listOf = (items: (typeof wheelLoader)[], total = items.length) => ({ items, total, page: 1, limit: 50 })
const listed = [machineQueries.list({ search: '', limit: 50 }).queryKey, listOf([wheelLoader, excavator])] as const
const withRecent = (items: object[]) => [machineInstanceQueries.recent().queryKey, { items }] as const

const server = serveWith(
  platformHttp.get('/machines/', ({ response }) => response(200).json(listOf([wheelLoader]))),
  platformHttp.get('/machines/type-plate', ({ response }) => response(200).json({ serial_number: null, models: [] })),
)
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('shows no models before it is known which were worked with last, so that none moves under a finger', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    platformHttp.get('/machines/recent', async ({ response }) => {
      await asked
      return response(200).json({ items: [{ ...loader, machine: skidSteer }] })
    }),
  )
  renderScreen(<ModelSearch onChoose={() => undefined} />, { known: [listed] })
  expect(options()).toEqual([])
  answer()
  await waitFor(() => expect(options()[0]).toContain(skidSteer.model))
  expect(options()).toHaveLength(3)
})

it('shows what a search finds without them', async () => {
  server.use(platformHttp.get('/machines/recent', () => delay('infinite')))
  renderScreen(<ModelSearch onChoose={() => undefined} />, { known: [listed] })
  const field = screen.getByRole('combobox', { name: 'Model' })
  await userEvent.type(field, 'wl')
  await waitFor(() => expect(options()).toEqual([expect.stringContaining(wheelLoader.model)]))
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
})

it('counts as further models only those that it does not show', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...wheelLoader, id: `model-${index}` }))
  const { queryKey } = machineQueries.list({ search: '', limit: 50 })
  const show = (total: number) =>
    renderScreen(<ModelSearch onChoose={() => undefined} />, {
      known: [[queryKey, listOf(many, total)], withRecent([{ ...loader, machine: skidSteer }])],
    })
  const { unmount } = show(51)
  expect(screen.getAllByRole('option')).toHaveLength(51)
  expect(screen.queryByText(/Type to search/)).toBeNull()
  unmount()
  show(53)
  expect(screen.getByText('2 more. Type to search.')).toBeTruthy()
})
