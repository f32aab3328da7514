import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { loader, task, tasks } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { operator } from '../../../../../tests/msw/people'
import { problem } from '../../../../../tests/msw/problem'
import { CompleteTaskDialog } from './complete-task-dialog'

const path = '/machines/instance/{id}/tasks/{taskId}/complete'
const refuses = (...errors: { path: string; message: string }[]) => ({
  msw: [
    platformHttp.post(path, ({ response }) =>
      response(400).json({
        ...problem(400, 'validation_failed', 'This is more than the last reading, 1250.5.'),
        errors,
      }),
    ),
  ],
})
const shown = async () => {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}
const send = async () => {
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
}

const meta = {
  title: 'pages/instance-details/CompleteTaskDialog',
  component: CompleteTaskDialog,
  parameters: { layout: 'fullscreen', ...signedInAs(operator) },
  args: { instance: loader, task, onDone: () => undefined, onClose: () => undefined },
  play: shown,
} satisfies Meta<typeof CompleteTaskDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const SlidingWithoutKit: Story = { args: { task: tasks[1] ?? task } }
export const Saving: Story = {
  parameters: { msw: [platformHttp.post(path, () => delay('infinite'))] },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-busy'))
  },
}
export const RefusedAtAField: Story = {
  parameters: refuses({
    path: 'body.hours',
    message: 'This is more than the last reading, 1250.5. Enter a new reading first.',
  }),
  play: async () => {
    await send()
    await screen.findByText('This is more than the last reading, 1250.5. Enter a new reading first.')
  },
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.post(path, ({ response }) =>
        response(409).json(problem(409, 'already_done', 'Someone else has marked this as done.')),
      ),
    ],
  },
  play: async () => {
    await send()
    await screen.findByText('Someone else has marked this as done.')
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
