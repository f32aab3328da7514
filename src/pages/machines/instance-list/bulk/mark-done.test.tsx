import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loader, task, truck } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../../tests/msw/people'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { MarkDone } from './mark-done'

const machines = [loader, truck].map((one) => ({ ...one, status: 'OVERDUE' as const }))
const due = (number: number, name: string) => ({
  ...task,
  ...{ name, status: 'OVERDUE' as const, remaining_hours: -20 },
  id: `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3b0${number}`,
  open_item_id: `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f7b0${number}`,
})
const ofLoader = due(1, '500 h service')
const ofTruck = due(2, '500 h service')
const oilOfTruck = due(3, 'Oil change')

let sent: unknown[] = []
let answers = new Map<string, () => Response>()
/** The machines whose tasks were read, and what is answered instead of them. */
let read: string[] = []
let unreadable = new Map<string, () => Response>()
serveWith(
  platformHttp.get('/machines/instance/{id}/schedule', ({ params, response }) => {
    read.push(params.id)
    const answer = unreadable.get(params.id)
    if (answer) return response.untyped(answer())
    return response(200).json({ tasks: params.id === loader.id ? [ofLoader, task] : [ofTruck, oilOfTruck] })
  }),
  platformHttp.post('/machines/instance/{id}/tasks/{taskId}/complete', async ({ params, request, response }) => {
    const answer = answers.get(params.taskId)
    if (answer) return response.untyped(answer())
    sent.push([params.id, params.taskId, await request.json()])
    return response(200).json({ tasks: [] })
  }),
)
beforeEach(() => {
  sent = []
  answers = new Map()
  read = []
  unreadable = new Map()
})

async function show() {
  const onDone = vi.fn()
  renderScreen(<MarkDone instances={machines} onDone={onDone} />, signedInAs(dealershipAdmin))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
  await screen.findByLabelText('Service')
  return onDone
}
const machine = (name: RegExp) => within(screen.getByRole('group', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('"Bulk: mark done"', () => {
  it('marks a due service on each machine that has it, with the hours and the day of each', async () => {
    const onDone = await show()
    await userEvent.type(machine(/Loader 3/).getByLabelText(/^Meter at completion/), '1490,5')
    await userEvent.type(machine(/HT-30/).getByLabelText(/^On another day/), '2026-11-19')
    await userEvent.type(screen.getByLabelText(/^Done on/), '2026-11-20')
    await press('Mark as done on 2 machines')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(sent).toEqual([
      [loader.id, ofLoader.id, { hours: 1490.5, done_on: '2026-11-20', item_id: ofLoader.open_item_id }],
      [truck.id, ofTruck.id, { done_on: '2026-11-19', item_id: ofTruck.open_item_id }],
    ])
    // Another service is still due on the truck, which stays selected for it.
    expect(onDone).toHaveBeenCalledExactlyOnceWith([loader.id])
  })

  it('offers what is due alone, and each service on the machines that have it', async () => {
    await show()
    const options = within(screen.getByLabelText('Service')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '500 h service: 2 machines',
      'Oil change: 1 machine',
    ])
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Oil change: 1 machine')
    expect(screen.queryByRole('group', { name: /Loader 3/ })).toBeNull()
    await press('Mark as done on 1 machine')
    await waitFor(() => expect(sent).toEqual([[truck.id, oilOfTruck.id, { item_id: oilOfTruck.open_item_id }]]))
  })

  it('leaves out a machine that is not ticked', async () => {
    await show()
    await userEvent.click(screen.getByRole('checkbox', { name: /HT-30/ }))
    await press('Mark as done on 1 machine')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([[loader.id, ofLoader.id, { item_id: ofLoader.open_item_id }]])
  })

  it('says of each machine what became of it, and sends only what is left again', async () => {
    const refusal = problem(409, 'already_done', 'Someone else has marked this as done, or it is no longer due.')
    answers.set(ofLoader.id, () => Response.json(refusal, { status: 409 }))
    const onDone = await show()
    await press('Mark as done on 2 machines')
    await screen.findByText('1 machine is left')
    machine(/Loader 3/).getByText(/^Someone else has marked this as done/)
    screen.getByText('Done')
    expect(onDone).not.toHaveBeenCalled()
    answers.clear()
    await press('Mark as done on 1 machine')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(sent.map((one) => Array.isArray(one) && one[1])).toEqual([ofTruck.id, ofLoader.id])
  })

  it('ends where the connection breaks off, and says so at the machines that were not confirmed', async () => {
    answers.set(ofTruck.id, () => Response.error())
    await show()
    await press('Mark as done on 2 machines')
    await waitFor(() => machine(/HT-30/).getByText(/^The server did not confirm this one\./))
    expect(sent).toHaveLength(1)
  })

  it('counts and explains only what is left of the chosen service', async () => {
    answers.set(ofTruck.id, () => Response.error())
    await show()
    await press('Mark as done on 2 machines')
    await screen.findByText('1 machine is left')
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Oil change: 1 machine')
    expect(screen.queryByText('1 machine is left')).toBeNull()
  })

  it('names a machine that cannot be read any more, and serves the others; it stays selected', async () => {
    unreadable.set(truck.id, () => Response.json(problem(404, 'not_found', 'Not found.'), { status: 404 }))
    const onDone = await show()
    const warning = screen.getByText('1 machine could not be read').parentElement
    expect(warning?.textContent).toContain('HT-30')
    await press('Mark as done on 1 machine')
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith([loader.id]))
  })

  it('names a machine that cannot be read also where nothing is due on the others', async () => {
    unreadable.set(truck.id, () => Response.json(problem(404, 'not_found', 'Not found.'), { status: 404 }))
    renderScreen(<MarkDone instances={machines} onDone={vi.fn()} />, signedInAs(dealershipAdmin))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    await screen.findByText('1 machine could not be read')
  })

  it('offers to try again where no machine can be read', async () => {
    for (const { id } of machines) unreadable.set(id, () => Response.error())
    renderScreen(<MarkDone instances={machines} onDone={vi.fn()} />, signedInAs(dealershipAdmin))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    unreadable.clear()
    await userEvent.click(again)
    await screen.findByLabelText('Service')
  })

  it('reads the tasks of each machine once, and anew when it is opened again', async () => {
    answers.set(ofTruck.id, () => Response.error())
    await show()
    await press('Mark as done on 2 machines')
    await screen.findByText('1 machine is left')
    expect(read).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    await screen.findByLabelText('Service')
    expect(read).toHaveLength(4)
  })

  it('is not offered where nothing is due', () => {
    renderScreen(<MarkDone instances={[truck]} onDone={vi.fn()} />, signedInAs(dealershipAdmin))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
