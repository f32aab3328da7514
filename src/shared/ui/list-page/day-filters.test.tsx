import { queryOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useListSearch } from '@/shared/lib/list-search'
import { day, listRoute } from '@/shared/lib/page-route'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { DayFilters } from './day-filters'

const ordersRoute = listRoute({
  path: '/orders',
  guard: 'signed-in',
  search: { from: day, to: day },
  screen: async () => () => null,
})
const none = (filter: object) =>
  queryOptions({ queryKey: ['orders', filter] as const, queryFn: async () => ({ items: [], total: 0 }) })

function Orders() {
  const list = useListSearch(ordersRoute, none)
  const { history } = useRouter()
  return (
    <>
      <DayFilters list={list} fromLabel="From" toLabel="To" />
      <button type="button" onClick={() => list.reset()}>
        Show all
      </button>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => history.back()}>
        Back
      </button>
      <output>{list.search.from ?? 'any day'}</output>
    </>
  )
}

let addresses: string[] = []
const from = () => screen.getByLabelText<HTMLInputElement>('From')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const listed = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

async function show(href: string) {
  addresses = []
  renderScreen(
    <AtAddress href={href} onAddress={(address) => addresses.push(address)}>
      <Orders />
    </AtAddress>,
  )
  await screen.findByLabelText('From')
}

describe('a filter by a day', () => {
  beforeEach(() => show('/orders'))

  it('takes a day once its year is typed in full, and none on the way', async () => {
    await userEvent.type(from(), '1/2/2027')
    await listed('2027-01-02')
    expect(addresses).toEqual(['/orders', '/orders?from=2027-01-02'])
    expect(from().value).toBe('1/2/2027')
  })

  it.each(['{Tab}', '{Enter}'])('takes a year of two digits by %s', async (key) => {
    await userEvent.type(from(), '1/2/27')
    expect(addresses).toEqual(['/orders'])
    await userEvent.keyboard(key)
    await listed('2027-01-02')
    expect(from().value).toBe('01/02/2027')
    expect(addresses).toEqual(['/orders', '/orders?from=2027-01-02'])
  })

  it('that Back has undone is shown as it is, once the field is left', async () => {
    await userEvent.type(from(), '1/2/2027')
    await listed('2027-01-02')
    await press('Back')
    await listed('any day')
    await userEvent.tab()
    expect(from().value).toBe('')
    await listed('any day')
  })
})

describe('a filter that was in force', () => {
  beforeEach(() => show('/orders?from=2026-11-21'))

  it.each(['{Tab}', '{Enter}'])('narrows nothing by a text that is no day, and says so after %s', async (key) => {
    await userEvent.type(from(), '9')
    expect(screen.queryByText(/^Enter a date such as/)).toBeNull()
    await userEvent.keyboard(key)
    await listed('any day')
    screen.getByText(/^Enter a date such as/)
    expect(from().value).toBe('11/21/20269')
    expect(addresses.at(-1)).toBe('/orders')
  })

  it('stays while it is corrected', async () => {
    await userEvent.type(from(), '{Backspace}7')
    await listed('2027-11-21')
    expect(addresses).toEqual(['/orders?from=2026-11-21', '/orders?from=2027-11-21'])
  })

  it('is left as it is by going through it', async () => {
    await userEvent.click(from())
    await userEvent.tab()
    expect(addresses).toEqual(['/orders?from=2026-11-21'])
  })

  it('does not overwrite what is being typed, and shows what is chosen elsewhere', async () => {
    await userEvent.clear(from())
    await userEvent.type(from(), '1/2')
    await listed('any day')
    expect(from().value).toBe('1/2')
    await userEvent.type(from(), '/2027{Tab}')
    await listed('2027-01-02')
    await press('Show all')
    await listed('any day')
    expect(from().value).toBe('')
  })
})
