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
import { TasksCard } from './tasks-card'

const undone: unknown[] = []
serveWith(
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
