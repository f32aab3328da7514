import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { foundNumber } from '@/features/quick-order/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { PlaceOrderPage } from './place-order-page'

const path = '/orders/place-order-portal/{token}'
const full = [
  platformHttp.get(path, ({ response }) =>
    response(200).json({ dealership: 'Northfield Equipment', operator: 'Ridgeline Quarry', has_default_address: true }),
  ),
  platformHttp.post(`${path}/resolve`, ({ response }) => response(200).json({ currency: 'USD', items: [foundNumber] })),
]

const meta = {
  title: 'pages/portal/PlaceOrderPage',
  component: PlaceOrderPage,
  args: { token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4', onPlaced: () => undefined },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', msw: full },
  decorators: [(Story) => <main>{Story()}</main>],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PlaceOrderPage>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async () => void (await screen.findByText('Your order is empty. Add a part first.')),
}
export const Full: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Part numbers and quantities'), 'HX-250 4')
    await userEvent.click(screen.getByRole('button', { name: 'Check lines' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 line' }))
    await screen.findByText('Total before tax')
  },
}
export const OnADesk: Story = { ...Full, globals: { viewport: { value: 'desk' } } }
export const Loading: Story = {
  parameters: { layout: 'fullscreen', msw: [platformHttp.get(path, () => delay('infinite'))] },
}
export const Expired: Story = {
  parameters: {
    layout: 'fullscreen',
    msw: [platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_expired', 'Expired.')))],
  },
  play: async () => void (await screen.findByText('This link has expired')),
}
