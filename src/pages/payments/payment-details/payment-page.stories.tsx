import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import type { Payment } from '@/entities/payment'
import { dispute, paymentDetails } from '@/entities/payment/testing'
import { signedInAs } from '@/entities/user/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { PaymentPage } from './payment-page'

const serving = (payment: Payment) => ({
  msw: [platformHttp.get('/payments/{id}', ({ response }) => response(200).json(payment))],
})

const meta = {
  title: 'pages/payments/PaymentPage',
  component: PaymentPage,
  args: {
    paymentId: paymentDetails.id,
    onBack: () => undefined,
    toOrder: (_, words) => <LinkButton href="#order">{words}</LinkButton>,
  },
  parameters: { ...signedInAs(dealershipAdmin), ...serving(paymentDetails) },
} satisfies Meta<typeof PaymentPage>

export default meta
type Story = StoryObj<typeof meta>

export const PartlyRefunded: Story = {
  play: async () => void (await screen.findByRole('button', { name: 'Refund' })),
}
export const Disputed: Story = {
  parameters: serving({
    ...paymentDetails,
    state: 'DISPUTED',
    refundable: { amount: 0, currency: 'USD' },
    disputes: [dispute],
  }),
}
const answered = { ...dispute, answered_at: '2026-11-23T09:30:00.000Z' }
export const DisputeAnswered: Story = {
  parameters: serving({ ...paymentDetails, state: 'DISPUTED', disputes: [answered] }),
}
export const Inquiry: Story = {
  parameters: serving({ ...paymentDetails, disputes: [{ ...dispute, state: 'INQUIRY' }] }),
}
export const AnswersDispute: Story = {
  ...Disputed,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
    await screen.findByRole('dialog')
  },
}
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/payments/{id}', () => delay('infinite'))] },
}
export const Gone: Story = {
  parameters: {
    msw: [
      platformHttp.get('/payments/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Payment not found.')),
      ),
    ],
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
