import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { filterSet, fuelFilter, oilFilter } from '@/entities/catalogue/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { bundlesOf, ownCatalogue, partsOf } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CatalogueBundlesPage } from './bundles-page'

let sent: unknown[] = []
const server = serveWith(
  noViews,
  ownCatalogue(),
  bundlesOf([filterSet]),
  partsOf([oilFilter, fuelFilter]),
  platformHttp.post('/catalogue-parts/bundle', async ({ request, response }) => {
    const body = await request.json()
    sent.push(body)
    return response(201).json({ ...filterSet, name: body.name })
  }),
  platformHttp.delete('/catalogue-parts/bundle/{id}', ({ params, response }) => {
    sent.push(params.id)
    return response(200).json({ outcome: 'deleted' })
  }),
)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => {
  sent = []
  renderScreen(
    <AtAddress href="/manage-catalogue/bundles">
      <CatalogueBundlesPage />
    </AtAddress>,
    signedInAs(dealershipAdmin),
  )
})

describe('bundles', () => {
  it('are put together of parts that are searched for, at the sum of their prices', async () => {
    for (const part of ['1 × HX-250,', '1 × HX-310']) await screen.findByText(part)
    await press('Add bundle')
    await userEvent.type(dialog().getByLabelText('Name'), 'Winter set')
    await userEvent.type(dialog().getByLabelText('Add a part'), 'fuel')
    await userEvent.click(await screen.findByRole('option', { name: /HX-310/ }))
    const quantity = await dialog().findByLabelText('Quantity of HX-310')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '2')
    await userEvent.click(dialog().getByRole('button', { name: 'Add bundle' }))
    await screen.findByText('Winter set saved')
    expect(sent).toEqual([
      { name: 'Winter set', description: '', own_cost: null, parts: [{ part_id: fuelFilter.id, quantity: 2 }] },
    ])
  })

  it('need a name and a part', async () => {
    await press('Add bundle')
    await userEvent.click(dialog().getByRole('button', { name: 'Add bundle' }))
    await screen.findByText('Enter a name.')
    screen.getByText('Add at least one part.')
    expect(sent).toEqual([])
  })

  it('that somebody else has changed show what they did', async () => {
    server.use(
      platformHttp.get('/catalogue-parts/bundle/{id}', ({ response }) =>
        response(200).json({ ...filterSet, version: 2, own_cost: null }),
      ),
      platformHttp.put('/catalogue-parts/bundle/{id}', ({ response }) =>
        response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this.')),
      ),
    )
    await press('Filter set WL-120')
    await press('Save bundle')
    await screen.findByText('Price: now sum of its parts')
    await press('Load their version')
    expect(dialog().getByLabelText<HTMLInputElement>(/^Price \(USD\)/).value).toBe('')
  })

  it('are deleted once that is confirmed', async () => {
    await press('Actions for Filter set WL-120')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await press('Delete bundle')
    await screen.findByText('Filter set WL-120 deleted')
    expect(sent).toEqual([filterSet.id])
  })
})
