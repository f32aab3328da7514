import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { northfield } from '@/entities/organization/testing'
import type { TaxSettings } from '@/entities/payment'
import { taxSettings } from '@/entities/payment/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { TaxSettingsPage } from './tax-settings-page'

let settings: TaxSettings
let sent: unknown[]
const server = serveWith(
  platformHttp.get('/payments/tax-settings', ({ response }) => response(200).json(settings)),
  platformHttp.put('/payments/tax-settings', async ({ request, response }) => {
    const { searchParams } = new URL(request.url)
    const of = searchParams.get('organization_id')
    sent.push({ ...(of && { of }), ...((await request.json()) ?? {}) })
    return response(200).json(settings)
  }),
)
beforeEach(() => {
  settings = taxSettings
  sent = []
})

const link = (href: string) => (words: string) => <a href={href}>{words}</a>
const onChoose = vi.fn()
const show = (user: User = dealershipAdmin, chosen?: string) =>
  renderScreen(
    <TaxSettingsPage
      toAccount={link('/payment-management')}
      toRates={link('/manage-catalogue/tax')}
      chosen={chosen}
      onChoose={onChoose}
    />,
    signedInAs(user),
  )
async function dialogOf(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

describe('/taxes', () => {
  it('asks a super user for the dealership, and changes its settings', async () => {
    server.use(
      platformHttp.get('/organizations/', ({ response }) =>
        response(200).json({ items: [northfield], total: 1, page: 1, limit: 1000 }),
      ),
    )
    const { unmount } = show(superUser)
    await screen.findByText('No dealership chosen')
    await screen.findByRole('option', { name: northfield.name })
    await userEvent.selectOptions(screen.getByLabelText('Dealership'), northfield.name)
    expect(onChoose.mock.calls).toEqual([[northfield.id]])
    unmount()
    show(superUser, northfield.id)
    const dialog = await dialogOf('Edit')
    await userEvent.selectOptions(dialog.getByLabelText(/^Prices/), 'With tax included')
    await userEvent.click(dialog.getByRole('button', { name: 'Save tax settings' }))
    await screen.findByText('Without tax: it is added')
    expect(sent).toEqual([{ of: northfield.id, tax_behavior: 'inclusive' }])
  })

  it('shows the settings as the provider has them, and where the rates of orders are', async () => {
    show()
    await screen.findByText('Without tax: it is added')
    for (const words of ['txcd_99999999', 'United States, MT', 'Complete']) screen.getByText(words)
    screen.getByRole('link', { name: 'Tax rates of the catalogue' })
  })

  it('shows in words what the provider still needs', async () => {
    settings = { ...taxSettings, status: 'pending', missing: ['defaults.tax_code', 'something_new'] }
    show()
    await screen.findByText(/a tax code, something_new$/)
  })

  it('sends only what was changed', async () => {
    show()
    const dialog = await dialogOf('Edit')
    await userEvent.selectOptions(dialog.getByLabelText('Prices'), 'With tax included')
    await userEvent.click(dialog.getByRole('button', { name: 'Save tax settings' }))
    await screen.findByText('Tax settings saved')
    expect(sent).toEqual([{ tax_behavior: 'inclusive' }])
  })

  it('refuses a code that is none', async () => {
    show()
    const dialog = await dialogOf('Edit')
    await userEvent.clear(dialog.getByLabelText(/^Tax code/))
    await userEvent.type(dialog.getByLabelText(/^Tax code/), 'parts')
    await userEvent.click(dialog.getByRole('button', { name: 'Save tax settings' }))
    await dialog.findByText('Enter a code such as txcd_99999999.')
    expect(sent).toEqual([])
  })

  it('adds a registration', async () => {
    show()
    const dialog = await dialogOf('Add registration')
    await userEvent.selectOptions(dialog.getByLabelText('Country'), 'US')
    await userEvent.type(dialog.getByLabelText(/^State or province/), 'WY')
    await userEvent.click(dialog.getByRole('button', { name: 'Add registration' }))
    await screen.findByText('Registration added')
    expect(sent).toEqual([{ add_registration: { country: 'US', region: 'WY' } }])
  })

  it('ends a registration that is active, after asking; one that has ended has no such button', async () => {
    const [active] = taxSettings.registrations
    settings = {
      ...taxSettings,
      registrations: active ? [active, { ...active, id: 'taxreg_2', region: 'WY', status: 'expired' }] : [],
    }
    show()
    const dialog = await dialogOf('End registration in United States, MT')
    await userEvent.click(dialog.getByRole('button', { name: 'End registration' }))
    await screen.findByText('Registration ended')
    expect(sent).toEqual([{ end_registration: 'taxreg_1' }])
    expect(screen.queryByRole('button', { name: 'End registration in United States, WY' })).toBeNull()
  })

  it('leads to the account where there is none yet', async () => {
    server.use(
      platformHttp.get('/payments/tax-settings', ({ response }) =>
        response(409).json(problem(409, 'payments_not_ready', 'No card payments yet.')),
      ),
    )
    show()
    await screen.findByText('Set up card payments first')
    screen.getByRole('link', { name: 'Manage payment' })
  })
})
