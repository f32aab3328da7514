import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import { fitsItsView } from './fits-its-view'
import { StateChart } from './state-chart'
import { trafficLightMachine } from './traffic-light.machine'

const meta = {
  title: 'storybook/StateChart',
  component: StateChart,
  afterEach: fitsItsView,
  args: {
    machine: trafficLightMachine,
    events: [{ type: 'button.pressed', by: 'Sam' }, { type: 'button.pressed', by: '' }, { type: 'power.cut' }],
    provide: { actors: { checkLamp: fromPromise<void>(async () => undefined) } },
  },
} satisfies Meta<typeof StateChart>

export default meta
type Story = StoryObj<typeof meta>

export const TrafficLight: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('working.green')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'button.pressed {"by":""}' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'button.pressed {"by":"Sam"}' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('working.yellow')
    await expect(canvas.getByText('button.pressed → working.yellow')).toBeVisible()
    const drawing = await canvas.findByRole('img', { name: 'Drawing of the states' })
    await expect(within(drawing).getByText('power.cut')).toBeVisible()
    await expect(within(drawing).getByText('button.pressed [isAwake]', { selector: '[data-lit] text' })).toBeVisible()
  },
}
