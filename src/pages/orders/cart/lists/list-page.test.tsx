import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { type ShoppingList, sidesOf } from '@/entities/cart'
import { cartOf, listOf, oilFilterLine, weeklyFilters } from '@/entities/cart/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { listsAre } from '../../../../../tests/msw/cart'
import { platformHttp } from '../../../../../tests/msw/http'
import { operator } from '../../../../../tests/msw/people'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { ListPage } from './list-page'

let list: ShoppingList = listOf([oilFilterLine])
let sent: unknown[] = []
const onBack = vi.fn()
const path = '/carts/{dealershipId}/{operatorId}/lists/{listId}'
const server = serveWith(
  ...listsAre(() => [list]),
  platformHttp.put(path, async ({ request, response }) => {
    const { version, ...values } = await request.json()
    sent.push({ version, ...values })
    list = { ...list, ...values, version: version + 1 }
    return response(200).json(list)
  }),
  platformHttp.delete(path, ({ response }) => response(204).empty()),
  platformHttp.delete(`${path}/lines/{lineId}`, ({ response }) => {
    list = listOf([])
    return response(200).json(list)
  }),
  platformHttp.put(`${path}/lines/{lineId}`, async ({ request, response }) => {
    const { quantity } = await request.json()
    list = listOf([{ ...oilFilterLine, quantity }])
    return response(200).json(list)
  }),
)
beforeEach(() => {
  list = listOf([oilFilterLine])
  sent = []
  onBack.mockReset()
})

const show = () =>
  renderScreen(
    <AtAddress href={`/cart/lists/${weeklyFilters.id}`}>
      <ListPage sides={sidesOf(cartOf([]))} listId={weeklyFilters.id} onBack={onBack} />
    </AtAddress>,
    signedInAs(operator),
  )
const open = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

it('stores a quantity by Enter', async () => {
  show()
  const quantity = await screen.findByLabelText('Quantity of HX-250')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9{Enter}')
  await waitFor(() => expect(list.lines[0]?.quantity).toBe(9))
})

it('keeps the focus when its last line is removed', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove HX-250' }))
  await screen.findByText('HX-250 removed')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')))
})

it('is renamed, and no longer shared', async () => {
  show()
  const dialog = await open('Rename or share')
  await userEvent.clear(dialog.getByLabelText('Name of the list'))
  await userEvent.type(dialog.getByLabelText('Name of the list'), 'Oil')
  await userEvent.click(dialog.getByLabelText('Share with my organization'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
  await screen.findByText('Oil saved')
  expect(sent).toEqual([{ version: 1, name: 'Oil', is_shared: false }])
})

it('shows what a colleague changed meanwhile, keeps what was typed, and saves the rest as the colleague did', async () => {
  server.use(
    platformHttp.put(path, async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      if (body.version === 2) return response(200).json(list)
      list = { ...list, version: 2, name: 'Belts', is_shared: false }
      return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this.'))
    }),
  )
  show()
  const dialog = await open('Rename or share')
  await userEvent.type(dialog.getByLabelText('Name of the list'), ' and oil')
  await userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
  await dialog.findByText(/Someone else has changed this list: Belts/)
  expect(dialog.getByLabelText<HTMLInputElement>('Name of the list').value).toBe('Filters for 500 hours and oil')
  await userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
  const name = 'Filters for 500 hours and oil'
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 1, name, is_shared: true },
      { version: 2, name, is_shared: false },
    ]),
  )
})

it('is deleted once that is confirmed', async () => {
  show()
  const dialog = await open('Delete list')
  dialog.getByText(/Your colleagues lose it too/)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete list' }))
  await waitFor(() => expect(onBack).toHaveBeenCalled())
})

it('of a colleague can be ordered, not renamed', async () => {
  list = listOf([oilFilterLine], { ...weeklyFilters, is_own: false, can_manage: false })
  show()
  await screen.findByRole('button', { name: 'Add to cart: Filters for 500 hours' })
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
})
