import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MachineMessage } from '@/entities/operator-machine'
import { drifting, onMonday, quarryLoader, threadOf } from '@/entities/operator-machine/testing'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { markRead } from '../../../../tests/msw/threads'
import { ThreadDrawer } from './thread-drawer'

const path = '/machines/operator/{id}/messages'
let thread: MachineMessage[] = []
const server = serveWith(
  markRead,
  platformHttp.get(path, ({ response }) => response(200).json(threadOf(...thread))),
  platformHttp.post(path, async ({ request, response }) => {
    const message = { ...drifting, id: 'new', body: (await request.json()).body }
    thread = [message, ...thread]
    return response(201).json(message)
  }),
)

beforeEach(() => {
  thread = [onMonday, drifting]
})

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThreadDrawer operatorMachine={quarryLoader} other="Northfield Equipment" onClose={onClose} />
    </QueryClientProvider>,
  )
}
const messages = async () =>
  within(await screen.findByRole('log'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
const onClose = vi.fn()
const field = () => screen.getByRole('textbox', { name: 'Message' })

describe('the thread between operator and dealership', () => {
  it('is read from the oldest on, with who wrote what', async () => {
    show()
    const [first, second] = await messages()
    expect(first).toMatch(/^You · .*The bucket drifts/)
    expect(second).toMatch(/^Dana Whitfield, Northfield Equipment · .*We come on Monday/)
  })

  it('takes a message, shows it and is ready for the next one', async () => {
    show()
    await userEvent.type(field(), 'On Tuesday?')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('On Tuesday?', { selector: 'p' })
    expect(field()).toHaveProperty('value', '')
  })

  it('asks before Escape loses a message that was not sent', async () => {
    show()
    await userEvent.type(field(), 'On Tues{Escape}')
    await screen.findByRole('dialog', { name: 'Discard what you entered?' })
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is "live over the socket"', async () => {
    show()
    await messages()
    expect(testRooms.joined()).toEqual([`operator-machine:${quarryLoader.id}`])
    thread = [{ ...onMonday, id: 'live', body: 'We are on our way.' }, ...thread]
    act(() => testRooms.send('machine.message', { operator_machine_id: quarryLoader.id, message_id: 'live' }))
    await screen.findByText('We are on our way.')
  })

  it('asks for a text beside the field', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Message is required field.')
  })

  it('keeps what could not be sent', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'The dealership does not serve this operator now.')),
      ),
    )
    show()
    await userEvent.type(field(), 'Hello?')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('The dealership does not serve this operator now.')
    expect(field()).toHaveProperty('value', 'Hello?')
  })

  it('sends it again under the same id, and the same words later as another message', async () => {
    const sent: (string | undefined)[] = []
    let fails = true
    server.use(
      platformHttp.post(path, async ({ request, response }) => {
        sent.push((await request.json()).client_id)
        if (fails) return response(404).json(problem(404, 'not_found', 'Operator machine not found.'))
        return response(201).json(drifting)
      }),
    )
    show()
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.type(field(), 'Hello?')
    await send()
    await screen.findByText('Operator machine not found.')
    fails = false
    await send()
    await vi.waitFor(() => expect(field()).toHaveProperty('value', ''))
    await userEvent.type(field(), 'Hello?')
    await send()
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    expect([sent[0], new Set(sent).size]).toEqual([sent[1], 2])
  })

  it('says who reads it where nothing was written yet', async () => {
    thread = []
    show()
    await screen.findByText('What you write here is read by Northfield Equipment.')
  })
})
