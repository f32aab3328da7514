import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import { ApiError } from '@/shared/api'
import { fitsItsView, StateChart } from '../../../../.storybook/state-chart'
import { onboardingMachine, type Passwords, type Status } from './onboarding.machine'

const passwords = { current_password: 'temporary', new_password: 'quarry lorry in the rain' }

const meta = {
  title: 'features/onboarding/onboardingMachine',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: onboardingMachine,
    input: { status: 'CHANGE_PASSWORD' },
    provide: {
      actors: {
        changePassword: fromPromise(async () => 'COMPLETE_PROFILE'),
        completeProfile: fromPromise(async () => 'ONBOARDING_STRIPE'),
      },
    },
    events: [
      { type: 'password.submitted', passwords },
      { type: 'profile.submitted', names: { first_name: 'Mia', last_name: 'Holt' } },
      { type: 'status.read', status: 'COMPLETE_PROFILE' },
      { type: 'status.read', status: 'DONE' },
    ],
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

export const AdminOfADealership: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }))
    await press(/password\.submitted/)
    await canvas.findByText('changePassword done → COMPLETE_PROFILE.asking')
    await press(/profile\.submitted/)
    await canvas.findByText('completeProfile done → ONBOARDING_STRIPE')
    await press(/status\.read .*DONE/)
    await expect(canvas.getByRole('status')).toHaveTextContent('DONE')
  },
}

export const AFailedTry: Story = {
  args: {
    provide: {
      actors: {
        changePassword: fromPromise<Status, Passwords>(async () => Promise.reject(new ApiError({ status: 400 }))),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /password\.submitted/ }))
    await canvas.findByText('changePassword failed → CHANGE_PASSWORD.asking')
  },
}
