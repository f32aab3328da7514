import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import BarChart from './bar-chart'

const meta = {
  title: 'shared/ui/BarChart',
  component: BarChart,
  args: {
    title: 'Answers of the last days',
    points: ['9 Nov', '10 Nov', '11 Nov', '12 Nov'].map((label, index) => ({
      key: label,
      label,
      values: { sure: index * 3, unsure: index, none: index % 2 },
    })),
    series: [
      { key: 'sure', name: 'Certain', tone: 'success' },
      { key: 'unsure', name: 'Not certain', tone: 'info' },
      { key: 'none', name: 'Not in the manuals', tone: 'warning' },
    ],
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Answers of the last days' })
    await expect(within(table).getByRole('row', { name: '12 Nov 9 3 1' })).toBeInTheDocument()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NothingYet: Story = {
  args: { points: [{ key: 'a', label: '9 Nov', values: { sure: 0, unsure: 0, none: 0 } }] },
}
export const MoneySideBySide: Story = {
  args: { grouped: true, format: (value) => `$${value.toFixed(2)}` },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Answers of the last days' })
    await expect(within(table).getByRole('row', { name: '12 Nov $9.00 $3.00 $1.00' })).toBeInTheDocument()
  },
}
export const Parts: Story = {
  args: {
    parts: true,
    format: (value, sum) => `${value} (${Math.round((100 * value) / sum)}%)`,
    formatTick: (value) => `${100 * value}%`,
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Answers of the last days' })
    await expect(within(table).getByRole('row', { name: '12 Nov 9 (69%) 3 (23%) 1 (8%)' })).toBeInTheDocument()
  },
}
