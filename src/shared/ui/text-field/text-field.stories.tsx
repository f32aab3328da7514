import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './text-field'

const meta = {
  title: 'shared/ui/TextField',
  component: TextField,
  args: { label: 'Serial number', help: 'On the plate below the cab.' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'GHT00123' } }
export const Filled: Story = { args: { defaultValue: 'GHT00123' } }
export const Optional: Story = { args: { label: 'PO number', optional: true, help: undefined } }
export const WithError: Story = { args: { defaultValue: 'GHT', error: 'A serial number ends in five figures.' } }
export const Disabled: Story = { args: { defaultValue: 'GHT00123', disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: 'GHT00123', readOnly: true } }
export const LargeWithUnit: Story = {
  args: {
    label: 'Hours on the meter now',
    help: 'Last reading 4,764.0 h, 6 days ago. About 8 h a day.',
    defaultValue: '4,812.5',
    inputMode: 'decimal',
    suffix: 'h',
    size: 'lg',
  },
}
