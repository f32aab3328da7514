import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PaymentAccount } from '@/entities/payment'
import { enabledAccount, noAccount, payout } from '@/entities/payment/testing'
import { LinkButton } from '@/shared/ui/link-button'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { OnboardingSteps } from './onboarding-steps'
import { PaymentsBanner } from './payments-banner'

const servingAccount = (account: PaymentAccount) => ({
  msw: [platformHttp.get('/payments/account', ({ response }) => response(200).json(account))],
})

const meta = { title: 'features/onboarding/Onboarding', component: OnboardingSteps } satisfies Meta<
  typeof OnboardingSteps
>

export default meta
type Story = StoryObj<typeof meta>

export const FirstStep: Story = { args: { current: 'CHANGE_PASSWORD' } }
export const SecondStep: Story = { args: { current: 'COMPLETE_PROFILE' } }
export const PaymentsNotSetUp: Story = {
  parameters: servingAccount(noAccount),
  args: { current: 'COMPLETE_PROFILE' },
  render: () => (
    <PaymentsBanner
      user={{ ...dealershipAdmin, onboarding_status: 'ONBOARDING_STRIPE' }}
      setUp={(words) => (
        <LinkButton size="sm" href="#payment-management">
          {words}
        </LinkButton>
      )}
    />
  ),
}
export const PayoutsStopped: Story = {
  ...PaymentsNotSetUp,
  parameters: servingAccount({
    ...enabledAccount,
    status: 'RESTRICTED',
    payouts_enabled: false,
    returned_payout: { ...payout, state: 'FAILED', failure: 'account_closed' },
  }),
}
