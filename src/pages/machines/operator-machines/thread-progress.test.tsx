import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OperatorMachine } from '@/entities/operator-machine'
import { assignedLoader, closedByDana, closedLoader, dana, quarryLoader } from '@/entities/operator-machine/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { progressOf } from '../../../../tests/msw/threads'
import { ThreadProgress } from './thread-progress'

let sent: unknown
const server = serveWith(
  progressOf(closedByDana, [dana]),
  platformHttp.put('/machines/operator/{id}/thread', async ({ request, response }) => {
    sent = await request.json()
    return response(200).json(assignedLoader.thread)
  }),
)

const show = (operatorMachine: OperatorMachine = quarryLoader) =>
  renderScreen(<ThreadProgress operatorMachine={operatorMachine} />)

describe('the dealership’s staff', () => {
  it('assign a thread to one of themselves, or to nobody', async () => {
    show()
    await userEvent.selectOptions(await screen.findByLabelText('Assigned to'), 'Dana Whitfield')
    await waitFor(() => expect(sent).toEqual({ version: 1, assignee_id: dana.id }))
  })

  it('take an assignment back', async () => {
    show(assignedLoader)
    await userEvent.selectOptions(await screen.findByLabelText('Assigned to'), 'Nobody')
    await waitFor(() => expect(sent).toEqual({ version: 2, assignee_id: null }))
  })

  it('close a thread and open it again', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as closed' }))
    await waitFor(() => expect(sent).toEqual({ version: 1, status: 'CLOSED' }))
  })

  it('read why a change was refused that somebody else was quicker with', async () => {
    const refusal = 'Someone else has changed this in the meantime. Check what has changed, then try again.'
    server.use(
      platformHttp.put('/machines/operator/{id}/thread', ({ response }) =>
        response(409).json(problem(409, 'changed_meanwhile', refusal)),
      ),
    )
    show(closedLoader)
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
    await screen.findByText(refusal)
  })

  it('cannot change what can only be read', async () => {
    show({ ...closedLoader, removed_at: '2026-11-22T10:00:00.000Z' })
    await screen.findByText('History')
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
  })
})

describe('the operator’s people', () => {
  it('read that a thread is closed, by whom, and what opens it again', async () => {
    server.use(progressOf(closedByDana))
    show(closedLoader)
    await screen.findByText('Send a message to reopen it.')
    screen.getByText('Assigned to Dana Whitfield')
    await userEvent.click(await screen.findByText('History'))
    const entries = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(entries.map(({ textContent }) => textContent?.split(' · ')[0])).toEqual([
      'Dana Whitfield closed this',
      'Evan Price assigned this to Dana Whitfield',
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
