import type { Meta, StoryObj } from '@storybook/react-vite'
import { SafetyCallout } from './safety-callout'

const meta = {
  title: 'shared/ui/SafetyCallout',
  component: SafetyCallout,
  args: {
    level: 'warning',
    children: 'Hot oil burns. Let the engine cool below 40 °C before you open the drain plug.',
  },
} satisfies Meta<typeof SafetyCallout>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = { args: { level: 'danger', children: 'Never stand under a raised boom.' } }
export const Warning: Story = {}
export const Caution: Story = { args: { level: 'caution', children: 'Wear gloves when you handle the filter.' } }
export const Notice: Story = { args: { level: 'notice', children: 'Use the oil grade on the plate.' } }
