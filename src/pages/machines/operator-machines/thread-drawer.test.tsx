import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MachineMessage, OperatorMachine } from '@/entities/operator-machine'
import {
  askedInConversation,
  dana,
  drifting,
  onMonday,
  quarryLoader,
  threadOf,
} from '@/entities/operator-machine/testing'
import { pictureFile, pictureN } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { standInForPictures, takesPictures } from '../../../../tests/msw/pictures'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { markRead, noProgress, progressOf } from '../../../../tests/msw/threads'
import { ThreadDrawer } from './thread-drawer'

const path = '/machines/operator/{id}/messages'
let thread: MachineMessage[] = []
const server = serveWith(
  markRead,
  noProgress,
  platformHttp.get(path, ({ response }) => response(200).json(threadOf(...thread))),
  platformHttp.post(path, async ({ request, response }) => {
    const message = { ...drifting, id: 'new', body: (await request.json()).body }
    thread = [message, ...thread]
    return response(201).json(message)
  }),
)

standInForPictures()
beforeEach(() => {
  thread = [onMonday, drifting]
})

function show(operatorMachine: OperatorMachine = quarryLoader) {
  renderScreen(
    <ThreadDrawer
      operatorMachine={operatorMachine}
      other="Northfield Equipment"
      onOpenMachine={onOpenMachine}
      onClose={onClose}
    />,
  )
}
const messages = async () =>
  within(await screen.findByRole('log'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
const onClose = vi.fn()
const onOpenMachine = vi.fn()
const field = () => screen.getByRole('textbox', { name: 'Message' })

describe('the thread between operator and dealership', () => {
  it('is read from the oldest on, with who wrote what', async () => {
    show()
    const [first, second] = await messages()
    expect(first).toMatch(/^You · .*The bucket drifts/)
    expect(second).toMatch(/^Dana Whitfield, Northfield Equipment · .*We come on Monday/)
  })

  it('leads to the model that it is about, unless that was withdrawn', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Open the model' }))
    expect(onOpenMachine.mock.calls).toEqual([[quarryLoader.machine.id]])
    cleanup()
    show({ ...quarryLoader, removed_at: '2026-11-22T10:00:00.000Z' })
    await screen.findByText('This model was withdrawn, so you can only read its messages.')
    expect(screen.queryByRole('link', { name: 'Open the model' })).toBeNull()
  })

  it('takes a message, shows it and is ready for the next one', async () => {
    show()
    await userEvent.type(field(), 'On Tuesday?')
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await screen.findByText('On Tuesday?', { selector: 'p' })
    expect(field()).toHaveProperty('value', '')
  })

  describe('written by the staff of the dealership', () => {
    const address = '/machines/operator/{id}/recipients'
    const nobody = 'Nobody at the customer will be e-mailed.'
    const emails = (...recipients: string[]) =>
      server.use(
        progressOf([], [dana]),
        platformHttp.get(address, ({ response }) => {
          asked += 1
          return response(200).json({
            recipients: recipients.map((email) => ({ email, delivery: 'AT_ONCE' })),
            are_unwanted: false,
          })
        }),
      )
    let asked = 0

    it('says before it is sent where nobody at the customer will be e-mailed, and takes an address', async () => {
      emails()
      show()
      await screen.findByText(nobody)
      await userEvent.click(screen.getByRole('button', { name: 'Add an address' }))
      await screen.findByRole('textbox', { name: 'E-mail address' })
    })

    it('says nothing where somebody will be', async () => {
      emails('rosa@ridgeline.example')
      show()
      await waitFor(() => expect(asked).toBe(1))
      expect(screen.queryByText(nobody)).toBeNull()
    })
  })

  it('takes a photograph with a message, and shows those of both sides large', async () => {
    thread = [{ ...onMonday, pictures: [pictureN(1)] }, drifting]
    let pictureIds: string[] | undefined
    server.use(
      ...takesPictures(),
      platformHttp.post(path, async ({ request, response }) => {
        pictureIds = (await request.json()).picture_ids
        return response(201).json(drifting)
      }),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Open picture 1' }))
    await screen.findByRole('dialog', { name: /^Photographs from Dana Whitfield/ })
    await userEvent.keyboard('{Escape}')
    await userEvent.type(field(), 'It leaks here.')
    await userEvent.upload(screen.getByLabelText('Add pictures'), pictureFile('leak.png'))
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(pictureIds).toEqual([pictureN(5).id]))
    await waitFor(() => expect(screen.queryByText('leak.png')).toBeNull())
    expect(field()).toHaveProperty('value', '')
  })

  it('sends a photograph without words', async () => {
    let words: string | undefined
    server.use(
      ...takesPictures(),
      platformHttp.post(path, async ({ request, response }) => {
        words = (await request.json()).body
        thread = [{ ...drifting, id: 'new', body: '', pictures: [pictureN(1)] }]
        return response(201).json(drifting)
      }),
    )
    show()
    await userEvent.upload(await screen.findByLabelText('Add pictures'), pictureFile('leak.png'))
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await screen.findByRole('button', { name: 'Open picture 1' })
    expect(words).toBe('')
    // Who wrote it, and no empty bubble.
    expect(within(screen.getByRole('log')).getAllByRole('paragraph')).toHaveLength(1)
  })

  it('asks before Escape loses a message that was not sent', async () => {
    show()
    await userEvent.type(field(), 'On Tues{Escape}')
    await screen.findByRole('dialog', { name: 'Discard changes?' })
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
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await screen.findByText('Write a message or add a photograph.')
  })

  it('keeps what could not be sent', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(403).json(problem(403, 'forbidden', 'The dealership does not serve this operator.')),
      ),
    )
    show()
    await userEvent.type(field(), 'Hello?')
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await screen.findByText('The dealership does not serve this operator.')
    expect(field()).toHaveProperty('value', 'Hello?')
  })

  describe('under which id a message is sent', () => {
    let ids: (string | undefined)[] = []
    let fails = false
    beforeEach(() => {
      ids = []
      fails = true
      server.use(
        platformHttp.post(path, async ({ request, response }) => {
          ids.push((await request.json()).client_id)
          if (fails) return response(404).json(problem(404, 'not_found', 'Operator machine not found.'))
          return response(201).json(drifting)
        }),
      )
    })
    const send = async (attempt: number) => {
      await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
      await vi.waitFor(() => expect(ids).toHaveLength(attempt))
    }
    const write = async (words: string) => {
      await vi.waitFor(() => expect(field()).toHaveProperty('value', ''))
      await userEvent.type(field(), words)
    }

    it('a second try under the same one; the same words under another one once any message has arrived', async () => {
      show()
      await write('Hello?')
      await send(1)
      await screen.findByText('Operator machine not found.')
      fails = false
      await send(2)
      await write('Hello?')
      fails = true
      await send(3)
      await screen.findByText('Operator machine not found.')
      await userEvent.clear(field())
      await write('On Tuesday?')
      fails = false
      await send(4)
      await write('Hello?')
      await send(5)
      expect(ids[1]).toBe(ids[0])
      expect(new Set(ids).size).toBe(4)
    })

    it('the same words in a form that is opened later under another one', async () => {
      for (const attempt of [1, 2]) {
        show()
        await write('Hello?')
        await send(attempt)
        await screen.findByText('Operator machine not found.')
        cleanup()
      }
      expect(new Set(ids).size).toBe(2)
    })
  })

  it('says who reads it where nothing was written yet', async () => {
    thread = []
    show()
    await screen.findByText('Northfield Equipment will read what you write here.')
  })
})

describe('what the dealership answers', () => {
  const sent: unknown[] = []
  const earlier = { ...askedInConversation, id: 'earlier', body: 'Which grease?' }
  beforeEach(() => {
    sent.length = 0
    thread = [askedInConversation, earlier]
    server.use(
      progressOf([], [dana]),
      platformHttp.post(path, async ({ request, response }) => {
        const { body, reply_to = null } = await request.json()
        sent.push([body, reply_to])
        thread = [{ ...onMonday, id: `sent ${sent.length}`, body, reply_to }, ...thread]
        return response(201).json(onMonday)
      }),
    )
  })
  const answer = async (words: string) => {
    await userEvent.type(field(), words)
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await screen.findByText(words, { selector: 'p' })
  }

  it('goes to the newest question from a conversation as long as nobody has answered it', async () => {
    show()
    await screen.findByText('Whoever asked also sees it in their conversation with the assistant.')
    await answer('The seals are worn.')
    await waitFor(() => expect(screen.queryByText(/Whoever asked also sees it/)).toBeNull())
    await answer('We come on Monday.')
    expect(sent).toEqual([
      ['The seals are worn.', askedInConversation.id],
      ['We come on Monday.', null],
    ])
  })

  it('goes to another question that is chosen, or to none', async () => {
    show()
    await screen.findByText(/Whoever asked also sees it/)
    await userEvent.click(await screen.findByRole('button', { name: 'Answer this question' }))
    await answer('Lithium grease.')
    await userEvent.click(await screen.findByRole('button', { name: 'Send as a message only' }))
    await answer('We are closed on Friday.')
    expect(sent).toEqual([
      ['Lithium grease.', 'earlier'],
      ['We are closed on Friday.', null],
    ])
  })

  it('is nothing that an operator is asked about', async () => {
    server.use(noProgress)
    show()
    await screen.findByText('Which grease?')
    expect(screen.queryByRole('button', { name: 'Answer this question' })).toBeNull()
    await answer('It is urgent.')
    expect(sent).toEqual([['It is urgent.', null]])
  })
})
