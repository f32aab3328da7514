import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import { ApiError } from '@/shared/api'
import { fitsItsView, StateChart } from '../../../../.storybook/state-chart'
import { problem } from '../../../../tests/msw/problem'
import { type MagicUser, magicLoginMachine } from './magic-login.machine'

const rosa: MagicUser = {
  email: 'rosa@ridgeline.example',
  first_name: 'Rosa',
  last_name: 'Delgado',
  expires_at: '2026-11-21T08:30:00.000Z',
}

const meta = {
  title: 'features/magic-login/magicLoginMachine',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: magicLoginMachine,
    input: { token: 'c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl' },
    provide: { actors: { checkLink: fromPromise(async () => rosa), signIn: fromPromise(async () => undefined) } },
    events: [{ type: 'link.confirmed' }, { type: 'failure.dismissed' }],
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

export const SignsInAfterOneClick: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('checkLink done → waiting')
    await userEvent.click(canvas.getByRole('button', { name: 'link.confirmed' }))
    await canvas.findByText('signIn done → signedIn')
  },
}

export const Used: Story = {
  args: {
    provide: {
      actors: {
        ...meta.args.provide.actors,
        checkLink: fromPromise(async () =>
          Promise.reject(new ApiError({ status: 410, data: problem(410, 'gone', 'It was used.') })),
        ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('checkLink failed → expired')).toBeVisible()
  },
}
