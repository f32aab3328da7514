import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import type { TaxSettings } from '@/entities/payment'
import { taxSettings } from '@/entities/payment/testing'
import { signedInAs } from '@/entities/user/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { TaxSettingsPage } from './tax-settings-page'

const serving = (settings: TaxSettings) => ({
  msw: [platformHttp.get('/payments/tax-settings', ({ response }) => response(200).json(settings))],
})

const meta = {
  title: 'pages/payments/TaxSettingsPage',
  component: TaxSettingsPage,
  args: {
    chosen: undefined,
    onChoose: () => undefined,
    toAccount: (words) => <LinkButton href="#account">{words}</LinkButton>,
    toRates: (words) => (
      <LinkButton size="sm" href="#rates">
        {words}
      </LinkButton>
    ),
  },
  parameters: { ...serving(taxSettings), ...signedInAs(dealershipAdmin) },
} satisfies Meta<typeof TaxSettingsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = { play: async () => void (await screen.findByText('United States, MT')) }
export const AsksBeforeEnding: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'End registration in United States, MT' }))
    await screen.findByRole('dialog')
  },
}
export const NotComplete: Story = {
  parameters: serving({
    ...taxSettings,
    ...{ status: 'pending', tax_behavior: null, tax_code: null, head_office: null, registrations: [] },
    missing: ['defaults.tax_code', 'head_office'],
  }),
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/payments/tax-settings', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/payments/tax-settings', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
