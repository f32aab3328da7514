import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { checkedCount } from '@/entities/inventory/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { StockImportsPage } from './imports-page'

let asked: (string | null)[] = []
serveWith(
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/organizations/inventory/imports', ({ query, response }) => {
    asked.push(query.get('organization_id'))
    const failed = { ...checkedCount, id: '0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d62', status: 'FAILED' as const }
    const items = [{ ...failed, file_name: 'half.xlsx', can_restart: true }, checkedCount]
    return response(200).json({ items, total: 2, page: 1, limit: 25 })
  }),
)

let address = ''
function show(user = dealershipAdmin) {
  asked = []
  renderScreen(
    <AtAddress
      href="/inventory/imports"
      onAddress={(next) => {
        address = next
      }}
    >
      <StockImportsPage />
    </AtAddress>,
    signedInAs(user),
  )
}

it('finds counts of before again, with what became of them', async () => {
  show()
  const link = await screen.findByRole('link', { name: 'count-2026.csv' })
  expect(link.getAttribute('href')).toBe(`/inventory/imports/${checkedCount.id}`)
  screen.getByText('Ready to store')
  screen.getByText('Failed')
  await userEvent.click(screen.getByRole('link', { name: 'half.xlsx' }))
  await waitFor(() => expect(address).toBe('/inventory/imports/0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c5d62'))
  cleanup()
})

it('asks a super user whose counts', async () => {
  show(superUser)
  await screen.findByText('Choose a dealership above.')
  expect(asked).toEqual([])
})
