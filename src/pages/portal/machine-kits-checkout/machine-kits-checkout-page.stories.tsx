import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import { kitsPortal } from '@/entities/portal-link/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { MachineKitsCheckoutPage } from './machine-kits-checkout-page'

const path = '/machines/machine-service-kits-portal/{token}'
const usd = (amount: number) => ({ amount, currency: 'USD' })
const shows = (portal: typeof kitsPortal) => ({
  msw: [
    platformHttp.get(path, ({ response }) => response(200).json(portal)),
    platformHttp.post(`${path}/price`, ({ response }) =>
      response(200).json({ subtotal: usd(41_625), core_charge: usd(2000), total: usd(43_625) }),
    ),
  ],
})

const meta = {
  title: 'pages/portal/MachineKitsCheckoutPage',
  component: MachineKitsCheckoutPage,
  args: {
    token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4',
    onPlaced: () => undefined,
    back: (words) => (
      <LinkButton size="lg" full href="#kits">
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', ...shows(kitsPortal) },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof MachineKitsCheckoutPage>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: async () => void (await screen.findByRole('button', { name: 'Order kits' })) }
export const InTheSun: Story = { ...Full, globals: { theme: 'contrast' } }
export const OnADesk: Story = { ...Full, globals: { viewport: { value: 'desk' } } }
export const NobodyToOrderFrom: Story = {
  parameters: { layout: 'fullscreen', ...shows({ ...kitsPortal, can_order: false }) },
  play: async () => void (await screen.findByText('Nothing to order')),
}
export const Loading: Story = {
  parameters: { layout: 'fullscreen', msw: [platformHttp.get(path, () => delay('infinite'))] },
}
export const Revoked: Story = {
  parameters: {
    layout: 'fullscreen',
    msw: [platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_revoked', 'Revoked.')))],
  },
  play: async () => void (await screen.findByText('This link no longer works')),
}
