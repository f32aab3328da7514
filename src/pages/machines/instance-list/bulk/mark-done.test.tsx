import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MachineInstance } from '@/entities/machine-instance'
import { completion, loader, task, truck } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../../tests/msw/people'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { MarkDone } from './mark-done'
import { useUndoDone } from './use-undo-done'

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

/** What completing a task is answered with. */
const completionOf = (taskId: string) => taskId.replace('3b0', '9b0')

let sent: unknown[] = []
let undone: unknown[] = []
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
    return response(200).json({ tasks: [], completion_id: completionOf(params.taskId) })
  }),
  platformHttp.post('/machines/completions/{id}/undo', async ({ params, request, response }) => {
    const answer = answers.get(params.id)
    if (answer) return response.untyped(answer())
    undone.push([params.id, await request.json()])
    return response(200).json({ ...completion, id: params.id })
  }),
)
beforeEach(() => {
  sent = []
  undone = []
  answers = new Map()
  read = []
  unreadable = new Map()
})

type BulkProps = { instances?: MachineInstance[]; onDone?: (ids: readonly string[]) => void }

function Bulk({ instances = machines, onDone = vi.fn() }: BulkProps) {
  const done = useUndoDone()
  return (
    <>
      <MarkDone instances={instances} onDone={onDone} onRecorded={done.report} />
      {done.dialog}
    </>
  )
}

async function show() {
  const onDone = vi.fn()
  renderScreen(<Bulk onDone={onDone} />, signedInAs(dealershipAdmin))
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
    renderScreen(<Bulk />, signedInAs(dealershipAdmin))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    await screen.findByText('1 machine could not be read')
  })

  it('offers to try again where no machine can be read', async () => {
    for (const { id } of machines) unreadable.set(id, () => Response.error())
    renderScreen(<Bulk />, signedInAs(dealershipAdmin))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    unreadable.clear()
    await userEvent.click(again)
    await screen.findByLabelText('Service')
  })

  it('reads the tasks of each machine once, and again when it is opened again', async () => {
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
    renderScreen(<Bulk instances={[truck]} />, signedInAs(dealershipAdmin))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what was marked as done together', () => {
  const reason = 'It was the other yard'
  const undoAll = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await userEvent.type(await screen.findByLabelText(/^Reason/), ` ${reason} `)
    await press('Undo')
  }

  it('is undone together, for one reason', async () => {
    await show()
    await press('Mark as done on 2 machines')
    await screen.findByText(/^500 h service done on 2 machines/)
    await undoAll()
    await screen.findByText('500 h service: undone on 2 machines')
    expect(undone).toEqual([ofLoader, ofTruck].map(({ id }) => [completionOf(id), { reason }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not undone without a reason', async () => {
    await show()
    await press('Mark as done on 2 machines')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await press('Undo')
    await screen.findByText('Enter the reason.')
    expect(undone).toEqual([])
  })

  it('says which machine could not be undone, and why, and tries only that one again', async () => {
    const refusal = problem(409, 'done_since', 'The task was done again since. Undo that first.')
    answers.set(completionOf(ofLoader.id), () => Response.json(refusal, { status: 409 }))
    await show()
    await press('Mark as done on 2 machines')
    await undoAll()
    await screen.findByText('1 of 2 undone')
    screen.getByText('Loader 3: The task was done again since. Undo that first.')
    answers.clear()
    await press('Try 1 machine again')
    await screen.findByText('500 h service: undone on 2 machines')
    expect(undone.map((one) => Array.isArray(one) && one[0])).toEqual(
      [ofTruck, ofLoader].map(({ id }) => completionOf(id)),
    )
  })

  it('is offered once nothing more is recorded, with all that was', async () => {
    answers.set(ofTruck.id, () => Response.error())
    await show()
    await press('Mark as done on 2 machines')
    await screen.findByText('1 machine is left')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    answers.clear()
    await press('Mark as done on 1 machine')
    await screen.findByText(/^500 h service done on 2 machines/)
    await undoAll()
    await waitFor(() => expect(undone).toHaveLength(2))
  })

  it('is offered for each batch, also where a second one of the same service follows', async () => {
    renderScreen(<Bulk />, signedInAs(dealershipAdmin))
    for (const left of [/HT-30/, /Loader 3/]) {
      await press('Mark as done')
      await userEvent.click(await screen.findByRole('checkbox', { name: left }))
      await press('Mark as done on 1 machine')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const offers = screen.getAllByRole('button', { name: 'Undo' })
    expect(offers).toHaveLength(2)
    await userEvent.click(offers[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), reason)
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(undone).toEqual([[completionOf(ofLoader.id), { reason }]]))
  })

  it('is offered by service, where several were marked', async () => {
    answers.set(ofTruck.id, () => Response.error())
    await show()
    await press('Mark as done on 2 machines')
    await screen.findByText('1 machine is left')
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Oil change: 1 machine')
    await press('Mark as done on 1 machine')
    await screen.findByText(/^500 h service done on 1 machine/)
    await screen.findByText(/^Oil change done on 1 machine/)
  })
})
