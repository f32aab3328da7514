import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { platformHttp } from '../../../tests/msw/http'
import { serveWith } from '../../../tests/msw/server'
import { isFormer } from './organization'
import { organizationQueries } from './organization.queries'
import { northfield, ridgeline } from './testing'
import { OrganizationName } from './ui/organization-name'

let asked = ''
serveWith(
  platformHttp.get('/organizations/', ({ request, response }) => {
    asked = new URL(request.url).search
    return response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 })
  }),
)

describe('organizations', () => {
  it('"Dealerships also load their operators", "with page_size 1000"', async () => {
    await new QueryClient().fetchQuery(organizationQueries.operatorsOf(northfield.id))
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
      type: 'OPERATOR',
      dealership_id: northfield.id,
      page_size: '1000',
    })
  })

  it('are former partners once the link has ended, and never one of nobody', () => {
    const ended = { since: '2025-04-11T10:00:00.000Z', ended_at: '2026-01-01T10:00:00.000Z' }
    expect([{ link: ended }, ridgeline, northfield].map(isFormer)).toEqual([true, false, false])
  })

  it('show their logo, hidden from screen readers because the name is beside it', () => {
    const { container } = render(<OrganizationName organization={{ ...northfield, logo: '/logo?signature=1' }} />)
    const logo = container.querySelector('img')
    expect([logo?.getAttribute('src'), logo?.alt]).toEqual(['/logo?signature=1', ''])
    expect(container.textContent).toBe('Northfield Equipment')
  })
})
