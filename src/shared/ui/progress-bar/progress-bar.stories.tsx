import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar'

const meta = {
  title: 'shared/ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'wl-120-operation.pdf', value: 112, max: 248, figure: '112 of 248 pages' },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Percent: Story = { args: { figure: undefined } }
export const NotCountedYet: Story = { args: { value: 0, max: 0, figure: 'Waiting' } }
export const Done: Story = { args: { value: 248, state: 'done', figure: '248 pages' } }
export const Failed: Story = { args: { state: 'failed', figure: 'Stopped at page 112' } }
