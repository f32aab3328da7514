import { queryOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { listRoute, oneOf } from '../page-route'
import { useListSearch } from './use-list-search'

const quotesRoute = listRoute({
  path: '/quotes',
  guard: 'signed-in',
  search: { status: oneOf(['SENT', 'DRAFT']) },
  sort: ['total'],
  screen: async () => () => null,
})
const none = (filter: object) =>
  queryOptions({ queryKey: ['quotes', filter] as const, queryFn: async () => ({ items: [], total: 0 }) })

function Quotes() {
  const list = useListSearch(quotesRoute, none)
  const { history } = useRouter()
  const changes = {
    'Status sent': () => list.setFilter('status', 'SENT'),
    'Page 2': () => list.setPage(2),
    '25 rows': () => list.setPageSize(25),
    'By total': () => list.setSort({ field: 'total', direction: 'asc' }),
    'Show all': () => list.reset(),
    'My view': () => list.applySearch({ status: 'DRAFT' }),
    'Type f': () => list.typeFilter('search', 'f'),
    'Type filter': () => list.typeFilter('search', 'filter'),
    'Clear search': () => list.typeFilter('search', undefined),
    'Go back': () => history.back(),
  }
  return Object.entries(changes).map(([name, onClick]) => (
    <button key={name} type="button" onClick={onClick}>
      {name}
    </button>
  ))
}

let address = ''
const onAddress = (href: string) => {
  address = href
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const expectAddress = (expected: string) => waitFor(() => expect(address).toBe(expected))

beforeEach(() => {
  renderScreen(
    <AtAddress href="/quotes?status=DRAFT" onAddress={onAddress}>
      <Quotes />
    </AtAddress>,
  )
})

describe('"Back undoes": the browser\'s Back', () => {
  it.each([
    ['Status sent', '/quotes?status=SENT'],
    ['Page 2', '/quotes?status=DRAFT&page=2'],
    ['25 rows', '/quotes?status=DRAFT&limit=25'],
    ['By total', '/quotes?status=DRAFT&sort_field=total'],
    ['Show all', '/quotes'],
  ])('undoes the last step alone: %s', async (change, expected) => {
    await press('Type filter')
    await press('Clear search')
    await expectAddress('/quotes?status=DRAFT')
    await press(change)
    await expectAddress(expected)
    await press('Go back')
    await expectAddress('/quotes?status=DRAFT')
    await press('Go back')
    await expectAddress('/quotes?status=DRAFT&search=filter')
  })

  it('undoes a saved view', async () => {
    await press('Status sent')
    await expectAddress('/quotes?status=SENT')
    await press('My view')
    await expectAddress('/quotes?status=DRAFT')
    await press('Go back')
    await expectAddress('/quotes?status=SENT')
  })

  it('undoes a search as a whole, however it was typed', async () => {
    await press('Type f')
    await expectAddress('/quotes?status=DRAFT&search=f')
    await press('Type filter')
    await expectAddress('/quotes?status=DRAFT&search=filter')
    await press('Go back')
    await expectAddress('/quotes?status=DRAFT')
  })
})
