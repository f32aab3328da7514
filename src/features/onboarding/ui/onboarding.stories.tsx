import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '@/shared/ui/link-button'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { OnboardingSteps } from './onboarding-steps'
import { PaymentsBanner } from './payments-banner'

const meta = { title: 'features/onboarding/Onboarding', component: OnboardingSteps } satisfies Meta<
  typeof OnboardingSteps
>

export default meta
type Story = StoryObj<typeof meta>

export const FirstStep: Story = { args: { current: 'CHANGE_PASSWORD' } }
export const SecondStep: Story = { args: { current: 'COMPLETE_PROFILE' } }
export const PaymentsNotSetUp: Story = {
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
