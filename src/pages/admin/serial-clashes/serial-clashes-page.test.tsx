import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { clash, loader } from '@/entities/machine-instance/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { serveWith } from '../../../../tests/msw/server'
import { SerialClashesPage } from './serial-clashes-page'

const asked: string[] = []
serveWith(
  noViews,
  platformHttp.get('/machines/serial-clashes', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    const items = query.get('search') === 'nothing' ? [] : [clash]
    return response(200).json({ items, total: items.length, page: 1, limit: 10 })
  }),
)

it('leads to each machine that shares a serial number, and searches', async () => {
  renderScreen(
    <AtAddress href="/serial-clashes">
      <SerialClashesPage />
    </AtAddress>,
  )
  const [ours, theirs] = [
    await screen.findByRole('link', { name: 'Ridgeline Quarry: Loader 3' }),
    screen.getByRole('link', { name: 'Eastmoor Pit' }),
  ]
  expect(ours.getAttribute('href')).toBe(`/machine-instances/${loader.id}`)
  expect(theirs.getAttribute('href')).toBe(`/machine-instances/${clash.instances[1]?.id}`)
  await userEvent.type(screen.getByLabelText('Search serial numbers'), 'nothing{Enter}')
  await screen.findByText('Nothing matches')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=nothing&limit=10'))
})
