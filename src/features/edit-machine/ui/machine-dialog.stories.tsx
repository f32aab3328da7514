import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { brandPage, harrow, oxbow } from '@/entities/brand/testing'
import { excavator, wheelLoader } from '@/entities/machine/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { MachineDialog } from './machine-dialog'

const models = [wheelLoader, excavator]
const choices = [
  platformHttp.get('/machines/brands', ({ response }) => response(200).json(brandPage([harrow, oxbow]))),
  platformHttp.get('/machines/types', ({ response }) =>
    response(200).json({ items: [{ id: oxbow.id, name: 'Excavator' }], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/models', ({ response }) =>
    response(200).json({ items: models, total: 2, page: 1, limit: 1000 }),
  ),
]

const meta = {
  title: 'features/edit-machine/MachineDialog',
  component: MachineDialog,
  parameters: { layout: 'fullscreen', msw: choices },
  args: { onClose: () => undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof MachineDialog>

export default meta
type Story = StoryObj<typeof meta>

const overlap = 'These serial numbers overlap with those of WL-120.'

export const Add: Story = {}
export const Edit: Story = {
  args: { machine: { ...wheelLoader, variants: models.flatMap(({ variants }) => variants) } },
}
export const Refused: Story = {
  args: { machine: wheelLoader },
  parameters: {
    msw: [
      ...choices,
      platformHttp.put('/machines/{id}', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', overlap),
          errors: [{ path: 'body.variants.0.serial_number_start', message: overlap }],
        }),
      ),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save model' }))
    await screen.findByText(overlap)
  },
}
export const OnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }
