import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import LineChart from './line-chart'

const day = (index: number) => Date.UTC(2026, 9, 1 + index * 7)
const words = (at: number) => new Date(at).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const points = [1020, 1066, 1101, 1144, 1184, 1215, 1250].map((value, index) => ({
  key: `${index}`,
  at: day(index),
  label: words(day(index)),
  value,
}))

const meta = {
  title: 'shared/ui/LineChart',
  component: LineChart,
  args: {
    title: 'Hours over time',
    name: 'Hours',
    points,
    marks: [{ key: 'service', label: '500 h service', value: 1500 }],
    tickOf: words,
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Hours over time' })
    await expect(within(table).getByRole('row', { name: 'Oct 8 1066' })).toBeInTheDocument()
    await expect(within(table).getByRole('row', { name: '500 h service 1500' })).toBeInTheDocument()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NewMeter: Story = {
  args: {
    points: [...points, { key: 'new', at: day(7), label: `${words(day(7))}, New meter`, value: 1254 }],
    changes: [{ key: 'new', label: 'New meter', at: day(7) }],
  },
}
