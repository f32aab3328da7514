import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import { portalOrder } from '@/entities/portal-order/testing'
import { ApiError } from '@/shared/api'
import { fitsItsView, StateChart } from '../../../../.storybook/state-chart'
import { problem } from '../../../../tests/msw/problem'
import { checkoutMachine } from './checkout.machine'

const paid = { ...portalOrder, status: 'PAID', payment_status: 'PAID' } as const
const nothing = () => undefined

const actors = {
  loadOrder: fromPromise(async () => portalOrder),
  openSession: fromPromise(async () => ({ kind: 'hosted' as const, url: '#card' })),
  markFailed: fromPromise(async () => undefined),
}

const meta = {
  title: 'features/checkout/checkoutMachine',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: checkoutMachine,
    provide: { actors, actions: { leave: nothing, showOutcome: nothing } },
    // An order is long: its number and its status say enough about it.
    events: [
      { type: 'payment.requested' },
      { type: 'page.restored' },
      { type: 'loading.retried' },
      { type: 'order.read', status: 'PAID', toJSON: () => ({ status: 'PAID' }), order: paid },
    ],
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

const presser = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    press: async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name })),
  }
}

export const PaysAndReturns: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, press } = presser(canvasElement)
    await canvas.findByText('loadOrder done → reviewing')
    await press(/payment\.requested/)
    await canvas.findByText('openSession done → paying')
    await press(/page\.restored/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/loading|reviewing/)
  },
}

export const IsRefused: Story = {
  args: {
    provide: {
      actors: {
        ...actors,
        openSession: fromPromise<never>(async () => {
          throw new ApiError({ status: 409, data: problem(409, 'payments_not_ready', 'Not yet.') })
        }),
      },
      actions: { leave: nothing, showOutcome: nothing },
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, press } = presser(canvasElement)
    await canvas.findByText('loadOrder done → reviewing')
    await press(/payment\.requested/)
    await canvas.findByText('markFailed done → failed')
  },
}
