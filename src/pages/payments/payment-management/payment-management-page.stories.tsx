import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import type { PaymentAccount } from '@/entities/payment'
import { enabledAccount, noAccount, payout } from '@/entities/payment/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { PaymentManagementPage } from './payment-management-page'

const serving = (account: PaymentAccount) => ({
  msw: [platformHttp.get('/payments/account', ({ response }) => response(200).json(account))],
})

const meta = {
  title: 'pages/payments/PaymentManagementPage',
  component: PaymentManagementPage,
  args: { onLeave: () => undefined, chosen: undefined, onChoose: () => undefined },
  parameters: { ...serving(enabledAccount), ...signedInAs(dealershipAdmin) },
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
export const Loading: Story = {
  parameters: { msw: [platformHttp.get('/payments/account', () => delay('infinite'))] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/payments/account', ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'You are not allowed to do this.')),
      ),
    ],
  },
  play: async () => void (await screen.findByText('You are not allowed to do this.')),
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
