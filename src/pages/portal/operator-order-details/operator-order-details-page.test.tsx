import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { portalOrder } from '@/entities/portal-order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { OperatorOrderDetailsPage } from './operator-order-details-page'

const path = '/orders/token/{token}/details'
const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
const server = serveWith(platformHttp.get(path, ({ response }) => response(200).json(portalOrder)))
const show = () =>
  renderScreen(<OperatorOrderDetailsPage token={token} back={(words) => <a href="/order">{words}</a>} />)

describe('the lines of an order by its link', () => {
  it('show what each costs, what was shipped, what waits for stock, and the number that was asked for', async () => {
    show()
    const lines = within(await screen.findByRole('list', { name: 'Parts' })).getAllByRole('listitem')
    expect(lines[0]?.textContent).toBe(
      'HF-204 Hydraulic filterReplaces HF-2005 × $42.00$227.332 shipped · 3 on backorder',
    )
    screen.getByText('500 h service')
    screen.getByText('2 × OF-11 Oil filter')
    screen.getByText('Core charge $10.00 each')
  })

  it('add up: the tax rate of the time of placing is stated', async () => {
    show()
    await screen.findByText('Tax (Sales tax, 8.25%)')
    for (const sum of ['$260.00', '$10.00', '$22.28', '$292.28']) screen.getByText(sum)
    screen.getByText(/12 Quarry Road/)
    screen.getByText('Gate 3, ring twice.')
  })

  it('state that no tax rate applies', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(200).json({ ...portalOrder, tax_rate: null })))
    show()
    await screen.findByText('Tax (No tax rate applies)')
  })

  it('of a revoked link are not shown', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_revoked', 'Ended.'))))
    show()
    await screen.findByRole('heading', { name: 'This link was revoked' })
  })
})
