import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedImport } from '@/entities/catalogue/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { importsOf, ownCatalogue } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CatalogueImportsPage } from './imports-page'

const server = serveWith(
  ownCatalogue(),
  importsOf([checkedImport]),
  platformHttp.post('/catalogues/{id}/imports', ({ response }) => response(202).json(checkedImport)),
)

let address = ''
const table = new File(['part_number\nHX-250'], 'parts.csv', { type: 'text/csv' })
const upload = async () => userEvent.upload(await screen.findByLabelText('Choose a file'), table)

beforeEach(() => {
  renderScreen(
    <AtAddress
      href="/manage-catalogue/import"
      onAddress={(next) => {
        address = next
      }}
    >
      <CatalogueImportsPage />
    </AtAddress>,
    signedInAs(dealershipAdmin),
  )
})

describe('importing parts', () => {
  it('leads from a table to what would become of its rows', async () => {
    await upload()
    await waitFor(() => expect(address).toBe(`/manage-catalogue/import/${checkedImport.id}`))
  })

  it('refuses a file that is no table at once, and sends nothing', async () => {
    const sent = vi.fn()
    server.use(platformHttp.post('/catalogues/{id}/imports', () => sent()))
    const file = new File(['%PDF-1.7'], 'parts.pdf', { type: 'application/pdf' })
    fireEvent.drop(await screen.findByRole('group', { name: 'Table of parts' }), { dataTransfer: { files: [file] } })
    await screen.findByText('Choose an XLSX or CSV file.')
    expect(sent).not.toHaveBeenCalled()
  })

  it('reports why a table is not taken', async () => {
    const message = 'Another import of your organization is running.'
    server.use(
      platformHttp.post('/catalogues/{id}/imports', ({ response }) =>
        response(409).json(problem(409, 'import_running', message)),
      ),
    )
    await upload()
    await screen.findByText(message)
  })

  it('finds earlier tables again', async () => {
    const link = await screen.findByRole('link', { name: 'parts-2027.csv' })
    expect(link.getAttribute('href')).toBe(`/manage-catalogue/import/${checkedImport.id}`)
    screen.getByText('Ready to store')
  })
})
