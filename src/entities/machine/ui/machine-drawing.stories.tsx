import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineDrawing } from './machine-drawing'

const types = [
  'Wheel loader',
  'Excavator',
  'Skid steer',
  'Forwarder',
  'Bulldozer',
  'Dump truck',
  'Telehandler',
  'Crane',
  'Anything else',
]

const meta = {
  title: 'entities/machine/MachineDrawing',
  component: MachineDrawing,
  args: { type: 'Wheel loader', className: 'w-26' },
} satisfies Meta<typeof MachineDrawing>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const EachKind: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-6">
      {types.map((type) => (
        <li key={type} className="grid justify-items-center gap-1 text-sm">
          <MachineDrawing type={type} className="w-26" />
          {type}
        </li>
      ))}
    </ul>
  ),
}
