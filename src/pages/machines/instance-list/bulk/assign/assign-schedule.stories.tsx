import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { instances, task, tasks, truck } from '@/entities/machine-instance/testing'
import { platformHttp } from '../../../../../../tests/msw/http'
import { problem } from '../../../../../../tests/msw/problem'
import { AssignSchedule } from './assign-schedule'

const assign = '/machines/instance/{id}/schedule/assign'
const set = '/machines/instance/{id}/schedule'
/** Each machine has tasks of its own. */
const tasksOf = (instanceId: string) =>
  tasks.map((one, index) => ({
    ...one,
    id: `${instanceId.slice(0, -4)}3${index}${instanceId.slice(-2)}`,
    was_done: false,
  }))
const assigned = platformHttp.post(assign, ({ params, response }) => {
  const all = tasksOf(params.id)
  return response(200).json({ tasks: all, added: all.map(({ id }) => id) })
})
const noSchedule = problem(409, 'no_schedule', 'Its dealership has no maintenance schedule for this model yet.')

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const open = async () => {
  await press('Assign schedule')
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}
const send = async () => {
  await open()
  await press('Assign to 2 machines')
}
const shows = (words: string | RegExp) => async () => {
  await send()
  await screen.findByText(words)
}

const meta = {
  title: 'pages/instance-list/AssignSchedule',
  component: AssignSchedule,
  args: { instances, onAssigned: () => undefined },
  parameters: { msw: [assigned] },
} satisfies Meta<typeof AssignSchedule>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = { play: open }
export const Sending: Story = {
  parameters: { msw: [platformHttp.post(assign, () => delay('infinite'))] },
  play: async () => {
    await send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Assign to 2 machines' })).toHaveAttribute('aria-busy'),
    )
  },
}
export const LastDone: Story = { play: shows('When was each task last done?') }
export const NothingToAdd: Story = {
  parameters: {
    msw: [platformHttp.post(assign, ({ response }) => response(200).json({ tasks: [task], added: [] }))],
  },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getAllByText('Had all of its tasks')).toHaveLength(2))
  },
}
export const SomeRefused: Story = {
  parameters: {
    msw: [
      platformHttp.post(assign, ({ params, response }) =>
        params.id === truck.id
          ? response(409).json(noSchedule)
          : response(200).json({ tasks: tasksOf(params.id), added: [] }),
      ),
    ],
  },
  play: shows('1 machine got no schedule'),
}
export const NoneAssigned: Story = {
  parameters: { msw: [platformHttp.post(assign, ({ response }) => response(409).json(noSchedule))] },
  play: shows('2 machines got no schedule'),
}
export const Unconfirmed: Story = {
  parameters: { msw: [platformHttp.post(assign, () => Response.error())] },
  play: shows('The server did not confirm 2 machines. Check your connection and try again.'),
}
/** One was refused and one not confirmed: the reason is there before it is tried again. */
export const UnconfirmedInPart: Story = {
  parameters: {
    msw: [
      platformHttp.post(assign, ({ params, response }) =>
        params.id === truck.id ? Response.error() : response(409).json(noSchedule),
      ),
    ],
  },
  play: shows('1 of 2 machines processed'),
}
export const NotSaved: Story = {
  parameters: {
    msw: [
      assigned,
      platformHttp.put(set, ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', 'The meter had not been read by then.'),
          errors: [
            {
              path: 'body.tasks.0.last_done.hours',
              message: 'The meter had not been read by then. Enter what it showed.',
            },
          ],
        }),
      ),
    ],
  },
  play: async () => {
    await send()
    const [first] = await screen.findAllByLabelText(/^Last done on/)
    if (first) await userEvent.type(first, '2026-10-01')
    await press('Save')
    await screen.findByText('1 machine was not saved')
  },
}
export const OnAPhone: Story = { ...LastDone, globals: { viewport: { value: 'phone' } } }
