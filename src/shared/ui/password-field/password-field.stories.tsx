import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './password-field'

const meta = {
  title: 'shared/ui/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'a long enough sentence' } }
export const WithHelp: Story = {
  args: { label: 'New password', autoComplete: 'new-password', help: 'At least 12 characters. A sentence is fine.' },
}
export const WithError: Story = { args: { error: 'Password is required field.' } }
