import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { oilFilter } from '@/entities/catalogue/testing'
import { mainStore, oilFilterStock } from '@/entities/inventory/testing'
import { userQueries } from '@/entities/user'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { partIs } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { locationsAre, stockIs } from '../../../../tests/msw/inventory'
import { dealershipAdmin, orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { PartPage } from './part-page'

let sent: unknown[] = []
const server = serveWith(
  ...partIs(oilFilter, [{ min_quantity: 10, amount: 2100 }]),
  locationsAre(),
  stockIs(() => oilFilterStock),
  platformHttp.post('/inventory/parts/{id}/movements', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(oilFilterStock)
  }),
)
beforeEach(() => {
  sent = []
})
const show = (user = orgUser) =>
  renderScreen(
    <AtAddress href={`/parts/${oilFilter.id}`}>
      <PartPage partId={oilFilter.id} onBack={() => undefined} />
    </AtAddress>,
    { known: [[userQueries.me().queryKey, user]] },
  )

describe('the page of a part', () => {
  it('shows no price while it is not known what it is by quantity', async () => {
    server.use(
      platformHttp.get('/catalogues/{id}/parts/{partId}/price-breaks', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Part not found.')),
      ),
    )
    show()
    await screen.findByText('Part not found.')
    expect(screen.queryByText('$24.50')).toBeNull()
  })

  it('shows a clerk its price, also by quantity, and where it is in stock, and nothing to edit', async () => {
    show()
    await screen.findByRole('heading', { level: 1, name: 'HX-250' })
    await screen.findByText('$21.00')
    screen.getByText('$24.50')
    expect(await screen.findAllByText('Service van')).not.toHaveLength(0)
    expect(screen.queryByRole('link', { name: 'Open in catalogue' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Stock movements' })).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Receive this part'])
  })

  it('has a clerk receive goods', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Receive this part' }))
    await screen.findByRole('button', { name: 'Cancel' })
    const form = within(screen.getByRole('dialog'))
    await userEvent.type(form.getByLabelText('Quantity'), '20')
    await userEvent.click(form.getByRole('button', { name: 'Receive goods' }))
    await screen.findByText('Stock of HX-250 saved')
    expect(sent).toEqual([{ kind: 'RECEIVED', location_id: mainStore.id, quantity: 20, reason: '' }])
  })

  it('leads an admin to the catalogue and to the movements', async () => {
    show(dealershipAdmin)
    const link = await screen.findByRole('link', { name: 'Open in catalogue' })
    expect(link.getAttribute('href')).toBe('/manage-catalogue?search=HX-250')
    expect(screen.getByRole('link', { name: 'Stock movements' }).getAttribute('href')).toBe(
      `/inventory/${oilFilter.id}`,
    )
  })
})
