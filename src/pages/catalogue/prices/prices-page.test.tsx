import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fleetPrices, ridgelineTerms } from '@/entities/catalogue/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { ownCatalogue, priceListsAre, termsAre } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { PricesPage } from './prices-page'

let sent: unknown[] = []
serveWith(
  ownCatalogue(),
  priceListsAre([fleetPrices]),
  termsAre(() => [ridgelineTerms]),
  platformHttp.post('/catalogues/{id}/price-lists', async ({ request, response }) => {
    const body = await request.json()
    sent.push(body)
    return response(201).json({ ...fleetPrices, name: body.name })
  }),
  platformHttp.delete('/catalogues/{id}/price-lists/{listId}', ({ response }) =>
    response(409).json(problem(409, 'price_list_in_use', 'This price list applies to a customer.')),
  ),
  platformHttp.put('/catalogues/{id}/customer-terms/{orgId}', async ({ request, params, response }) => {
    sent.push([params.orgId, await request.json()])
    return response(200).json(ridgelineTerms)
  }),
)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => {
  sent = []
  renderScreen(
    <AtAddress href="/manage-catalogue/prices">
      <PricesPage />
    </AtAddress>,
    signedInAs(dealershipAdmin),
  )
})

describe('prices', () => {
  it('are listed, each list leading to its prices, and a list is added', async () => {
    const link = await screen.findByRole('link', { name: 'Fleet customers' })
    expect(link.getAttribute('href')).toBe(`/manage-catalogue/prices/${fleetPrices.id}`)
    await press('Add price list')
    await userEvent.type(dialog().getByLabelText('Name'), 'Rental fleets')
    await userEvent.click(dialog().getByRole('button', { name: 'Add price list' }))
    await screen.findByText('Rental fleets saved')
    expect(sent).toEqual([{ name: 'Rental fleets' }])
  })

  it('of a list that applies to a customer are not deleted, which is said', async () => {
    await press('Actions for Fleet customers')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await press('Delete price list')
    await screen.findByText('This price list applies to a customer.')
  })

  it('are agreed with a customer, and whether it orders on account', async () => {
    await press('Edit terms of Ridgeline Quarry')
    await userEvent.selectOptions(dialog().getByLabelText(/^Price list/), 'Catalogue prices')
    await userEvent.click(dialog().getByLabelText('Orders on account'))
    await userEvent.click(dialog().getByRole('button', { name: 'Save terms' }))
    await screen.findByText('Ridgeline Quarry saved')
    expect(sent).toEqual([[ridgelineTerms.operator_id, { version: 1, price_list_id: null, pays_on_account: false }]])
  })
})
