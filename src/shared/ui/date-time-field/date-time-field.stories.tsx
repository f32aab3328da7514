import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateTimeField } from './date-time-field'

const meta = {
  title: 'shared/ui/DateTimeField',
  component: DateTimeField,
  args: { label: 'Read on', help: 'Leave it blank for now.', optional: true, onChange: () => undefined },
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const ReadOnly: Story = { args: { readOnly: true } }
