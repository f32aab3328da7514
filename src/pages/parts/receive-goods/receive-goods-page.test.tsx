import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { catalogue, oilFilter } from '@/entities/catalogue/testing'
import { oilFilterStock, serviceVan } from '@/entities/inventory/testing'
import { userQueries } from '@/entities/user'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { ownCatalogue } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { locationsAre, stockIs } from '../../../../tests/msw/inventory'
import { orgUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { ReceiveGoodsPage } from './receive-goods-page'

let sent: unknown[] = []
serveWith(
  locationsAre(),
  stockIs(() => ({ ...oilFilterStock, on_hand: sent.length > 0 ? 34 : 14 })),
  ownCatalogue([{ ...catalogue, organization: { ...catalogue.organization, id: orgUser.organization?.id ?? '' } }]),
  platformHttp.get('/catalogues/{id}/parts', ({ query, response }) => {
    const items = query.get('search') === 'hx250' ? [oilFilter] : []
    return response(200).json({ items, total: items.length, page: 1, limit: 20 })
  }),
  platformHttp.post('/inventory/parts/{id}/movements', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(oilFilterStock)
  }),
)
beforeEach(() => {
  sent = []
})

it('receives one part after the other, and lists what arrived with the stock since', async () => {
  renderScreen(
    <AtAddress href="/receive-goods">
      <ReceiveGoodsPage />
    </AtAddress>,
    { known: [[userQueries.me().queryKey, orgUser]] },
  )
  await screen.findByText('Nothing received yet')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Part' }), 'hx250')
  await userEvent.click(await screen.findByRole('option', { name: /HX-250/ }))
  await screen.findByRole('button', { name: 'Cancel' })
  const form = within(screen.getByRole('dialog'))
  await userEvent.type(form.getByLabelText('Quantity'), '20')
  await userEvent.selectOptions(form.getByLabelText('Location'), 'Service van')
  await userEvent.click(form.getByRole('button', { name: 'Receive goods' }))
  const links = await screen.findAllByRole('link', { name: 'HX-250 Engine oil filter' })
  expect(links[0]?.getAttribute('href')).toBe(`/parts/${oilFilter.id}`)
  expect(await screen.findAllByText('34')).not.toHaveLength(0)
  expect(sent).toEqual([{ kind: 'RECEIVED', location_id: serviceVan.id, quantity: 20, reason: '' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})
