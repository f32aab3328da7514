import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import { ApiError } from '@/shared/api'
import { fitsItsView, StateChart } from '../../../../.storybook/state-chart'
import { operator } from '../../../../tests/msw/people'
import { tokenNotValid } from '../../../../tests/msw/problem'
import { sessionMachine } from './session.machine'

const tokens = { access_token: 'access-1', refresh_token: 'refresh-1' }
const renewed = { access_token: 'access-2', refresh_token: 'refresh-2' }
const nothing = () => undefined

const meta = {
  title: 'features/session/sessionMachine',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: sessionMachine,
    events: [
      { type: 'tokens.changed', tokens },
      { type: 'tokens.changed', tokens: null },
      { type: 'token.rejected', token: 'access-1' },
      { type: 'renewed.token.rejected', token: 'access-2' },
      { type: 'logout.requested' },
    ],
    provide: {
      actors: { fetchUser: fromPromise(async () => operator), refreshTokens: fromPromise(async () => renewed) },
      actions: { rememberUser: nothing, revoke: nothing, clearSession: nothing, clearStoredData: nothing },
    },
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

export const SignsInAndRefreshes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const send = async (event: string) => userEvent.click(await canvas.findByRole('button', { name: event }))
    await send('tokens.changed {"tokens":{"access_token":"access-1","refresh_token":"refresh-1"}}')
    await canvas.findByText('fetchUser done → signedIn')
    await send('token.rejected {"token":"access-1"}')
    await canvas.findByText('refreshTokens done → signedIn')
    await send('logout.requested')
    await expect(canvas.getByRole('status')).toHaveTextContent('signedOut')
  },
}

export const RenewsWhileItRestores: Story = {
  args: {
    provide: {
      ...meta.args.provide,
      actors: {
        ...meta.args.provide.actors,
        fetchUser: fromPromise(async ({ input }) => {
          if (input === tokens) throw new ApiError({ status: 401, data: tokenNotValid })
          return operator
        }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const event = 'tokens.changed {"tokens":{"access_token":"access-1","refresh_token":"refresh-1"}}'
    await userEvent.click(await canvas.findByRole('button', { name: event }))
    await canvas.findByText('fetchUser done → signedIn')
    await expect(canvas.getByText('refreshTokens done → restoring.fetchingUserAgain')).toBeVisible()
  },
}

export const EndsWhenTheRefreshFails: Story = {
  args: {
    provide: {
      ...meta.args.provide,
      actors: {
        ...meta.args.provide.actors,
        refreshTokens: fromPromise(async () => Promise.reject(new ApiError({ status: 401, data: tokenNotValid }))),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const send = async (event: string) => userEvent.click(await canvas.findByRole('button', { name: event }))
    await send('tokens.changed {"tokens":{"access_token":"access-1","refresh_token":"refresh-1"}}')
    await canvas.findByText('fetchUser done → signedIn')
    await send('token.rejected {"token":"access-1"}')
    await canvas.findByText('refreshTokens failed → expired')
  },
}

export const WaitsWhileTheServerIsOutOfReach: Story = {
  args: {
    provide: {
      ...meta.args.provide,
      actors: {
        ...meta.args.provide.actors,
        refreshTokens: fromPromise(async () => Promise.reject(new ApiError({ status: 503, retryAfterMs: 600_000 }))),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const send = async (event: string) => userEvent.click(await canvas.findByRole('button', { name: event }))
    await send('tokens.changed {"tokens":{"access_token":"access-1","refresh_token":"refresh-1"}}')
    await canvas.findByText('fetchUser done → signedIn')
    await send('token.rejected {"token":"access-1"}')
    await canvas.findByText('refreshTokens failed → outOfReach')
    await expect(canvas.getByRole('status')).toHaveTextContent('outOfReach')
  },
}
