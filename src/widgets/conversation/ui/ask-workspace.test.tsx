import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, withExchange } from '@/entities/conversation'
import {
  answeredByDealer,
  askedDealer,
  capacities,
  conversationAsking,
  conversationId,
  conversationWith,
  emptyConversation,
  listed,
  modelAnswer,
  oilAnswer,
  refusal,
  servicePending,
  unsureAnswer,
} from '@/entities/conversation/testing'
import { asChosen, chosenMachineStore, type Machine } from '@/entities/machine'
import { excavator, wheelLoader } from '@/entities/machine/testing'
import { loader, task } from '@/entities/machine-instance/testing'
import { noteList } from '@/entities/machine-note/testing'
import { manualList, operationManual, serviceManual } from '@/entities/manual/testing'
import { signedInAs } from '@/entities/user/testing'
import { WaitingToBeSent } from '@/features/outbox'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { answerMachine } from '../../../../tests/msw/answer-machine'
import { assistantsHttp, platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import type { AskSearch } from '../model/ask-search'
import { AskWorkspace, type AskWorkspaceProps, type ShownManual } from './ask-workspace'

const question = 'how much oil does the engine take?'
const answering = assistantsHttp.post('/assistants/operations', ({ response }) => response(200).json(oilAnswer))
const reading = (conversation = conversationWith(question, oilAnswer)) =>
  assistantsHttp.get('/conversations/{id}', ({ response }) => response(200).json(conversation))
const machineIs = (status: 'ready' | 'processing' | 'no_manual') => answerMachine(() => ({ ...wheelLoader, status }))

const noneUsed = platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: [] }))
const modelsAre = (...items: Machine[]) =>
  platformHttp.get('/machines/', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 2 }),
  )

const server = serveWith(
  machineIs('ready'),
  platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList([operationManual]))),
  assistantsHttp.post('/conversations/', ({ response }) => response(201).json(emptyConversation)),
  assistantsHttp.get('/conversations/give-feedback/{id}', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/machines/{id}/notes', ({ response }) => response(200).json(noteList())),
  platformHttp.get('/machines/operator', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 100 }),
  ),
  answering,
  reading(),
  assistantsHttp.get('/conversations/', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 1 }),
  ),
)

beforeEach(() => {
  localStorage.clear()
  chosenMachineStore.write(null)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})

const place = ({ manualId, page, passages }: ShownManual) => (
  <output aria-label="manual">{`${manualId} ${page} ${passages.map(({ n }) => n).join()}`}</output>
)

type WorkspaceProps = Pick<AskWorkspaceProps, 'assistant' | 'onOpenMachine' | 'onAssistant'> & { start: AskSearch }

function Workspace({ assistant, start, onOpenMachine, onAssistant }: WorkspaceProps) {
  const [visited, setVisited] = useState([start])
  return (
    <>
      <AskWorkspace
        assistant={assistant}
        onAssistant={onAssistant}
        search={visited.at(-1) ?? {}}
        onSearch={(change, how = 'replace') =>
          setVisited((before) => [...(how === 'push' ? before : before.slice(0, -1)), { ...before.at(-1), ...change }])
        }
        chooser={() => <p>The machines to choose from</p>}
        manual={place}
        figure={() => null}
        onOpenMachine={onOpenMachine}
      />
      <button type="button" onClick={() => setVisited((before) => before.slice(0, -1))}>
        Back in the browser
      </button>
    </>
  )
}

function show(
  start: AskSearch = { machine: wheelLoader.id },
  reader = operator,
  assistant: AskWorkspaceProps['assistant'] = 'operations',
) {
  const [onOpenMachine, onAssistant] = [vi.fn(), vi.fn()]
  const { unmount } = renderScreen(
    <Workspace assistant={assistant} start={start} onOpenMachine={onOpenMachine} onAssistant={onAssistant} />,
    signedInAs(reader),
  )
  return { onOpenMachine, onAssistant, unmount }
}

const open = { machine: wheelLoader.id, conversation: conversationId }
const manual = () => screen.getByRole('status', { name: 'manual' }).textContent

async function ask(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
}

/** Later than a double press of Ask would be. */
async function stop() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  vi.useRealTimers()
}

describe('asking', () => {
  it('gives the reader’s unit first in the headline, and leaves the manual’s table as it is', async () => {
    show(undefined, { ...operator, units: 'us' })
    await ask(question)
    expect(await screen.findByText('14.3 US qt (13.5 L)')).toBeTruthy()
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Litres')
    table.getByText('13.5')
  })

  it('shows the answer with its sources, and opens the manual at the first by itself', async () => {
    show()
    await ask(question)
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()
    expect(screen.getByText(/from the Operation and Maintenance Manual and Service Manual/)).toBeTruthy()
    expect(screen.queryByText(/\d s$/)).toBeNull()
    expect(manual()).toBe(`${oilAnswer.citations[0]?.manual_id} 31 1,2`)
  })

  it('"Thumbs up or down": asks below each answer whether it was helpful', async () => {
    show(open)
    const thumbs = await screen.findByRole('group', { name: 'Was this answer helpful?' })
    expect(within(thumbs).getAllByRole('button', { pressed: false })).toHaveLength(2)
  })

  it('announces the finished answer to screen readers, once', async () => {
    show()
    await ask(question)
    expect(await screen.findByText(/^Bob has answered\. 13\.5 L/)).toBeTruthy()
  })

  it('"Every claim has a citation that opens the manual at the page with the passage marked"', async () => {
    show(open)
    const step = await screen.findByText('Remove the drain plug.', { selector: 'li' })
    const mark = within(step).getByRole('button', { name: 'Open page 12 of the Service Manual' })
    await userEvent.click(mark)
    expect(document.activeElement).toBe(mark)
    expect(manual()).toBe(`${oilAnswer.citations[1]?.manual_id} 12 2,1`)
  })

  it('"WARNING, DANGER and CAUTION texts that belong to a procedure are shown with it"', async () => {
    show(open)
    const note = await screen.findByRole('note')
    expect(note.textContent).toContain('WARNINGHot oil burns.')
    await userEvent.click(within(note).getByRole('button', { name: 'page 12' }))
    expect(manual()).toContain(' 12 ')
  })

  it('asks the follow-up questions by a press', async () => {
    show(open)
    server.use(
      assistantsHttp.post('/assistants/operations', async ({ request, response }) => {
        const { prompt, conversation } = await request.json()
        expect(conversation?.map(({ role }) => role)).toEqual(['user', 'assistant'])
        return response(200).json({ ...oilAnswer, id: 'a2', response: `Answer to ${prompt}` })
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'How often is the oil changed?' }))
    expect(await screen.findByText('Answer to How often is the oil changed?')).toBeTruthy()
  })

  it('asks the question of the address at once', async () => {
    show({ machine: wheelLoader.id, q: question })
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()
  })

  it('asks the question of the address in a conversation of its own, not in the last one', async () => {
    localStorage.setItem('conversationId', conversationId)
    localStorage.setItem('conversation', JSON.stringify(conversationWith('which filter?', refusal)))
    server.use(assistantsHttp.post('/conversations/', () => delay('infinite')))
    show({ machine: wheelLoader.id, q: question })
    expect(await screen.findByRole('heading', { name: /how much oil/ })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /which filter/ })).toBeNull()
  })

  it('stops a question; what is asked next goes out under the same id, so that it takes its place', async () => {
    const sent: { prompt: string; client_id?: string | undefined }[] = []
    let isAnswered = false
    server.use(
      assistantsHttp.post('/assistants/operations', async ({ request, response }) => {
        const { prompt, client_id } = await request.json()
        sent.push({ prompt, client_id })
        if (!isAnswered) await delay('infinite')
        return response(200).json(oilAnswer)
      }),
    )
    show()
    await ask(question)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.queryByText('Stopped')).toBeNull()
    await stop()
    expect((await screen.findByText('Stopped')).parentElement?.role).toBe('status')
    expect(screen.queryByText('Bob is searching the manuals')).toBeNull()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' }).value).toBe(question)

    isAnswered = true
    await ask(' With filter?')
    expect(screen.queryByText('Stopped')).toBeNull()
    expect(await screen.findAllByText('13.5 L (14.3 US qt)')).toHaveLength(1)
    expect(screen.getAllByText(/how much oil/)).toHaveLength(1)
    expect(sent).toEqual([
      { prompt: question, client_id: expect.any(String) },
      { prompt: `${question} With filter?`, client_id: sent[0]?.client_id },
    ])
  })

  it('shows an answer as it is written, and in its place the final one, which may differ', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    server.use(
      assistantsHttp.post('/assistants/operations', async ({ response }) => {
        await finished
        return response(200).json(modelAnswer)
      }),
    )
    show()
    await ask(question)
    await waitFor(() => expect(testRooms.joined()).toContain(`conversation:${conversationId}`))
    await screen.findByText('Bob is searching the manuals')
    const written = { conversation_id: conversationId, answer_id: modelAnswer.id }
    act(() => testRooms.send('answer.delta', { ...written, text: 'The engine takes oil.' }))
    act(() => testRooms.send('answer.delta', { ...written, text: ' It takes 15W-40.' }))
    await screen.findByText('The engine takes oil. It takes 15W-40.')
    screen.getByText('Bob is writing')

    finish()
    await screen.findByText(/^The engine takes 13.5 L of SAE 15W-40 CK-4 with a new filter/)
    expect(screen.queryByText(/It takes 15W-40/)).toBeNull()
    expect(screen.queryByText('Bob is writing')).toBeNull()
  })

  it('says how long it can take where the first words are long in coming', async () => {
    server.use(assistantsHttp.post('/assistants/operations', () => delay('infinite')))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      show({ machine: wheelLoader.id, q: question })
      await screen.findByText('Bob is searching the manuals')
      await act(() => vi.advanceTimersByTimeAsync(5000))
      screen.getByText('Bob is still reading. An answer can take a minute.')
    } finally {
      vi.useRealTimers()
    }
  })

  it('says why it failed, and asks the same again on demand', async () => {
    server.use(
      assistantsHttp.post('/assistants/operations', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Machine not found.')),
      ),
    )
    show()
    await ask(question)
    expect((await screen.findByRole('alert')).textContent).toContain('Machine not found.')
    server.use(answering)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()
  })
})

describe('a question without a connection', () => {
  const network = { isThere: false }
  const sent: { prompt: string; client_id?: string | undefined; conversation_id?: string | null | undefined }[] = []
  beforeEach(() => {
    network.isThere = false
    sent.length = 0
    localStorage.setItem('user', JSON.stringify({ id: operator.id }))
    server.use(
      http.get('/readyz', () => (network.isThere ? new HttpResponse('ready') : HttpResponse.error())),
      assistantsHttp.post('/conversations/', ({ response }) =>
        network.isThere ? response(201).json(emptyConversation) : HttpResponse.error(),
      ),
      assistantsHttp.post('/assistants/operations', async ({ request, response }) => {
        if (!network.isThere) return HttpResponse.error()
        sent.push(await request.json())
        return response(200).json(oilAnswer)
      }),
    )
  })
  const restore = () => {
    network.isThere = true
    window.dispatchEvent(new Event('online'))
  }
  const draft = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
  /** With what sends and shows what waits on any page. */
  const showWithOutbox = (start?: AskSearch) => {
    const shown = show(start)
    const outbox = renderScreen(<WaitingToBeSent personId={operator.id} />, signedInAs(operator))
    return {
      unmount: () => {
        shown.unmount()
        outbox.unmount()
      },
    }
  }
  const inTheBar = () => screen.findByRole('button', { name: '1 entry is waiting to be sent' })

  it('is sent by itself once there is one', async () => {
    showWithOutbox()
    await ask(question)
    await screen.findByText('No connection yet')
    await inTheBar()
    restore()
    await screen.findByText('13.5 L (14.3 US qt)')
    expect((await draft()).value).toBe('')
    expect([sent.map(({ prompt }) => prompt), localStorage.getItem('waiting to be sent')]).toEqual([[question], null])
  })

  it('is sent at once on demand', async () => {
    show()
    await ask(question)
    network.isThere = true
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(sent).toHaveLength(1)
  })

  it('"a form never loses what was typed": waits in place after a reload, and is sent once', async () => {
    const { unmount } = showWithOutbox()
    await ask(question)
    await screen.findByText('No connection yet')
    unmount()
    const second = showWithOutbox()
    await screen.findByText('No connection yet')
    await screen.findByRole('heading', { name: /how much oil/ })
    restore()
    await screen.findByText('13.5 L (14.3 US qt)')
    second.unmount()
    showWithOutbox()
    expect((await draft()).value).toBe('')
    expect(sent).toHaveLength(1)
  })

  it('waits in its own conversation, and in no other', async () => {
    const { unmount } = show(open)
    await screen.findByText('13.5 L (14.3 US qt)')
    server.use(assistantsHttp.post('/assistants/operations', () => HttpResponse.error()))
    await ask('and the filter?')
    await screen.findByText('No connection yet')
    unmount()
    const other = show({ machine: wheelLoader.id, conversation: askedDealer.thread_id })
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(screen.queryByText('No connection yet')).toBeNull()
    other.unmount()
    localStorage.removeItem('conversationId')
    show()
    await screen.findByText('No connection yet')
    screen.getByRole('heading', { name: /and the filter/ })
  })

  it('can be changed before it is sent, which then takes its place', async () => {
    showWithOutbox()
    await ask(question)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit question' }))
    expect((await draft()).value).toBe(question)
    expect(localStorage.getItem('waiting to be sent')).toBeNull()
    network.isThere = true
    await ask(' With filter?')
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(sent.map(({ prompt }) => prompt)).toEqual([`${question} With filter?`])
  })

  it('that the server refuses says why in place, also after a reload, and can be corrected', async () => {
    server.use(
      assistantsHttp.post('/assistants/operations', ({ response }) =>
        network.isThere ? response(404).json(problem(404, 'not_found', 'Machine not found.')) : HttpResponse.error(),
      ),
    )
    const { unmount } = showWithOutbox()
    await ask(question)
    await screen.findByText('No connection yet')
    restore()
    expect((await screen.findByRole('alert')).textContent).toContain('Machine not found.')
    unmount()
    showWithOutbox()
    expect((await screen.findByRole('alert')).textContent).toContain('Machine not found.')
    await userEvent.click(screen.getByRole('button', { name: 'Edit question' }))
    expect((await draft()).value).toBe(question)
    expect(localStorage.getItem('waiting to be sent')).toBeNull()
  })

  it('of somebody else is neither shown nor sent', async () => {
    const { unmount } = showWithOutbox()
    await ask(question)
    await screen.findByText('No connection yet')
    unmount()
    const someoneElse = { ...operator, id: askedDealer.id }
    localStorage.setItem('user', JSON.stringify({ id: someoneElse.id }))
    show(undefined, someoneElse)
    renderScreen(<WaitingToBeSent personId={someoneElse.id} />, signedInAs(someoneElse))
    restore()
    expect((await draft()).value).toBe('')
    expect(screen.queryByText('No connection yet')).toBeNull()
    expect(sent).toEqual([])
  })

  it('that an earlier version of the app had stored is in the field', async () => {
    localStorage.setItem('unsent question', JSON.stringify({ machineId: wheelLoader.id, question }))
    show()
    expect((await draft()).value).toBe(question)
  })
})

describe('an answer that was given while manuals were being read', () => {
  const early = {
    ...refusal,
    response: 'The manuals that are ready do not answer this.',
    pending_manuals: [servicePending],
  }
  let manuals = [serviceManual]
  let asked: Record<string, unknown>[] = []
  beforeEach(() => {
    manuals = [serviceManual]
    asked = []
    server.use(
      reading(conversationWith(question, early)),
      platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList(manuals))),
      answerWith(oilAnswer),
    )
  })
  const answerWith = (answer: Answer) =>
    assistantsHttp.post('/assistants/operations', async ({ request, response }) => {
      asked.push(await request.json())
      return response(200).json(answer)
    })
  const finish = (status: 'READY' | 'FAILED' = 'READY') => {
    manuals = [{ ...serviceManual, status }]
    const { machine_id, id: manual_id, pages } = serviceManual
    const told = { machine_id, manual_id, pages, pages_done: pages ?? 0, status }
    act(() => {
      testRooms.send('manual.progress', told)
    })
  }

  it('names what is being read and is given again, in its place, when that is ready', async () => {
    show(open)
    await screen.findByText('1 manual is still being read (12 of 40 pages). Bob answers again when it is ready.')
    expect(asked).toEqual([])
    finish()
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(screen.queryByText(/manuals that are ready/)).toBeNull()
    expect(screen.getByText(/^Bob has answered\. 13\.5 L/)).toBeTruthy()
    expect(asked).toEqual([expect.objectContaining({ prompt: question, replaces: early.id, conversation: [] })])
  })

  it('is given again after a reload of the page too', async () => {
    manuals = [operationManual]
    show(open)
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(asked).toHaveLength(1)
  })

  it('that was just given is replaced and does not stay below its successor', async () => {
    server.use(reading(emptyConversation), answerWith(early))
    show()
    await ask(question)
    await screen.findByText(/still being read/)
    server.use(answerWith(oilAnswer))
    finish()
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(screen.queryByText(/manuals that are ready/)).toBeNull()
  })

  it('and waits for the same manual still is not asked again without end', async () => {
    const next = { ...early, id: oilAnswer.id }
    server.use(answerWith(next))
    show(open)
    await screen.findByText(/still being read/)
    finish('FAILED')
    await screen.findByText('More manuals have been read since this answer.')
    expect(asked).toHaveLength(1)
    server.use(answerWith({ ...oilAnswer, id: capacities.manual_id }))
    await userEvent.click(screen.getByRole('button', { name: 'Answer again' }))
    await screen.findByText('13.5 L (14.3 US qt)')
  })

  it('says why it could not be given again, and tries once more on demand', async () => {
    server.use(
      assistantsHttp.post('/assistants/operations', async ({ request, response }) => {
        asked.push(await request.json())
        return response(404).json(problem(404, 'not_found', 'Machine not found.'))
      }),
    )
    show(open)
    await screen.findByText(/still being read/)
    finish()
    expect((await screen.findByRole('alert')).textContent).toContain('Bob could not answer again: Machine not found.')
    server.use(answerWith(oilAnswer))
    await userEvent.click(screen.getByRole('button', { name: 'Answer again' }))
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(asked[1]).toMatchObject({ client_id: asked[0]?.client_id })
  })

  it('was given again in another window: shows that answer', async () => {
    server.use(
      assistantsHttp.post('/assistants/operations', ({ response }) => {
        server.use(reading())
        return response(409).json(problem(409, 'answer_replaced', 'Another answer has taken its place.'))
      }),
    )
    show(open)
    await screen.findByText(/still being read/)
    finish()
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('several answers', () => {
  it('have no landmark of one name twice, so that each can be gone to', async () => {
    const again = { ...oilAnswer, id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a06' }
    const conversation = withExchange(
      conversationWith(question, oilAnswer),
      { question: 'once more?', answer: again },
      new Date(),
    )
    server.use(
      reading(
        withExchange(
          conversation,
          { question: 'who painted it?', answer: { ...refusal, nearest: [capacities] } },
          new Date(),
        ),
      ),
    )
    show(open)
    expect(await screen.findAllByRole('list', { name: 'Sources' })).toHaveLength(2)
    expect(screen.getAllByRole('table')).toHaveLength(2)
    const names = screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(names).toEqual([...new Set(names)])
  })
})

describe('an answer that is not certain', () => {
  it('is marked as such, quotes places that open the manual, and sends to the dealer', async () => {
    server.use(reading(conversationWith(question, unsureAnswer)))
    show(open)
    expect(await screen.findByText('Not certain')).toBeTruthy()
    await screen.findByText(/^Your dealer can help/)
    const quote = screen.getByText(/^Remove the drain plug/, { selector: 'blockquote p' })
    await userEvent.click(within(quote).getByRole('button', { name: 'Open page 12 of the Service Manual' }))
    expect(manual()).toContain(' 12 2,1')
    const [first = document.body] = screen.getAllByRole('figure')
    const name = 'Open page 31 of the Operation and Maintenance Manual'
    const [picture = document.body] = within(first).getAllByRole('button', { name })
    await userEvent.click(picture)
    expect(manual()).toContain(' 31 1,2')
  })

  it('is not marked where it is certain, or where the manuals do not answer', async () => {
    const conversation = withExchange(
      conversationWith(question, oilAnswer),
      { question: 'who painted it?', answer: refusal },
      new Date(),
    )
    server.use(reading(conversation))
    show(open)
    expect(await screen.findByText(/^The manuals of this machine do not answer this/)).toBeTruthy()
    expect(screen.queryByText('Not certain')).toBeNull()
  })
})

describe('a refusal', () => {
  it('"says so, shows the nearest passages (not as citations)" and sends to the dealer', async () => {
    server.use(reading(conversationWith('who painted it?', refusal)))
    show(open)
    expect(await screen.findByText(/^The manuals of this machine do not answer this/)).toBeTruthy()
    await screen.findByText(/^Your dealer can help/)
    expect(screen.queryByText('Sources')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Service Manual, page 12/ }))
    expect(manual()).toContain(' 12 1')
  })
})

describe('the machine', () => {
  it('is to be chosen first where none was used and there are several', async () => {
    server.use(noneUsed, modelsAre(wheelLoader, excavator))
    show({})
    expect(await screen.findByText('The machines to choose from')).toBeTruthy()
  })

  it('is chosen by itself as on Home, and what the address asks is asked about it', async () => {
    server.use(noneUsed, modelsAre(wheelLoader))
    show({ q: question })
    await screen.findByText('13.5 L (14.3 US qt)')
    expect(screen.queryByText('The machines to choose from')).toBeNull()
    expect(localStorage.getItem('selected machine')).toContain(wheelLoader.id)
  })

  it('of the address becomes the chosen one: "Local storage keys: … selected machine"', async () => {
    show()
    await waitFor(() => expect(localStorage.getItem('selected machine')).toContain(wheelLoader.id))
  })

  it('of the address is asked about by the serial number in it, until another one is chosen', async () => {
    chosenMachineStore.write(asChosen(wheelLoader, 'GHT00777'))
    show({ machine: wheelLoader.id, serial: 'GHT00123' })
    await waitFor(() => expect(localStorage.getItem('selected machine')).toContain('GHT00123'))
    act(() => chosenMachineStore.write(asChosen(wheelLoader, 'GHT00555')))
    await screen.findByText('Ask about the Harrow WL-120')
    expect(localStorage.getItem('selected machine')).toContain('GHT00555')
  })

  it('without a manual that is ready says so and leads to its page', async () => {
    server.use(machineIs('no_manual'))
    const { onOpenMachine } = show()
    await userEvent.click(await screen.findByRole('link', { name: 'Open the machine' }))
    expect(onOpenMachine).toHaveBeenCalledExactlyOnceWith(wheelLoader.id)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('whose manuals are being read says so and can be asked about already', async () => {
    server.use(machineIs('processing'))
    show()
    expect(await screen.findByText('The manuals are being read')).toBeTruthy()
    expect(screen.getByText(/Bob answers as soon as they are ready/)).toBeTruthy()
    await ask(question)
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()
  })
})

describe('the conversation', () => {
  it('that is offered is a new one; the last one about this machine is one press away', async () => {
    server.use(
      assistantsHttp.get('/conversations/', ({ response }) =>
        response(200).json({ items: [listed(conversationWith(question, oilAnswer))], total: 1, page: 1, limit: 1 }),
      ),
    )
    show()
    await screen.findByText('Ask about the Harrow WL-120')
    expect(screen.queryByText('13.5 L (14.3 US qt)')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: /^Continue “/ }))
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()
  })

  it('is with the assistant of its screen; another one is asked from its head', async () => {
    const { onAssistant } = show()
    await userEvent.click(await screen.findByRole('button', { name: /^Operations assistant/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: /parts assistant/ }))
    expect(onAssistant).toHaveBeenCalledExactlyOnceWith('parts', { machine: wheelLoader.id }, 'push')
    expect(localStorage.getItem('selected assistant type')).toBe('Operations')
  })

  it('that another assistant has is shown by that one', async () => {
    server.use(reading({ ...conversationWith(question, oilAnswer), assistant: 'parts' }))
    const { onAssistant } = show(open)
    await waitFor(() => expect(onAssistant).toHaveBeenCalledExactlyOnceWith('parts', open, 'replace'))
  })

  it('without a connection, the last one is that of this device', async () => {
    server.use(assistantsHttp.get('/conversations/', () => HttpResponse.error()))
    localStorage.setItem('conversationId', conversationId)
    localStorage.setItem('conversation', JSON.stringify(conversationWith(question, oilAnswer)))
    show()
    expect(await screen.findByRole('button', { name: /^Continue “/ })).toBeTruthy()
  })

  it('shows what a question was understood with; a press asks it alone', async () => {
    const leaning = { ...oilAnswer, understood_about: ['engine', 'oil'] }
    const bodies: unknown[] = []
    server.use(
      reading(conversationWith('and without the filter?', leaning)),
      assistantsHttp.post('/assistants/operations', async ({ request, response }) => {
        bodies.push(await request.json())
        return response(200).json({ ...refusal, id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a55' })
      }),
    )
    show(open)
    expect(await screen.findByText('About: engine oil')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Ask without that context' }))
    await waitFor(() => expect(screen.queryByText('About: engine oil')).toBeNull())
    expect(bodies).toMatchObject([
      { prompt: 'and without the filter?', standalone: true, replaces: oilAnswer.id, conversation_id: conversationId },
    ])
  })

  it('can be left for a new one', async () => {
    show(open)
    await userEvent.click(await screen.findByRole('button', { name: 'New conversation' }))
    expect(await screen.findByText('Ask about the Harrow WL-120')).toBeTruthy()
  })

  it('that was left for a new one is one press away, also without a connection', async () => {
    server.use(assistantsHttp.get('/conversations/', () => HttpResponse.error()))
    show(open)
    await screen.findByText('13.5 L (14.3 US qt)')
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }))
    await screen.findByText('Ask about the Harrow WL-120')
    await userEvent.click(screen.getByRole('button', { name: `Continue “${question}”` }))
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()
  })

  it('that was left for a new one and is then deleted is not offered any more', async () => {
    const one = conversationWith(question, oilAnswer)
    let items = [listed(one)]
    server.use(
      assistantsHttp.get('/conversations/', ({ response }) =>
        response(200).json({ items, total: items.length, page: 1, limit: 50 }),
      ),
      assistantsHttp.delete('/conversations/{id}', ({ response }) => {
        items = []
        return response(204).empty()
      }),
    )
    show(open)
    await screen.findByText('13.5 L (14.3 US qt)')
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }))
    await screen.findByRole('button', { name: /^Continue/ })
    await userEvent.click(screen.getByRole('button', { name: 'Conversation history' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull())
    expect(localStorage.getItem('conversationId')).toBeNull()
  })

  it('that was left for a new one, or for one of the history, is where Back leads', async () => {
    const other = { ...conversationWith('which filter?', refusal), id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a05' }
    server.use(
      assistantsHttp.get('/conversations/', ({ response }) =>
        response(200).json({ items: [listed(other)], total: 1, page: 1, limit: 50 }),
      ),
      assistantsHttp.get('/conversations/{id}', ({ params, response }) =>
        response(200).json(params.id === other.id ? other : conversationWith(question, oilAnswer)),
      ),
    )
    show(open)
    await userEvent.click(await screen.findByRole('button', { name: 'New conversation' }))
    await screen.findByText('Ask about the Harrow WL-120')
    await userEvent.click(screen.getByRole('button', { name: 'Back in the browser' }))
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Conversation history' }))
    await userEvent.click(await screen.findByRole('button', { name: /^which filter/ }))
    await screen.findByText(/^Your dealer can help/)
    await userEvent.click(screen.getByRole('button', { name: 'Back in the browser' }))
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()
  })

  it('is another one for another serial number: "A machine’s serial chooses the manuals that apply"', async () => {
    chosenMachineStore.write(asChosen(wheelLoader, 'GHT00123'))
    show(open)
    await screen.findByText('13.5 L (14.3 US qt)')
    await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'and the filter?')
    act(() => chosenMachineStore.write(asChosen(wheelLoader, 'GHT00777')))
    expect(await screen.findByText('Ask about the Harrow WL-120')).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' }).value).toBe('and the filter?')

    const asked = vi.fn()
    server.use(
      assistantsHttp.post('/assistants/operations', async ({ request, response }) => {
        asked(await request.json())
        return response(200).json(oilAnswer)
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ serial_number: 'GHT00777', conversation: [] })
  })

  it('is another one for another machine', async () => {
    show(open)
    await screen.findByText('13.5 L (14.3 US qt)')
    server.use(answerMachine(() => ({ ...excavator, status: 'ready' })))
    act(() => chosenMachineStore.write(asChosen(excavator)))
    expect(await screen.findByText('Ask about the Harrow EX-210')).toBeTruthy()
  })

  it('without a title has a name in the history all the same, so that it can be found and opened', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    const unnamed = listed({ ...emptyConversation, title: '', updated_at: yesterday })
    server.use(
      assistantsHttp.get('/conversations/', ({ response }) =>
        response(200).json({ items: [unnamed], total: 1, page: 1, limit: 50 }),
      ),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Conversation history' }))
    const row = await screen.findByRole('button', { name: /^Unnamed conversation/ })
    expect(row.textContent, 'with its time').toMatch(/Yesterday, \d{1,2}:\d\d\s[AP]M/)
    await userEvent.click(row)
    expect(await screen.findByText('13.5 L (14.3 US qt)')).toBeTruthy()
  })

  it('can be given another name in the history', async () => {
    const renamed = vi.fn()
    const one = conversationWith(question, oilAnswer)
    server.use(
      assistantsHttp.get('/conversations/', ({ response }) =>
        response(200).json({ items: [listed(one)], total: 1, page: 1, limit: 50 }),
      ),
      assistantsHttp.put('/conversations/{id}', async ({ request, response }) => {
        renamed(await request.json())
        return response(200).json(one)
      }),
    )
    show(open)
    await userEvent.click(await screen.findByRole('button', { name: 'Conversation history' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Rename/ }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Engine oil{Enter}')
    await waitFor(() => expect(renamed.mock.calls).toEqual([[{ title: 'Engine oil' }]]))
  })

  it('is found again in the history by words, and deleted there, which leaves it', async () => {
    const one = conversationWith(question, oilAnswer)
    const deleted = vi.fn()
    const searched: string[] = []
    server.use(
      assistantsHttp.get('/conversations/', ({ query, response }) => {
        searched.push(query.get('search') ?? '')
        return response(200).json({
          items: deleted.mock.calls.length > 0 ? [] : [listed(one)],
          total: 1,
          page: 1,
          limit: 50,
        })
      }),
      assistantsHttp.delete('/conversations/{id}', ({ params, response }) => {
        deleted(params.id)
        return response(204).empty()
      }),
    )
    show(open)
    await userEvent.click(await screen.findByRole('button', { name: 'Conversation history' }))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search conversations' }), 'oil{Enter}')
    await waitFor(() => expect(searched).toContain('oil'))
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted.mock.calls).toEqual([[one.id]]))
    await waitFor(() => expect(localStorage.getItem('conversationId')).toBeNull())
  })
})

describe('the history of all machines', () => {
  const numbered = (n: number) => `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1b${String(n).padStart(2, '0')}`
  const about = (n: number, machine: Machine) =>
    listed({ ...conversationWith(`question ${n}`, oilAnswer), id: numbered(n), machine_id: machine.id }, machine.name)
  const here = [1, 2].map((n) => about(n, wheelLoader))
  const all = [...here, ...[3, 4, 5].map((n) => about(n, excavator))]
  const pageSize = 3
  beforeEach(() => {
    server.use(
      answerMachine((id) => ({ ...(id === excavator.id ? excavator : wheelLoader), status: 'ready' })),
      assistantsHttp.get('/conversations/', ({ query, response }) => {
        const found = (query.get('machine_id') ? here : all).filter(({ title }) =>
          title.includes(query.get('search') ?? ''),
        )
        const page = Number(query.get('page') ?? 1)
        const items = found.slice((page - 1) * pageSize, page * pageSize)
        return response(200).json({ items, total: found.length, page, limit: pageSize })
      }),
    )
  })
  const questions = async () =>
    (await screen.findAllByRole('button', { name: /^question \d/ })).map(({ textContent }) => textContent)

  it('is one tab away, names the machine of each conversation, and adds further ones on demand', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Conversation history' }))
    expect(await questions()).toEqual([expect.stringMatching(/^question 1/), expect.stringMatching(/^question 2/)])
    expect((await questions()).join()).not.toContain('Harrow')
    await userEvent.click(screen.getByRole('tab', { name: 'All machines' }))
    await screen.findByRole('button', { name: /^question 3.*Harrow EX-210/ })
    screen.getByRole('button', { name: /^question 1.*Harrow WL-120/ })
    expect(await questions()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByRole('button', { name: /^question 5/ })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('is searched as a whole, and opens a conversation with its machine, from where Back leads to this one', async () => {
    server.use(
      assistantsHttp.get('/conversations/{id}', ({ params, response }) =>
        response(200).json({
          ...conversationWith('question 4', refusal),
          id: String(params.id),
          machine_id: excavator.id,
        }),
      ),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Conversation history' }))
    await userEvent.click(await screen.findByRole('tab', { name: 'All machines' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search conversations' }), '4{Enter}')
    await waitFor(async () => expect(await questions()).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: /^question 4/ }))
    await screen.findByText(/^The manuals of this machine do not answer this/)
    await waitFor(() => expect(localStorage.getItem('selected machine')).toContain(excavator.id))
    await userEvent.click(screen.getByRole('button', { name: 'Back in the browser' }))
    await screen.findByText('Ask about the Harrow WL-120')
  })
})

describe('"the answer comes back into the conversation"', () => {
  it('shows what the dealer was asked below the answer that did not help, and what was answered, live', async () => {
    server.use(reading(conversationAsking(askedDealer)))
    show(open)
    const asked = await screen.findByRole('region', { name: 'You asked Northfield Equipment' })
    within(asked).getByText(askedDealer.body)
    within(asked).getByText(/^Not answered yet/)
    expect(within(asked).getByRole('link', { name: 'Open messages' }).getAttribute('href')).toBe(
      `/operator-machines?thread=${askedDealer.thread_id}`,
    )
    await waitFor(() => expect(testRooms.joined()).toContain(`conversation:${conversationId}`))
    server.use(reading(conversationAsking(answeredByDealer)))
    act(() => testRooms.send('dealer.message', { conversation_id: conversationId, message_id: askedDealer.id }))
    await within(asked).findByText('Dealer’s answer')
    within(asked).getByText('Dana Whitfield, Northfield Equipment')
    within(asked).getByText(/The seals of the lift cylinder are worn/)
    expect(within(asked).queryByText(/^Not answered yet/)).toBeNull()
  })
})

describe('"When is it due next?"', () => {
  let schedulesRead = 0
  const chosen = { ...asChosen(wheelLoader, loader.serial_number), instance: { id: loader.id, name: loader.name } }
  beforeEach(() => {
    server.use(
      platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(loader)),
      platformHttp.get('/machines/instance/{id}/schedule', ({ response }) => {
        schedulesRead += 1
        return response(200).json({ tasks: [{ ...task, description: 'Change engine oil and filter.' }] })
      }),
    )
    schedulesRead = 0
  })

  it('is answered from the schedule of the chosen machine, where it has a task for what was asked', async () => {
    chosenMachineStore.write(chosen)
    show(open)
    await userEvent.click(await screen.findByRole('button', { name: `When is the ${task.name} due next?` }))
    await screen.findByText('From the maintenance schedule of Loader 3')
    expect(screen.getByText(task.name)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the machine' }).getAttribute('href')).toBe(
      `/machine-instances/${loader.id}`,
    )
  })

  it('is not offered where only a model was chosen', async () => {
    show(open)
    await screen.findByRole('list', { name: 'Ask next' })
    await waitFor(() => expect(screen.getByRole('group', { name: 'Was this answer helpful?' })).toBeTruthy())
    expect(schedulesRead).toBe(0)
    expect(screen.queryByRole('button', { name: /due next/ })).toBeNull()
  })
})

describe('Bob without a machine', () => {
  const which = { ...refusal, assistant: 'general' as const, refused: false, confidence: 'sure' as const }
  const asking = { ...which, response: 'Which machine is it about?', nearest: [], asks_for_machine: true }
  const bodies: { id?: string | undefined; prompt: string }[] = []
  const withoutMachine = { ...conversationWith(question, asking), assistant: 'general' as const, machine_id: null }

  beforeEach(() => {
    bodies.length = 0
    server.use(
      noneUsed,
      modelsAre(wheelLoader, excavator),
      assistantsHttp.post('/conversations/', ({ response }) =>
        response(201).json({ ...emptyConversation, assistant: 'general', machine_id: null }),
      ),
      reading(withoutMachine),
      assistantsHttp.post('/assistants/', async ({ request, response }) => {
        const { id, prompt } = await request.json()
        bodies.push({ id, prompt })
        return response(200).json(id === undefined ? asking : { ...oilAnswer, assistant: 'general' })
      }),
    )
  })

  it('asks which one is meant, and the question again about the machine that is chosen', async () => {
    show({}, operator, 'general')
    await ask(question)
    await screen.findByText('The machines to choose from')
    act(() => chosenMachineStore.write(asChosen(wheelLoader)))
    await waitFor(() =>
      expect(bodies).toEqual([
        { id: undefined, prompt: question },
        { id: wheelLoader.id, prompt: question },
      ]),
    )
  })

  it('goes on in a conversation without one, whatever machine is chosen', async () => {
    chosenMachineStore.write(asChosen(wheelLoader))
    show({ conversation: conversationId }, operator, 'general')
    await screen.findByText('The machines to choose from')
    await ask('where is my last order?')
    await waitFor(() => expect(bodies).toEqual([{ id: undefined, prompt: 'where is my last order?' }]))
  })
})
