import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { onMonday, quarryExcavator, quarryLoader, threadOf } from '@/entities/operator-machine/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { OperatorMachinesPage } from './operator-machines-page'
import type { OperatorMachinesSearch } from './operator-machines-search'

vi.mock('@/shared/realtime', () => ({
  joinRoom: () => ({ entered: Promise.resolve(false), leave: () => undefined }),
}))

let asked: string[] = []
serveWith(
  platformHttp.get('/machines/operator', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    const items = query.get('search') === 'nothing' ? [] : [quarryExcavator, quarryLoader]
    return response(200).json({ items, total: items.length && 23, page: 1, limit: 10 })
  }),
  platformHttp.get('/machines/operator/{id}/messages', ({ response }) => response(200).json(threadOf(onMonday))),
)

const onOpen = vi.fn()
beforeEach(() => {
  asked = []
})

function Page({ isOperator }: { isOperator: boolean }) {
  const [search, setSearch] = useState<OperatorMachinesSearch>({})
  return <OperatorMachinesPage search={search} onSearch={setSearch} onOpen={onOpen} isOperator={isOperator} />
}

async function show(isOperator = true) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page isOperator={isOperator} />
    </QueryClientProvider>,
  )
  await screen.findByRole('link', { name: 'Harrow WL-120' })
}

describe('OperatorMachinesPage', () => {
  it('shows which operator has which model from whom', async () => {
    await show()
    const row = screen.getByRole('link', { name: 'Harrow WL-120' }).closest('tr')
    const cells = within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(0, 5)).toEqual([
      'Harrow WL-120',
      'Wheel loader',
      'Ridgeline Quarry',
      'Northfield Equipment',
      '2',
    ])
  })

  it('opens the thread of a row', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Messages: Harrow WL-120, Northfield Equipment' }))
    const drawer = await screen.findByRole('dialog', { name: 'Messages: Harrow WL-120, Northfield Equipment' })
    await within(drawer).findByText(/We come on Monday/)
  })

  it('names the operator to a dealership’s staff', async () => {
    await show(false)
    screen.getByRole('button', { name: 'Messages: Harrow EX-210, Ridgeline Quarry' })
  })

  it('opens the machine by its link', async () => {
    await show()
    await userEvent.click(screen.getByRole('link', { name: 'Harrow WL-120' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(quarryLoader.machine.id)
  })

  it('searches from the first page on, and back to all', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked.at(-1)).toBe('?page=2&limit=10'))
    await userEvent.type(screen.getByRole('searchbox'), 'nothing{Enter}')
    await screen.findByText('Nothing matches')
    expect(asked.at(-1)).toBe('?search=nothing&limit=10')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await screen.findByRole('link', { name: 'Harrow WL-120' })
  })
})
