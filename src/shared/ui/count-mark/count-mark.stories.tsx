import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { IconButton } from '../icon-button'
import { CountMark } from './count-mark'

const meta = {
  title: 'shared/ui/CountMark',
  component: CountMark,
  args: { count: 3, icon: <Bell /> },
  render: (args) => <IconButton label="Notifications" icon={<CountMark {...args} />} />,
} satisfies Meta<typeof CountMark>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}
export const Many: Story = { args: { count: 128 } }
export const None: Story = { args: { count: 0 } }
