import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy } from 'lucide-react'
import { screen, userEvent } from 'storybook/test'
import { RowMenu } from './row-menu'

const meta = {
  title: 'shared/ui/RowMenu',
  component: RowMenu,
  args: { name: '500 h kit', onEdit: () => undefined, onDelete: () => undefined },
} satisfies Meta<typeof RowMenu>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Actions for 500 h kit' }))

export const Closed: Story = {}
export const Open: Story = { play: open }
export const WithOthers: Story = {
  args: { actions: [{ label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => undefined }] },
  play: open,
}
