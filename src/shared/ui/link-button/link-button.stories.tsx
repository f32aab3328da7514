import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './link-button'

const meta = {
  title: 'shared/ui/LinkButton',
  component: LinkButton,
  args: { href: '#manual', children: 'Open the manual' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
