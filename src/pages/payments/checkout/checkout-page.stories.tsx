import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { userEvent, within } from 'storybook/test'
import type { PortalOrder } from '@/entities/portal-order'
import { portalOrder } from '@/entities/portal-order/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { CheckoutPage } from './checkout-page'

const refusing = (code: string, detail: string) =>
  platformHttp.post('/payments/token/{token}/checkout-session', ({ response }) =>
    response(409).json(problem(409, code, detail)),
  )

const serving = (status: PortalOrder['status'], ...handlers: ReturnType<typeof refusing>[]) => ({
  msw: [
    platformHttp.get('/orders/token/{token}/details', ({ response }) => response(200).json({ ...portalOrder, status })),
    ...handlers,
  ],
})

const meta = {
  title: 'pages/payments/CheckoutPage',
  component: CheckoutPage,
  args: {
    access: { token: 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4' },
    onLeave: () => undefined,
    onOutcome: () => undefined,
    back: (words) => (
      <LinkButton size="lg" full href="#order">
        {words}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', ...serving('AWAITING_PAYMENT') },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof CheckoutPage>

export default meta
type Story = StoryObj<typeof meta>

const pay: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /by card$/ }))
}

export const Reviewing: Story = {}
export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const AmountChanged: Story = {
  parameters: serving(
    'AWAITING_PAYMENT',
    refusing('amount_changed', 'The order has changed since you saw it. Check it, then pay. Nothing was charged.'),
  ),
  play: pay,
}
export const Confirming: Story = {
  parameters: serving('AWAITING_PAYMENT', refusing('payment_in_progress', 'A payment is just being confirmed.')),
  play: pay,
}
export const Cancelled: Story = { parameters: serving('CANCELLED') }
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/orders/token/{token}/details', () => delay('infinite'))] },
}
