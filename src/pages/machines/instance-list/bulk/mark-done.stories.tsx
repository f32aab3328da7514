import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { completion, loader, task, truck } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../../tests/msw/people'
import { problem } from '../../../../../tests/msw/problem'
import { MarkDone } from './mark-done'

const schedule = '/machines/instance/{id}/schedule'
const complete = '/machines/instance/{id}/tasks/{taskId}/complete'
const due = (number: number, name: string) => ({
  ...task,
  ...{ id: `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3b0${number}`, name, status: 'OVERDUE' as const, remaining_hours: -20 },
})
const dueOf = (instanceId: string) =>
  instanceId === loader.id ? [due(1, '500 h service')] : [due(2, '500 h service'), due(3, 'Oil change')]
const schedules = platformHttp.get(schedule, ({ params, response }) => response(200).json({ tasks: dueOf(params.id) }))
const recorded = platformHttp.post(complete, ({ response }) =>
  response(200).json({ tasks: [], completion_id: completion.id }),
)
const gone = problem(404, 'not_found', 'Machine not found.')
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
const shows = (words: string | RegExp) => async () => {
  await open()
  await screen.findByText(words)
}

const meta = {
  title: 'pages/instance-list/MarkDone',
  component: MarkDone,
  args: {
    instances: [loader, truck].map((one) => ({ ...one, status: 'OVERDUE' as const })),
    onDone: () => undefined,
    onRecorded: () => undefined,
  },
  parameters: { ...signedInAs(dealershipAdmin), msw: [schedules, recorded] },
} satisfies Meta<typeof MarkDone>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { play: shows('Mark as done on 2 machines') }
export const Loading: Story = {
  parameters: { msw: [platformHttp.get(schedule, () => delay('infinite'))] },
  play: shows('Loading'),
}
export const NothingDue: Story = {
  parameters: { msw: [platformHttp.get(schedule, ({ response }) => response(200).json({ tasks: [] }))] },
  play: shows('Nothing is due any more on the selected machines.'),
}
export const Failed: Story = {
  parameters: { msw: [platformHttp.get(schedule, () => Response.error())] },
  play: shows('Network error or server did not respond.'),
}
export const SomeUnreadable: Story = {
  parameters: {
    msw: [
      platformHttp.get(schedule, ({ params, response }) =>
        params.id === truck.id ? response(404).json(gone) : response(200).json({ tasks: dueOf(params.id) }),
      ),
      recorded,
    ],
  },
  play: shows('1 machine could not be read'),
}
export const SomeLeft: Story = {
  parameters: {
    msw: [
      schedules,
      platformHttp.post(complete, ({ params, response }) =>
        params.id === truck.id
          ? response(409).json(problem(409, 'already_done', 'Someone else has marked this as done.'))
          : response(200).json({ tasks: [], completion_id: completion.id }),
      ),
    ],
  },
  play: async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done on 2 machines' }))
    await screen.findByText('1 machine is left')
  },
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
