import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PaymentAccount } from '@/entities/payment'
import { enabledAccount, noAccount, payout } from '@/entities/payment/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { PaymentManagementPage } from './payment-management-page'

const serving = (account: PaymentAccount) => ({
  msw: [platformHttp.get('/payments/account', ({ response }) => response(200).json(account))],
})

const meta = {
  title: 'pages/payments/PaymentManagementPage',
  component: PaymentManagementPage,
  args: { onLeave: () => undefined },
  parameters: serving(enabledAccount),
} satisfies Meta<typeof PaymentManagementPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const NotSetUp: Story = { parameters: serving(noAccount) }
export const NotFinished: Story = {
  parameters: serving({ ...noAccount, status: 'ONBOARDING', requirements: ['external_account'] }),
}
export const BeingChecked: Story = { parameters: serving({ ...noAccount, status: 'RESTRICTED' }) }
export const PayoutsStopped: Story = {
  parameters: serving({
    ...enabledAccount,
    status: 'RESTRICTED',
    payouts_enabled: false,
    requirements: ['external_account'],
    returned_payout: { ...payout, state: 'FAILED', failure: 'account_closed' },
  }),
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
