import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { instanceTitle } from '@/entities/machine-instance'
import { completion, loader, tasks } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { operator } from '../../../../../tests/msw/people'
import { serveWith } from '../../../../../tests/msw/server'
import { CompletionsCard } from './completions-card'
import { TasksCard } from './tasks-card'

const undone: unknown[] = []
const serve = serveWith(
  platformHttp.get('/machines/instance/{id}/schedule', ({ response }) => response(200).json({ tasks })),
  platformHttp.post('/machines/instance/{id}/tasks/{taskId}/complete', ({ response }) =>
    response(200).json({ tasks, completion_id: completion.id }),
  ),
  platformHttp.post('/machines/completions/{id}/undo', async ({ params, request, response }) => {
    undone.push([params.id, await request.json()])
    return response(200).json(completion)
  }),
)

it('what was marked as done is taken back from the message about it, for a reason', async () => {
  renderScreen(<TasksCard instance={{ ...loader, can_manage: true }} scheduleLink={null} />, signedInAs(operator))
  const [task] = tasks
  await userEvent.click(await screen.findByRole('button', { name: `Mark as done: ${task?.name}` }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as done' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: `Undo “${task?.name}” on ${instanceTitle(loader)}?` }),
  )
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong machine')
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
  await screen.findByText(`${task?.name}: completion undone`)
  expect(undone).toEqual([[completion.id, { reason: 'Wrong machine' }]])
})

it('names the hours alone of what was done on a day that nobody knows', async () => {
  const [task] = tasks
  const past = { ...completion, done_on: null, hours: 4300 }
  serve.use(
    platformHttp.get('/machines/instance/{id}/schedule', ({ response }) =>
      response(200).json({ tasks: task ? [{ ...task, last_done_on: null, last_done_hours: 4300 }] : [] }),
    ),
    platformHttp.get('/machines/instance/{id}/completions', ({ response }) =>
      response(200).json({ items: [past], total: 1, page: 1, limit: 100 }),
    ),
  )
  const instance = { ...loader, can_manage: true }
  renderScreen(<TasksCard instance={instance} scheduleLink={null} />, signedInAs(operator))
  await screen.findByText('last done at 4,300 h, day unknown')
  renderScreen(<CompletionsCard instance={instance} />, signedInAs(operator))
  await screen.findByRole('cell', { name: 'Day unknown' })
  screen.getByRole('button', { name: `Undo ${past.task} of 4,300 h` })
})
