import type { Meta, StoryObj } from '@storybook/react-vite'
import { maintenanceStatuses } from './machine-instance'
import { instances } from './testing'
import { InstanceName } from './ui/instance-name'
import { MaintenanceStatusBadge } from './ui/maintenance-status-badge'
import { MeterFigure } from './ui/meter-figure'

const meta = {
  title: 'entities/machine-instance/MaintenanceStatusBadge',
  component: MaintenanceStatusBadge,
  args: { status: 'OK' },
} satisfies Meta<typeof MaintenanceStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Every: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-3">
      {maintenanceStatuses.map((status) => (
        <li key={status}>
          <MaintenanceStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
}
export const WithNamesAndFigures: Story = {
  render: () => (
    <ul className="grid gap-3">
      {instances.map((instance) => (
        <li key={instance.id} className="flex items-center gap-3">
          <InstanceName instance={instance} />
          <MeterFigure value={instance.hours} unit={instance.unit} />
          <MaintenanceStatusBadge status={instance.status} />
        </li>
      ))}
    </ul>
  ),
}
