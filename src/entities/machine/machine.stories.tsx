import type { Meta, StoryObj } from '@storybook/react-vite'
import { machines } from './testing'
import { MachineName } from './ui/machine-name'
import { MachineStatusBadge } from './ui/machine-status-badge'

const meta = {
  title: 'entities/machine/MachineStatusBadge',
  component: MachineStatusBadge,
  args: { status: 'ready' },
} satisfies Meta<typeof MachineStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Processing: Story = { args: { status: 'processing' } }
export const NoManual: Story = { args: { status: 'no_manual' } }
export const WithNames: Story = {
  render: () => (
    <ul className="grid gap-3">
      {machines.map((machine) => (
        <li key={machine.id} className="flex items-center gap-3">
          <MachineName {...machine} />
          <MachineStatusBadge status={machine.status} />
        </li>
      ))}
    </ul>
  ),
}
