import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Card } from './card'

const meta = {
  title: 'shared/ui/Card',
  component: Card,
  args: { children: 'Harrow WL-120, wheel loader, serial GHT00100 to GHT00999.' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithTitle: Story = { args: { title: 'Machine' } }
export const WithActions: Story = { args: { title: 'Manuals', actions: <Button size="sm">Upload</Button> } }
