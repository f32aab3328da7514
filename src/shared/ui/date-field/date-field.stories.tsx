import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { DateField } from './date-field'

const meta = {
  title: 'shared/ui/DateField',
  component: DateField,
  args: { label: 'Valid until', help: 'The last day on which the customer can accept.' },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '2026-12-21' } }
export const Optional: Story = { args: { label: 'In service since', optional: true, help: undefined } }
export const Impossible: Story = { args: { value: '2/30/2026' } }
export const ReadOnly: Story = { args: { value: '2026-12-21', readOnly: true } }
export const Disabled: Story = { args: { value: '2026-12-21', disabled: true } }
export const Open: Story = {
  args: { value: '2026-12-21', earliest: '2026-12-05', latest: '2027-01-20' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Choose the date/ }))
    await screen.findByRole('grid', { name: 'December 2026' })
  },
}
