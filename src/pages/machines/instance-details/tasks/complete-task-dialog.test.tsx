import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { completion, loader, tasks } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { pictureFile, pictureN } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { operator } from '../../../../../tests/msw/people'
import { standInForPictures, takesPictures } from '../../../../../tests/msw/pictures'
import { serveWith } from '../../../../../tests/msw/server'
import { CompleteTaskDialog } from './complete-task-dialog'

let sent: unknown
const complete = '/machines/instance/{id}/tasks/{taskId}/complete'
const server = serveWith(
  ...takesPictures(),
  platformHttp.post(complete, async ({ request, response }) => {
    sent = await request.json()
    return response(200).json({ tasks, completion_id: completion.id })
  }),
)
standInForPictures()

it('a completion is sent with its note and photographs', async () => {
  const onClose = vi.fn()
  const [task] = tasks
  if (!task) throw new Error('the machine has tasks')
  renderScreen(
    <CompleteTaskDialog instance={loader} task={task} onDone={() => undefined} onClose={onClose} />,
    signedInAs(operator),
  )
  await userEvent.type(screen.getByLabelText(/^Note/), 'Both pins were dry')
  await userEvent.upload(screen.getByLabelText('Add pictures'), pictureFile('pin.png'))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toEqual({ note: 'Both pins were dry', picture_ids: [pictureN(5).id] })
})

it.each([
  ['hours', 'metric', '3,000 h'],
  ['km', 'us', '3,000 km (1,864 mi)'],
] as const)(
  'names the kit to take, and once it is done, when the server has it due next, by a meter in %s for %s units',
  async (unit, units, at) => {
    const [task] = tasks
    if (!task) throw new Error('the machine has tasks')
    const again = { ...task, due_at_hours: 3000, due_on: '2027-05-27' }
    server.use(
      platformHttp.post(complete, ({ response }) =>
        response(200).json({ tasks: [again], completion_id: completion.id }),
      ),
    )
    const onDone = vi.fn()
    renderScreen(
      <CompleteTaskDialog instance={{ ...loader, unit }} task={task} onDone={onDone} onClose={() => undefined} />,
      signedInAs({ ...operator, units }),
    )
    screen.getByText(`Kit: ${task.kit?.name}`)
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    const words = `${task.name} is done. Next due at ${at} or on May 27, 2027, whichever comes first.`
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(words, completion.id))
  },
)
