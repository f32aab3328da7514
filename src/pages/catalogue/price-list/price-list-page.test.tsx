import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fleetPrice, fleetPrices, fuelFilter, oilFilter } from '@/entities/catalogue/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { ownCatalogue, partsOf, priceListsAre, pricesAre } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { PriceListPage } from './price-list-page'

let sent: unknown[] = []
serveWith(
  ownCatalogue(),
  priceListsAre([fleetPrices]),
  pricesAre([fleetPrice]),
  partsOf([fuelFilter]),
  platformHttp.put('/catalogues/{id}/price-lists/{listId}/parts/{partId}', async ({ request, params, response }) => {
    const { prices } = await request.json()
    sent.push([params.partId, prices])
    return response(200).json({ part_id: params.partId, prices })
  }),
)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

function show(listId = fleetPrices.id) {
  renderScreen(
    <AtAddress href={`/manage-catalogue/prices/${listId}`}>
      <PriceListPage listId={listId} onBack={() => undefined} />
    </AtAddress>,
    signedInAs(dealershipAdmin),
  )
}

beforeEach(() => {
  sent = []
})

describe('a price list', () => {
  it('gets a part that is searched for, with its price', async () => {
    show()
    await press('Add part')
    await userEvent.type(dialog().getByLabelText('Part'), 'fuel')
    await userEvent.click(await screen.findByRole('option', { name: /HX-310/ }))
    await userEvent.type(await screen.findByLabelText('Unit price (USD)'), '29,50')
    await press('Save prices')
    await screen.findByText('Prices of HX-310 saved')
    expect(sent).toEqual([[fuelFilter.id, [{ min_quantity: 1, amount: 2950 }]]])
  })

  it('shows its prices, and a part is changed with the prices that it has', async () => {
    show()
    await screen.findByText('$23.00')
    await press('Actions for HX-250')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await press('Add price')
    await userEvent.type(screen.getAllByLabelText('From quantity').at(-1) ?? document.body, '12')
    await userEvent.type(screen.getAllByLabelText('Unit price (USD)').at(-1) ?? document.body, '21')
    await press('Save prices')
    await screen.findByText('Prices of HX-250 saved')
    const prices = [
      { min_quantity: 1, amount: 2300 },
      { min_quantity: 12, amount: 2100 },
    ]
    expect(sent).toEqual([[oilFilter.id, prices]])
  })

  it('loses a part once that is confirmed', async () => {
    show()
    await press('Actions for HX-250')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await press('Remove part')
    await screen.findByText('HX-250 removed')
    expect(sent).toEqual([[oilFilter.id, []]])
  })

  it('that is gone says so', async () => {
    show(fuelFilter.id)
    await screen.findByText('Price list not found')
  })
})
