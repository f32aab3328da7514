import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderOfLink } from '@/entities/portal-order'
import { orderOfLink } from '@/entities/portal-order/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { OrderCompletedPage } from './order-completed-page'

const serving = (status: OrderOfLink['status']) => ({
  msw: [platformHttp.get('/orders/token/{token}', ({ response }) => response(200).json({ ...orderOfLink, status }))],
})

const meta = {
  title: 'pages/portal/OrderCompletedPage',
  component: OrderCompletedPage,
  args: {
    token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4',
    failed: false,
    show: (words) => (
      <LinkButton size="lg" full variant="primary" href="#order">
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', ...serving('PROCESSING') },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof OrderCompletedPage>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const Waiting: Story = { parameters: serving('AWAITING_PAYMENT') }
export const Failed: Story = { args: { failed: true }, parameters: serving('AWAITING_PAYMENT') }
export const Completed: Story = { parameters: serving('COMPLETED') }
export const Cancelled: Story = { parameters: serving('CANCELLED') }
export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
