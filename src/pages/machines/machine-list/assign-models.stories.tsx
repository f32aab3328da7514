import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { excavator, wheelLoader } from '@/entities/machine/testing'
import { quarryLoader } from '@/entities/operator-machine/testing'
import { northfield, ridgeline } from '@/entities/organization/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { AssignModels } from './assign-models'

const operators = platformHttp.get('/organizations/', ({ response }) =>
  response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 }),
)
const assign = '/machines/operator'
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to operator' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const send = async () => {
  const dialog = await open()
  await dialog.findByRole('option', { name: ridgeline.name })
  await userEvent.selectOptions(dialog.getByLabelText('Operator'), ridgeline.name)
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  return dialog
}

const meta = {
  title: 'pages/machine-list/AssignModels',
  component: AssignModels,
  args: { dealershipId: northfield.id, models: [wheelLoader, excavator], onAssigned: () => undefined },
  parameters: {
    msw: [operators, platformHttp.post(assign, ({ response }) => response(201).json(quarryLoader))],
  },
} satisfies Meta<typeof AssignModels>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = { play: async () => void (await open()) }
export const NobodyChosen: Story = {
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    await dialog.findByText('Choose an operator.')
  },
}
export const Sending: Story = {
  parameters: { msw: [operators, platformHttp.post(assign, () => delay('infinite'))] },
  play: async () => {
    const dialog = await send()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Assign' })).toHaveAttribute('aria-busy'))
  },
}
export const SomeRefused: Story = {
  parameters: {
    msw: [
      operators,
      platformHttp.post(assign, ({ response }) =>
        response(409).json(problem(409, 'already_assigned', 'Ridgeline already has this model.')),
      ),
    ],
  },
  play: async () => void (await (await send()).findByText('2 models were not assigned')),
}
export const OnAPhone: Story = { ...Choosing, globals: { viewport: { value: 'phone' } } }
