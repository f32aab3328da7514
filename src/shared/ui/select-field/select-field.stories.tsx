import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './select-field'

const meta = {
  title: 'shared/ui/SelectField',
  component: SelectField,
  args: {
    label: 'Manual kind',
    options: [
      { value: 'operation', label: 'Operation' },
      { value: 'parts', label: 'Parts' },
      { value: 'service', label: 'Service' },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = { args: { placeholder: 'Choose a kind' } }
export const Chosen: Story = { args: { defaultValue: 'parts', help: 'Decides which assistant reads it first.' } }
export const WithError: Story = { args: { placeholder: 'Choose a kind', error: 'Choose what kind of manual this is.' } }
export const Disabled: Story = { args: { disabled: true } }
