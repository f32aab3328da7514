import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { idahoTax } from '@/entities/catalogue/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { ownCatalogue, taxRatesAre } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { TaxRatesPage } from './tax-rates-page'

let stored = idahoTax
let sent: unknown[] = []
const server = serveWith(
  ownCatalogue(),
  taxRatesAre(() => [stored]),
  platformHttp.post('/catalogues/{id}/tax-rates', async ({ request, response }) => {
    const body = await request.json()
    sent.push(body)
    return response(201).json({ ...idahoTax, name: body.name })
  }),
)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => {
  stored = idahoTax
  sent = []
  renderScreen(
    <AtAddress href="/manage-catalogue/tax">
      <TaxRatesPage />
    </AtAddress>,
    signedInAs(dealershipAdmin),
  )
})

describe('tax rates', () => {
  it('are added for a region as hundredths of a percent', async () => {
    await screen.findByText('6%')
    await press('Add tax rate')
    await userEvent.type(dialog().getByLabelText(/^Name/), 'Utah sales tax')
    await userEvent.selectOptions(dialog().getByLabelText('Country'), 'US')
    await userEvent.type(dialog().getByLabelText(/^Region/), 'UT')
    await userEvent.type(dialog().getByLabelText('Rate'), '4.85')
    await userEvent.click(dialog().getByRole('button', { name: 'Add tax rate' }))
    await screen.findByText('Utah sales tax saved')
    expect(sent).toEqual([{ country: 'US', region: 'UT', name: 'Utah sales tax', basis_points: 485 }])
  })

  it('that somebody else has changed show what they are now, and are saved over it then', async () => {
    const versions: number[] = []
    server.use(
      platformHttp.put('/catalogues/{id}/tax-rates/{rateId}', async ({ request, response }) => {
        const { version } = await request.json()
        versions.push(version)
        if (version === 2) return response(200).json(stored)
        stored = { ...idahoTax, version: 2, basis_points: 625 }
        return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this.'))
      }),
    )
    await press('Actions for Idaho sales tax')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Save tax rate' }))
    await screen.findByText(/it is now Idaho sales tax, 6.25%/)
    await userEvent.click(dialog().getByRole('button', { name: 'Save tax rate' }))
    await screen.findByText('Idaho sales tax saved')
    expect(versions).toEqual([1, 2])
  })
})
