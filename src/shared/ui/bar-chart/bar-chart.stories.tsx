import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import BarChart from './bar-chart'

const meta = {
  title: 'shared/ui/BarChart',
  component: BarChart,
  args: {
    title: 'Questions of the last days',
    points: ['9 Nov', '10 Nov', '11 Nov', '12 Nov'].map((label, index) => ({
      key: label,
      label,
      values: { answered: index * 3, refused: index % 2 },
    })),
    series: [
      { key: 'answered', name: 'Answered', tone: 'success' },
      { key: 'refused', name: 'Not in the manuals', tone: 'warning' },
    ],
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Questions of the last days' })
    await expect(within(table).getByRole('row', { name: '12 Nov 9 1' })).toBeInTheDocument()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NothingYet: Story = {
  args: { points: [{ key: 'a', label: '9 Nov', values: { answered: 0, refused: 0 } }] },
}
