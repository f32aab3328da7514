import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent } from 'storybook/test'
import { chosenMachineStore } from '@/entities/machine'
import { machines } from '@/entities/machine/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { MachineChooserDialog } from './machine-chooser-dialog'

const listing = (items: typeof machines) =>
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 50 }),
  )

const meta = {
  title: 'features/choose-machine/MachineChooserDialog',
  component: MachineChooserDialog,
  args: { open: true, onOpenChange: () => undefined },
  beforeEach: () => chosenMachineStore.write(null),
  parameters: { msw: [listing(machines)] },
} satisfies Meta<typeof MachineChooserDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /WL-120/ }))
    await expect(screen.getByText(/WL-120: GHT00100 to GHT00999/)).toBeVisible()
  },
}
export const Loading: Story = { parameters: { msw: [platformHttp.get('/machines/', () => delay('infinite'))] } }
export const Empty: Story = {
  parameters: { msw: [listing([])] },
  play: async () => void (await screen.findByText(/^There is no machine for you yet/)),
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/machines/', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
    ],
  },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
