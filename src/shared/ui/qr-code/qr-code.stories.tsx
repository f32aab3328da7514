import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code'

const meta = {
  title: 'shared/ui/QrCode',
  component: QrCode,
  args: { text: 'https://yardhand.example/machine-hours', label: 'Hours of Loader 3', className: 'size-44' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InTheSun: Story = { globals: { theme: 'contrast' } }
