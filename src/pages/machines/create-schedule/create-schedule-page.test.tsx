import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { machines, wheelLoader } from '@/entities/machine/testing'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { instances, loader, task, tasks } from '@/entities/machine-instance/testing'
import { northfield } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen, type ScreenOptions } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { operator, orgUser, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CreateSchedulePage, type ScheduleSearch } from './create-schedule-page'

const operatorsUser: User = { ...operator, groups: [{ name: 'Org User' }] }

let sent: { to: unknown; body: unknown }[] = []
const server = serveWith(
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items: machines, total: 3, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/instances/{orgId}', ({ response }) =>
    response(200).json({ items: instances, total: 2, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(loader)),
  platformHttp.get('/machines/{id}/kits', ({ response }) =>
    response(200).json({ items: task.kit ? [task.kit] : [], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/{id}/schedule', ({ response }) => response(200).json({ tasks: [] })),
  platformHttp.get('/machines/instance/{id}/schedule', ({ response }) => response(200).json({ tasks })),
  platformHttp.put('/machines/{id}/schedule', async ({ request, params, response }) => {
    const body = await request.json()
    sent.push({ to: params.id, body })
    return response(200).json(body)
  }),
  platformHttp.put('/machines/instance/{id}/schedule', async ({ request, params, response }) => {
    sent.push({ to: params.id, body: await request.json() })
    return response(200).json({ tasks })
  }),
)

function Page({ first }: { first: ScheduleSearch }) {
  const [search, setSearch] = useState(first)
  return <CreateSchedulePage search={search} onSearch={setSearch} />
}

function show(user: User, first: ScheduleSearch = {}, options: ScreenOptions = {}) {
  const { known } = signedInAs(user)
  renderScreen(<Page first={first} />, { known: [...known, ...(options.known ?? [])] })
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  sent = []
})

describe('CreateSchedulePage', () => {
  it('a dealership sets what it does on a model: "an interval in hours, in days, or in both"', async () => {
    show(orgUser)
    await screen.findByRole('option', { name: 'Harrow WL-120' })
    await userEvent.selectOptions(screen.getByLabelText('Model'), 'Harrow WL-120')
    await press('Add a task')
    await press('Save schedule')
    await screen.findByText('Enter a name.')
    await screen.findByText('Enter an interval in hours, in days, or both.')
    type('Name', '500 h service')
    type('Every (hours or km)', '500')
    await userEvent.selectOptions(screen.getByLabelText('Service kit'), '500 h kit')
    await press('Save schedule')
    await screen.findByText('Schedule saved')
    const service = {
      ...{ name: '500 h service', description: '', mode: 'fixed', kit_id: task.kit?.id },
      ...{ interval_hours: 500, interval_days: null, notice_hours: 50, notice_days: 14 },
    }
    expect(sent).toEqual([{ to: wheelLoader.id, body: { tasks: [service] } }])
  })

  it('an operator sets the tasks of one machine; those that stay keep their ids', async () => {
    show(operatorsUser, { instance: loader.id })
    await screen.findByDisplayValue('500 h service')
    await press('Remove Task 2')
    await press('Save schedule')
    await screen.findAllByText('Schedule saved')
    expect(sent).toMatchObject([{ to: loader.id, body: { tasks: [{ id: task.id, name: '500 h service' }] } }])
  })

  it('asks when a task was last done, unless the service book says it: a machine with a past', async () => {
    show(operatorsUser, { instance: loader.id })
    await screen.findByDisplayValue('500 h service')
    await press('Add a task')
    const days = screen.getAllByLabelText('Last done on (optional)')
    expect(days).toHaveLength(1)
    fireEvent.change(screen.getAllByLabelText('Name')[2] ?? document.body, { target: { value: 'Greasing' } })
    fireEvent.change(screen.getAllByLabelText('Every (hours or km)')[2] ?? document.body, { target: { value: '50' } })
    type('Last done at (hours or km) (optional)', '4,712.5')
    type('Last done on (optional)', '2026-11-02')
    await press('Save schedule')
    await screen.findAllByText('Schedule saved')
    expect(sent).toMatchObject([
      { body: { tasks: [{}, {}, { name: 'Greasing', last_done: { hours: 4712.5, done_on: '2026-11-02' } }] } },
    ])
  })

  it('what the meter showed then is enough, where nobody knows the day', async () => {
    show(operatorsUser, { instance: loader.id })
    await screen.findByDisplayValue('500 h service')
    await press('Add a task')
    fireEvent.change(screen.getAllByLabelText('Name')[2] ?? document.body, { target: { value: 'Greasing' } })
    fireEvent.change(screen.getAllByLabelText('Every (hours or km)')[2] ?? document.body, { target: { value: '50' } })
    type('Last done at (hours or km) (optional)', '4,712.5')
    await press('Save schedule')
    await screen.findAllByText('Schedule saved')
    expect(sent).toMatchObject([{ body: { tasks: [{}, {}, { last_done: { hours: 4712.5 } }] } }])
    expect(JSON.stringify(sent)).not.toContain('done_on')
  })

  it('shows the kit that "a task names", also when the kits come after the tasks', async () => {
    const schedule = machineInstanceQueries.schedule(loader.id).queryKey
    show(operatorsUser, { instance: loader.id }, { known: [[schedule, { tasks }]] })
    await screen.findAllByRole('option', { name: '500 h kit' })
    expect(screen.getAllByLabelText<HTMLSelectElement>('Service kit')[0]?.value).toBe(task.kit?.id)
  })

  it('asks an operator for one of its machines', async () => {
    show(operatorsUser)
    await screen.findByText('Which schedule?')
    await screen.findByRole('option', { name: 'Loader 3' })
    await userEvent.selectOptions(screen.getByLabelText('Machine'), 'Loader 3')
    await screen.findByDisplayValue('Yearly inspection')
  })

  it('a super user, who has no dealership, names the one whose schedule it is', async () => {
    const asked: (string | null)[] = []
    server.use(
      platformHttp.get('/organizations/', ({ response }) =>
        response(200).json({ items: [northfield], total: 1, page: 1, limit: 1000 }),
      ),
      platformHttp.put('/machines/{id}/schedule', async ({ request, query, response }) => {
        asked.push(query.get('organization_id'))
        return response(200).json(await request.json())
      }),
    )
    show(superUser, { machine: wheelLoader.id })
    await screen.findByText('Which schedule?')
    await screen.findByRole('option', { name: northfield.name })
    await userEvent.selectOptions(screen.getByLabelText('Dealership'), northfield.name)
    await press('Save schedule')
    await screen.findAllByText('Schedule saved')
    expect(asked).toEqual([northfield.id])
  })

  it('offers no change to who only reads the machine', async () => {
    server.use(
      platformHttp.get('/machines/instance/{id}', ({ response }) =>
        response(200).json({ ...loader, can_manage: false }),
      ),
    )
    show(operator, { instance: loader.id })
    await screen.findByText('You can view this schedule but not change it')
    expect(screen.queryByRole('button', { name: 'Save schedule' })).toBeNull()
  })

  it('says why a schedule could not be saved, and keeps what was typed', async () => {
    server.use(
      platformHttp.put('/machines/instance/{id}/schedule', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
    )
    show(operatorsUser, { instance: loader.id })
    await screen.findByDisplayValue('Yearly inspection')
    await press('Save schedule')
    await screen.findByText('The request is not valid.')
    expect(screen.getByDisplayValue('Yearly inspection')).toBeTruthy()
  })
})
