import type { Meta, StoryObj } from '@storybook/react-vite'
import { asChosen, chosenMachineStore } from '@/entities/machine'
import { wheelLoader } from '@/entities/machine/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { MachineChooser } from './machine-chooser'

const meta = {
  title: 'features/choose-machine/MachineChooser',
  component: MachineChooser,
  parameters: {
    msw: [platformHttp.get('/machines/{id}', ({ response }) => response(200).json(wheelLoader))],
  },
} satisfies Meta<typeof MachineChooser>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = { beforeEach: () => chosenMachineStore.write(null) }
export const Chosen: Story = { beforeEach: () => chosenMachineStore.write(asChosen(wheelLoader)) }
export const WithSerialNumber: Story = {
  beforeEach: () => chosenMachineStore.write(asChosen(wheelLoader, 'GHT00123')),
}
