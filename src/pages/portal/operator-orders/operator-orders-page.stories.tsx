import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, within } from 'storybook/test'
import { messageByLink, messagesByLink, orderOfLink, paymentOf } from '@/entities/portal-order/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { OperatorOrdersPage } from './operator-orders-page'

const path = '/orders/token/{token}'

const messages = platformHttp.get('/orders/token/{token}/messages', ({ response }) =>
  response(200).json(messagesByLink([messageByLink])),
)

const meta = {
  title: 'pages/portal/OperatorOrdersPage',
  component: OperatorOrdersPage,
  args: {
    token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4',
    details: (words) => (
      <LinkButton size="lg" full href="#lines">
        {words}
      </LinkButton>
    ),
    pay: (words) => (
      <LinkButton size="lg" full variant="primary" href="#checkout">
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    msw: [platformHttp.get(path, ({ response }) => response(200).json(orderOfLink)), messages],
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof OperatorOrdersPage>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible()
  }

export const Full: Story = { play: shows('Order SO-1001') }
export const InTheSun: Story = { ...Full, globals: { theme: 'contrast' } }
export const OnADesk: Story = { ...Full, globals: { viewport: { value: 'desk' } } }
export const PartlyRefunded: Story = {
  parameters: {
    msw: [
      platformHttp.get(path, ({ response }) =>
        response(200).json({
          ...orderOfLink,
          status: 'PAID',
          payment_status: 'PARTIALLY_REFUNDED',
          payments: [paymentOf(29_228, [{ amount: 1000, state: 'SUCCEEDED' }])],
        }),
      ),
      messages,
    ],
  },
  play: shows('Paid by Visa •••• 4242'),
}
export const Loading: Story = { parameters: { msw: [platformHttp.get(path, () => delay('infinite'))] } }
export const Expired: Story = {
  parameters: {
    msw: [platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_expired', 'It is over.')))],
  },
  play: shows('This link has expired'),
}
export const NoLink: Story = { args: { token: undefined } }
