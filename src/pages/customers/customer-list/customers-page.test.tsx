import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ridgeline, servedCustomerPage, servedCustomers } from '@/entities/organization/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CustomersPage } from './customers-page'

let asked: string[] = []
let address = ''
const server = serveWith(
  noViews,
  platformHttp.get('/dashboard/customers', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    return response(200).json(servedCustomerPage(query.get('search') === 'nobody' ? [] : servedCustomers))
  }),
)
beforeEach(() => {
  asked = []
})

const show = (href = '/customers') =>
  renderScreen(
    <AtAddress
      href={href}
      onAddress={(next) => {
        address = next
      }}
    >
      <CustomersPage />
    </AtAddress>,
  )

describe('CustomersPage', () => {
  it('says of each customer what there is to do for it', async () => {
    show()
    const row = await screen.findByRole('row', { name: /Ridgeline Quarry/ })
    expect(row.textContent).toMatch(/Ridgeline Quarry12231$/)
  })

  it('sorts by what is overdue, and searches, by the address', async () => {
    show('/customers?page=2')
    await waitFor(() => expect(asked.at(-1)).toContain('page=2'))
    await userEvent.click(await screen.findByRole('button', { name: /^Overdue services/ }))
    await waitFor(() => expect(address).toContain('sort_field=overdue_count'))
    await userEvent.type(screen.getByLabelText('Search customers'), 'nobody{Enter}')
    await screen.findByText('Nothing matches')
    expect(asked.at(-1)).toMatch(/sort_field=overdue_count/)
    expect(asked.at(-1)).not.toContain('page=2')
  })

  it('leads to a customer by its name and by its row', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'Ridgeline Quarry' })
    expect(link.getAttribute('href')).toBe(`/customers/${ridgeline.id}`)
    await userEvent.click(within(screen.getByRole('row', { name: /Ridgeline Quarry/ })).getByText('12'))
    await waitFor(() => expect(address).toBe(`/customers/${ridgeline.id}`))
  })

  it('says how there come to be customers while there are none', async () => {
    server.use(platformHttp.get('/dashboard/customers', ({ response }) => response(200).json(servedCustomerPage([]))))
    show()
    await screen.findByText('No customers yet')
  })

  it('says why it shows none', async () => {
    server.use(
      platformHttp.get('/dashboard/customers', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    )
    show()
    await screen.findByText('You are not allowed to do this.')
  })
})
