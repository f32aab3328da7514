import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangedMeanwhile } from './changed-meanwhile'

const nothing = () => undefined

const meta = { title: 'shared/ui/ChangedMeanwhile', component: ChangedMeanwhile } satisfies Meta<
  typeof ChangedMeanwhile
>

export default meta
type Story = StoryObj<typeof meta>

export const TypedStays: Story = { args: { onShow: nothing } }
export const TypedIsReplaced: Story = { args: { onDiscard: nothing } }
