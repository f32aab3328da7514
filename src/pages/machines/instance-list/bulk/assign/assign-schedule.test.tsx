import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { instances, loader, task, truck } from '@/entities/machine-instance/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../../tests/msw/http'
import { problem } from '../../../../../../tests/msw/problem'
import { serveWith } from '../../../../../../tests/msw/server'
import { AssignSchedule } from './assign-schedule'

const greasing = { ...task, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3c01', name: 'Greasing', was_done: false, kit: null }
const inspection = { ...greasing, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3c02', name: 'Inspection' }
/** The loader had the 500 h service, the truck nothing. */
const assignedTo = {
  [loader.id]: { tasks: [task, greasing], added: [greasing.id] },
  [truck.id]: { tasks: [inspection], added: [inspection.id] },
}

let assigned: string[] = []
let saved: { id: string; body: unknown }[] = []
/** What is answered instead, by the machine's id: first to the assignment, then to what was last done. */
let answers = new Map<string, () => Response>()
let saveAnswers = new Map<string, () => Response>()
const server = serveWith(
  platformHttp.post('/machines/instance/{id}/schedule/assign', ({ params, response }) => {
    const answer = answers.get(params.id)
    if (answer) return response.untyped(answer())
    assigned.push(params.id)
    return response(200).json(assignedTo[params.id] ?? { tasks: [], added: [] })
  }),
  platformHttp.put('/machines/instance/{id}/schedule', async ({ params, request, response }) => {
    const answer = saveAnswers.get(params.id)
    if (answer) return response.untyped(answer())
    saved.push({ id: params.id, body: await request.json() })
    return response(200).json({ tasks: [] })
  }),
)
beforeEach(() => {
  assigned = []
  saved = []
  answers = new Map()
  saveAnswers = new Map()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function assign(machines = instances) {
  const onAssigned = vi.fn()
  renderScreen(<AssignSchedule instances={machines} onAssigned={onAssigned} />)
  await press('Assign schedule')
  await press(machines.length === 1 ? 'Assign to 1 machine' : `Assign to ${machines.length} machines`)
  return onAssigned
}
const machine = (name: RegExp) => within(screen.getByRole('group', { name }))
const taskOf = (name: string) => within(screen.getByRole('group', { name }))

describe('the schedule of their models, assigned to several machines', () => {
  it('says what each of them got', async () => {
    const onAssigned = await assign()
    await screen.findByRole('dialog', { name: 'When was each task last done?' })
    machine(/^Loader 3/).getByText('1 task added')
    machine(/HT-30/).getByText('1 task added')
    expect(assigned).toEqual([loader.id, truck.id])
    await press('Skip')
    expect(onAssigned).toHaveBeenCalledExactlyOnceWith([loader.id, truck.id])
    expect(saved).toEqual([])
  })

  it('says so of a machine that had all of it, and asks nothing that the service book knows', async () => {
    server.use(
      platformHttp.post('/machines/instance/{id}/schedule/assign', ({ response }) =>
        response(200).json({ tasks: [task], added: [] }),
      ),
    )
    const onAssigned = await assign([loader])
    await screen.findByText('Had all of its tasks')
    expect(screen.queryByLabelText(/^Last done on/)).toBeNull()
    await press('Done')
    expect(onAssigned).toHaveBeenCalledExactlyOnceWith([loader.id])
  })

  it('names a machine that got none, and why; it stays selected', async () => {
    const refusal = problem(409, 'no_schedule', 'Its dealership has no maintenance schedule for this model yet.')
    answers.set(truck.id, () => Response.json(refusal, { status: 409 }))
    const onAssigned = await assign()
    await screen.findByText('1 machine got no schedule')
    screen.getByText(/HT-30.*: Its dealership has no maintenance schedule for this model yet\.$/)
    await press('Skip')
    expect(onAssigned).toHaveBeenCalledExactlyOnceWith([loader.id])
  })

  it('where the connection breaks off, sends only the rest again', async () => {
    answers.set(truck.id, () => Response.error())
    await assign()
    await screen.findByText(/^The server did not confirm 1 machine\./)
    answers.clear()
    await press('Assign to 1 machine')
    await screen.findByRole('dialog', { name: 'When was each task last done?' })
    expect(assigned).toEqual([loader.id, truck.id])
    machine(/^Loader 3/)
    machine(/HT-30/)
  })

  it('goes on with the machines that were assigned, where the rest is given up', async () => {
    answers.set(truck.id, () => Response.error())
    const onAssigned = await assign()
    await screen.findByText('1 of 2 machines processed')
    await press('Continue without the rest')
    await screen.findByRole('dialog', { name: 'When was each task last done?' })
    machine(/^Loader 3/).getByText('1 task added')
    await press('Skip')
    expect(onAssigned).toHaveBeenCalledExactlyOnceWith([loader.id])
  })

  it('names what was refused beside what was not confirmed', async () => {
    const refusal = problem(409, 'no_schedule', 'Its dealership has no maintenance schedule for this model yet.')
    answers.set(loader.id, () => Response.json(refusal, { status: 409 }))
    answers.set(truck.id, () => Response.error())
    const onAssigned = await assign()
    await screen.findByText('Loader 3: Its dealership has no maintenance schedule for this model yet.')
    screen.getByText(/^The server did not confirm 1 machine\./)
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onAssigned).toHaveBeenCalledExactlyOnceWith([])
  })

  it('is not offered where no dealership serves any of them', () => {
    renderScreen(<AssignSchedule instances={[{ ...loader, dealership: null }]} onAssigned={vi.fn()} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('when each task was last done', () => {
  it('is asked where the service book does not say it, and saved with the other tasks as they are', async () => {
    const onAssigned = await assign()
    await screen.findByRole('group', { name: 'Greasing' })
    expect(screen.queryByRole('group', { name: '500 h service' })).toBeNull()
    await userEvent.type(taskOf('Greasing').getByLabelText(/^Last done on/), '2026-10-01')
    await userEvent.type(taskOf('Greasing').getByLabelText(/^Last done at/), '1190,5')
    await press('Save')
    await screen.findByText('Saved for 1 machine')
    expect(saved).toEqual([
      {
        id: loader.id,
        body: {
          tasks: [
            expect.not.objectContaining({ last_done: expect.anything() }),
            expect.objectContaining({ id: greasing.id, last_done: { done_on: '2026-10-01', hours: 1190.5 } }),
          ],
        },
      },
    ])
    expect(onAssigned).toHaveBeenCalledExactlyOnceWith([loader.id, truck.id])
  })

  it('may be the hours alone', async () => {
    await assign()
    await screen.findByRole('group', { name: 'Greasing' })
    await userEvent.type(taskOf('Greasing').getByLabelText(/^Last done at/), '1190')
    await press('Save')
    await screen.findByText('Saved for 1 machine')
    expect(saved).toMatchObject([{ id: loader.id, body: { tasks: [{}, { last_done: { hours: 1190 } }] } }])
    expect(JSON.stringify(saved)).not.toContain('done_on')
  })

  it('what the server refuses is said at its field; the machines that were saved are not sent again', async () => {
    const message = 'The meter had not been read by then. Enter what it showed.'
    const errors = [{ path: 'body.tasks.0.last_done.hours', message }]
    saveAnswers.set(truck.id, () =>
      Response.json({ ...problem(400, 'validation_failed', message), errors }, { status: 400 }),
    )
    await assign()
    await screen.findByRole('group', { name: 'Greasing' })
    for (const name of ['Greasing', 'Inspection']) {
      await userEvent.type(taskOf(name).getByLabelText(/^Last done on/), '2026-10-01')
    }
    await press('Save')
    await screen.findByText('1 machine was not saved')
    taskOf('Inspection').getByText(message)
    machine(/^Loader 3/).getByText('Saved')
    saveAnswers.clear()
    await userEvent.type(taskOf('Inspection').getByLabelText(/^Last done at/), '900')
    await press('Save')
    await waitFor(() => expect(saved.map(({ id }) => id)).toEqual([loader.id, truck.id]))
  })
})
