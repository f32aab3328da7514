import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { completion, loader, truck } from '@/entities/machine-instance/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { UndoDoneDialog } from './undo-done-dialog'

const path = '/machines/completions/{id}/undo'
const ofTruck = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2c09'
const shown = async () => {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}
const send = async () => {
  await shown()
  await userEvent.type(screen.getByLabelText(/^Reason/), 'It was the other yard')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
}

const meta = {
  title: 'pages/instance-list/UndoDoneDialog',
  component: UndoDoneDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    service: {
      name: '500 h service',
      completions: [
        { id: completion.id, instance: loader },
        { id: ofTruck, instance: truck },
      ],
    },
    onClose: () => undefined,
  },
  play: shown,
} satisfies Meta<typeof UndoDoneDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const WithoutReason: Story = {
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Enter the reason.')
  },
}
export const Sending: Story = {
  parameters: { msw: [platformHttp.post(path, () => delay('infinite'))] },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-busy'))
  },
}
export const SomeLeft: Story = {
  parameters: {
    msw: [
      platformHttp.post(path, ({ params, response }) =>
        params.id === ofTruck
          ? response(409).json(problem(409, 'done_since', 'The task was done again since. Undo that first.'))
          : response(200).json(completion),
      ),
    ],
  },
  play: async () => {
    await send()
    await screen.findByText('1 of 2 undone')
  },
}
export const Unconfirmed: Story = {
  parameters: { msw: [platformHttp.post(path, () => Response.error())] },
  play: async () => {
    await send()
    await screen.findByText('0 of 2 undone')
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
