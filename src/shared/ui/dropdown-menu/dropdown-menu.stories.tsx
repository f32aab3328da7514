import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Pencil, RotateCw, Trash2 } from 'lucide-react'
import { userEvent, within } from 'storybook/test'
import { IconButton } from '../icon-button'
import { DropdownMenu } from './dropdown-menu'

const nothing = () => undefined

const meta = {
  title: 'shared/ui/DropdownMenu',
  component: DropdownMenu,
  args: {
    align: 'start',
    trigger: <IconButton variant="secondary" label="More" icon={<Ellipsis aria-hidden />} />,
    actions: [
      { label: 'Rename', icon: <Pencil aria-hidden />, onSelect: nothing },
      { label: 'Retry', icon: <RotateCw aria-hidden />, onSelect: nothing, disabled: true },
      { label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: nothing, destructive: true },
    ],
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }))
  },
}
