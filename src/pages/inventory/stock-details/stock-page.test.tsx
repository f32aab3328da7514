import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { mainStore, oilFilterStock, serviceVan } from '@/entities/inventory/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { locationsAre, stockIs, stockOf } from '../../../../tests/msw/inventory'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { StockPage } from './stock-page'

let stock = oilFilterStock
let sent: unknown[] = []
const server = serveWith(
  locationsAre(),
  stockIs(() => stock),
  ...stockOf([]),
  platformHttp.post('/inventory/parts/{id}/movements', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(stock)
  }),
  platformHttp.put('/inventory/parts/{id}/reorder-level', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(stock)
  }),
)

beforeEach(() => {
  stock = oilFilterStock
  sent = []
})

const show = () =>
  renderScreen(
    <AtAddress href={`/inventory/${stock.id}`}>
      <StockPage partId={stock.id} onBack={() => undefined} />
    </AtAddress>,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The form, which takes the place of a dialog that waits for the locations. */
async function dialog() {
  await screen.findByRole('button', { name: 'Cancel' })
  return within(screen.getByRole('dialog'))
}
async function choose(action: string) {
  await press('Actions for Main store')
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return dialog()
}
const saved = () => screen.findByText('Stock of HX-250 saved')

describe('the stock of a part', () => {
  it('follows what is allocated after it arrived', async () => {
    show()
    await screen.findByText('Yearly count')
    stock = { ...stock, available: 987 }
    testRooms.send('stock.changed', { organization_id: stock.part.organization_id })
    await screen.findAllByText('987')
  })

  it('shows each location and each movement, with its order or its reason', async () => {
    show()
    await screen.findByText('Yearly count')
    screen.getByRole('link', { name: 'SO-1042' })
    screen.getByText('Automatic')
    expect(screen.getAllByText('Service van')).not.toHaveLength(0)
  })

  it('receives goods at the default location unless another is chosen', async () => {
    show()
    await press('Receive goods')
    const form = await dialog()
    await userEvent.type(await form.findByLabelText('Quantity'), '20')
    await userEvent.click(form.getByRole('button', { name: 'Receive goods' }))
    await saved()
    expect(sent).toEqual([{ kind: 'RECEIVED', location_id: mainStore.id, quantity: 20, reason: '' }])
  })

  it('is adjusted with a sign and a reason, and not without', async () => {
    show()
    const form = await choose('Adjust')
    await userEvent.type(form.getByLabelText('Change'), '0')
    await userEvent.click(form.getByRole('button', { name: 'Save change' }))
    await form.findByText('Enter a whole number other than 0, such as -2.')
    form.getByText('Enter the reason.')
    await userEvent.clear(form.getByLabelText('Change'))
    await userEvent.type(form.getByLabelText('Change'), '-2')
    await userEvent.type(form.getByLabelText('Reason'), 'Broken')
    await userEvent.click(form.getByRole('button', { name: 'Save change' }))
    await saved()
    expect(sent).toEqual([{ kind: 'ADJUSTED', location_id: mainStore.id, quantity: -2, reason: 'Broken' }])
  })

  it('is moved to another open location', async () => {
    show()
    const form = await choose('Move')
    await userEvent.type(await form.findByLabelText('Quantity'), '3')
    expect(form.queryByRole('option', { name: mainStore.name })).toBeNull()
    await userEvent.selectOptions(form.getByLabelText('To'), serviceVan.name)
    await userEvent.click(form.getByRole('button', { name: 'Move stock' }))
    await saved()
    expect(sent).toMatchObject([{ kind: 'TRANSFERRED', quantity: 3, to_location_id: serviceVan.id }])
  })

  it('has a reorder level, which a blank field removes', async () => {
    show()
    const form = await choose('Reorder level')
    await userEvent.clear(form.getByLabelText('Reorder at'))
    await userEvent.click(form.getByRole('button', { name: 'Save level' }))
    await saved()
    expect(sent).toEqual([{ location_id: mainStore.id, reorder_level: null }])
  })

  it('that changed while it was counted shows what is on hand now, and keeps the typed count', async () => {
    const [store, van] = oilFilterStock.levels
    if (!store || !van) throw new Error('two levels expected')
    server.use(
      platformHttp.post('/inventory/parts/{id}/movements', async ({ request, response }) => {
        const { expected } = await request.json()
        sent.push(expected)
        if (expected === 7) return response(201).json(stock)
        stock = { ...oilFilterStock, on_hand: 11, levels: [{ ...store, on_hand: 7 }, van] }
        return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this.'))
      }),
    )
    show()
    const form = await choose('Count')
    await userEvent.type(form.getByLabelText('Counted'), '9')
    await userEvent.click(form.getByRole('button', { name: 'Save count' }))
    await form.findByText(/7 on hand now/)
    expect(form.getByLabelText<HTMLInputElement>('Counted').value).toBe('9')
    await userEvent.click(form.getByRole('button', { name: 'Save count' }))
    await saved()
    expect(sent).toEqual([10, 7])
  })
})
