import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromCallback, fromPromise } from 'xstate'
import { noAnswer } from '@/shared/api'
import { fitsItsView, StateChart } from '../../../../.storybook/state-chart'
import { accepted, portal } from '../testing'
import { enterHoursMachine } from './enter-hours.machine'

const meta = {
  title: 'features/enter-hours/enterHoursMachine',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: enterHoursMachine,
    input: {},
    provide: {
      actors: {
        loadLink: fromPromise(async () => portal),
        sendEntry: fromPromise(async () => accepted),
        awaitConnection: fromCallback(() => undefined),
      },
      actions: { storeDraft: () => undefined },
    },
    events: [
      { type: 'figure.typed', typed: '4812.5' },
      { type: 'figure.typed', typed: '12' },
      { type: 'replacement.marked', isReplacement: true },
      { type: 'entry.submitted', clientId: 'entry-1', at: '2026-11-21T08:30:00.000Z' },
      { type: 'question.confirmed' },
      { type: 'question.declined' },
      { type: 'connection.restored' },
    ],
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

export const AsksBackAndSends: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }))
    await canvas.findByText('loadLink done → entering')
    await press(/figure\.typed .*"12"/)
    await press(/entry\.submitted/)
    await expect(canvas.getByRole('status')).toHaveTextContent('confirming')
    await press(/question\.confirmed/)
    await canvas.findByText('sendEntry done → sent')
  },
}

export const WaitsForAConnection: Story = {
  args: {
    provide: {
      ...meta.args.provide,
      actors: { ...meta.args.provide.actors, sendEntry: fromPromise(async () => Promise.reject(noAnswer())) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }))
    await canvas.findByText('loadLink done → entering')
    await press(/figure\.typed .*4812/)
    await press(/entry\.submitted/)
    await expect(await canvas.findByText('sendEntry failed → waitingForConnection')).toBeVisible()
  },
}
