import type { Meta, StoryObj } from '@storybook/react-vite'
import { report } from '@/entities/telematics-source/testing'
import { TelematicsReport } from './telematics-report'

const meta = {
  title: 'pages/instance-list/TelematicsReport',
  component: TelematicsReport,
  args: { report },
} satisfies Meta<typeof TelematicsReport>

export default meta
type Story = StoryObj<typeof meta>

export const WithOthers: Story = {}
export const AllTaken: Story = { args: { report: { ...report, refused: [], unknown: [] } } }
export const OnAPhone: Story = { ...WithOthers, globals: { viewport: { value: 'phone' } } }
