import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileDrop } from './file-drop'

const meta = {
  title: 'shared/ui/FileDrop',
  component: FileDrop,
  args: { label: 'Machine File Upload', help: 'One PDF, up to 200 MB', accept: '.pdf', onFiles: () => undefined },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const WithError: Story = { args: { error: 'meter.png is not a PDF.' } }
export const Disabled: Story = { args: { disabled: true } }
