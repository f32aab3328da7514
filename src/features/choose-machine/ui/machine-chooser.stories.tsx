import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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

/** As wide as the top bar of a phone has room for it, beside the menu and "Ask Bob". */
export const OnAPhone: Story = {
  beforeEach: () => chosenMachineStore.write(asChosen({ ...wheelLoader, model: 'WL-120 XT Pro' }, 'GHT00123-4567-89')),
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div className="w-44 overflow-hidden">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const model = await within(canvasElement).findByText('WL-120 XT Pro')
    const shown = model.closest('button')?.getBoundingClientRect()
    const { left, right, bottom } = model.getBoundingClientRect()
    await expect(shown?.width).toBeLessThanOrEqual(176)
    await expect([left >= (shown?.left ?? 0), right <= (shown?.right ?? 0), bottom <= (shown?.bottom ?? 0)]).toEqual([
      true,
      true,
      true,
    ])
  },
}
