import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox'

const meta = {
  title: 'shared/ui/Checkbox',
  component: Checkbox,
  args: { label: 'The meter was replaced' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithHelp: Story = { args: { help: 'Earlier hours are kept and added to the new meter’s.' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
