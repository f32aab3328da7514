import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './avatar'

const meta = { title: 'shared/ui/Avatar', component: Avatar, args: { name: 'Northfield Admin' } } satisfies Meta<
  typeof Avatar
>

export default meta
type Story = StoryObj<typeof meta>

export const TwoNames: Story = {}
export const OneName: Story = { args: { name: 'ADMIN' } }
