import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../text-field'
import { FormRows } from './form-rows'

const nothing = () => undefined

const meta = {
  title: 'shared/ui/FormRows',
  component: FormRows,
  args: {
    label: 'Parts',
    help: 'What goes into the box.',
    rows: [{ id: 'filter' }, { id: 'oil' }],
    rowLabel: (n) => `Part ${n}`,
    children: () => (
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label="Part number" />
        <TextField label="Quantity" />
      </div>
    ),
    add: 'Add a part',
    onAdd: nothing,
    removeLabel: (n) => `Remove part ${n}`,
    onRemove: nothing,
  },
} satisfies Meta<typeof FormRows>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { rows: [] } }
export const AtLeastOne: Story = { args: { rows: [{ id: 'filter' }], minRows: 1 } }
export const NoMore: Story = { args: { maxRows: 2 } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
