import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import { fitsItsView, StateChart } from '../../../../.storybook/state-chart'
import { paymentOnboardingMachine } from './payment-onboarding.machine'

const meta = {
  title: 'features/payment-onboarding/paymentOnboardingMachine',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: paymentOnboardingMachine,
    input: { status: 'NONE' },
    provide: {
      actors: { openSession: fromPromise(async () => ({ kind: 'hosted' as const, url: '#onboarding' })) },
      actions: { leave: () => undefined },
    },
    events: [
      { type: 'session.requested', component: 'onboarding' },
      { type: 'page.restored' },
      { type: 'provider.exited' },
      { type: 'account.read', status: 'NONE' },
      { type: 'account.read', status: 'ONBOARDING' },
      { type: 'account.read', status: 'RESTRICTED' },
      { type: 'account.read', status: 'ENABLED' },
    ],
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

export const SetsUpPayments: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }))
    await press(/session\.requested/)
    await canvas.findByText('openSession done → atProvider')
    await press(/account\.read .*ENABLED/)
    await expect(canvas.getByRole('status')).toHaveTextContent('ENABLED')
  },
}
