import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../text-field'
import { FormDialog } from './form-dialog'

const nothing = () => undefined
const untouched = { submit: async () => undefined, isPending: false, isDirty: false, failure: undefined }

const meta = {
  title: 'shared/ui/FormDialog',
  component: FormDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Connect an existing customer',
    description: 'Its admin gets an e-mail and answers here.',
    submit: 'Ask',
    onClose: nothing,
    form: untouched,
    children: <TextField label="E-mail" />,
  },
} satisfies Meta<typeof FormDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}
export const Typed: Story = { args: { form: { ...untouched, isDirty: true } } }
export const CannotBeTakenBack: Story = {
  args: {
    title: 'Cancel this order?',
    description: undefined,
    submit: 'Cancel order',
    cancel: 'Keep order',
    variant: 'danger',
  },
}
export const Failed: Story = {
  args: { form: { ...untouched, isDirty: true, failure: 'Network error or server did not respond.' } },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
