import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextareaField } from './textarea-field'

const meta = {
  title: 'shared/ui/TextareaField',
  component: TextareaField,
  args: { label: 'Comment', help: 'The customer reads this with the quote.' },
} satisfies Meta<typeof TextareaField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'The hose is in stock.\nThe pump arrives on Thursday.' } }
export const WithError: Story = { args: { error: 'Say why the quote is declined.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on 14 November.' } }
