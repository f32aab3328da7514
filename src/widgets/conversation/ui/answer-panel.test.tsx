import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '@/entities/conversation'
import { capacities, modelAnswer, oilAnswer, refusal } from '@/entities/conversation/testing'
import { drifting, quarryLoader } from '@/entities/operator-machine/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { assistantsHttp, platformHttp } from '../../../../tests/msw/http'
import { operator, orgUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { AnswerPanel } from './answer-panel'

const feedback = '/conversations/give-feedback/{id}'
type Given = { message_id: string; rating: 'up' | 'down'; reason: string }
let given: Given[] = []
let sent: unknown[] = []
serveWith(
  assistantsHttp.get(feedback, ({ response }) =>
    response(200).json({ items: given, total: given.length, page: 1, limit: 1000 }),
  ),
  assistantsHttp.post(feedback, async ({ request, response }) => {
    const { message_id = '', rating, reason = '' } = await request.json()
    given = [{ message_id, rating, reason }]
    return response(200).json({ message_id, rating, reason })
  }),
  platformHttp.get('/machines/{id}/notes', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 20 }),
  ),
  platformHttp.get('/machines/operator', ({ response }) =>
    response(200).json({ items: [quarryLoader], total: 1, page: 1, limit: 100 }),
  ),
  platformHttp.post('/machines/operator/{id}/messages', async ({ params, request, response }) => {
    sent.push([params.id, await request.json()])
    return response(201).json(drifting)
  }),
)

beforeEach(() => {
  given = []
  sent = []
})

function show(reader: User, answer: Answer = oilAnswer, hasAskedDealer = false) {
  const { id } = quarryLoader.machine
  renderScreen(
    <AnswerPanel
      answer={answer}
      about={{
        machine: { id, name: 'Harrow WL-120', serial_number: 'GHT00123', instance: null },
        question: 'how much oil?',
        answer,
        hasAskedDealer,
        onOpenMachine: () => undefined,
      }}
      onOpen={() => undefined}
    />,
    signedInAs(reader),
  )
}

const actions = async () => {
  const share = await screen.findByRole('button', { name: 'Share by e-mail' })
  return within(share.parentElement ?? document.body)
}
const asking = () => screen.findByRole('button', { name: 'Ask your dealer' })

async function complain(reason = 'The wrong figure') {
  await userEvent.click(await screen.findByRole('button', { name: 'Not helpful' }))
  if (reason) await userEvent.type(await screen.findByLabelText(/What was wrong with it\?/), reason)
  await userEvent.click(screen.getByRole('button', { name: 'Send reason' }))
}

describe('an answer that is certain', () => {
  it('shows the row that it was read from on its page, once somebody wants to see it', async () => {
    show(operator)
    const more = await screen.findByText('Show on the page')
    const name = 'Open page 31 of the Operation and Maintenance Manual'
    const before = screen.getAllByRole('button', { name }).length
    await userEvent.click(more)
    await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(before + 1))
  })

  it('has no picture beside plain sentences', async () => {
    const { column_titles: _, ...sentence } = capacities
    show(operator, { ...oilAnswer, response: 'It takes 13.5 L. [1]', citations: [sentence] })
    await actions()
    expect(screen.queryByText('Show on the page')).toBeNull()
  })

  it('can be wrong: the dealer is asked from its actions, with the answer sent along', async () => {
    show(operator)
    await userEvent.click(await (await actions()).findByRole('button', { name: 'Ask your dealer' }))
    await userEvent.type(await screen.findByLabelText('Message to your dealer'), ' For the hydraulics.')
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
    await screen.findByText('Your question was sent to Northfield Equipment.')
    const question = { body: 'how much oil? For the hydraulics.', answer_id: oilAnswer.id }
    expect(sent).toEqual([[quarryLoader.id, expect.objectContaining(question)]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers to ask the dealer with the thanks for the reason why it did not help, once', async () => {
    show(operator)
    await complain()
    await waitFor(async () => expect((await actions()).queryByRole('button', { name: 'Ask your dealer' })).toBeNull())
    await userEvent.click(await asking())
    await userEvent.click(await screen.findByRole('button', { name: 'Send question' }))
    await screen.findByText('Your question was sent to Northfield Equipment.')
    expect(screen.queryByRole('button', { name: 'Ask your dealer' })).toBeNull()
  })

  it('takes the offer back when it did help after all', async () => {
    show(operator)
    await complain()
    await userEvent.click(screen.getByRole('button', { name: 'Helpful' }))
    await (await actions()).findByRole('button', { name: 'Ask your dealer' })
  })

  it('does not offer what was done: the question to the dealer is shown below', async () => {
    show(operator, oilAnswer, true)
    await complain()
    await screen.findByText('Reason saved. Thank you.')
    expect(screen.queryByRole('button', { name: 'Ask your dealer' })).toBeNull()
  })

  it('offers a dealership’s own staff to write a note instead', async () => {
    show(orgUser)
    await (await actions()).findByRole('button', { name: 'Write a note' })
    await complain()
    await screen.findByText(/^If you know the answer, write a note/)
    expect(screen.getAllByRole('button', { name: 'Write a note' })).toHaveLength(1)
    expect(screen.queryByText(/your dealer/i)).toBeNull()
  })
})

describe('the head of an answer', () => {
  it('says that a language model wrote it', async () => {
    show(operator, modelAnswer)
    await screen.findByText('Written by a language model, each sentence checked against the page')
  })

  it('is followed by the reason why none did', async () => {
    const warning = 'The language model took too long. This answer was composed from the manuals without it.'
    show(operator, { ...oilAnswer, warnings: [warning] })
    await screen.findByText(warning)
    expect(screen.queryByText(/^Written by/)).toBeNull()
  })
})

describe('other answers', () => {
  it('a refusal, which says itself whom to ask, does so once', async () => {
    show(operator, refusal)
    await complain()
    await screen.findByText('Reason saved. Thank you.')
    expect(await screen.findAllByRole('button', { name: 'Ask your dealer' })).toHaveLength(1)
  })

  it('a refusal says that the dealership reads the question, unless records were asked for', async () => {
    show(operator, refusal)
    await screen.findByText('Your dealership sees which questions no manual answers, but not who asked them.')
  })

  it('a refusal of records is read by nobody', async () => {
    show(operator, { ...refusal, engine: 'records' })
    await screen.findByRole('button', { name: 'Ask your dealer' })
    expect(screen.queryByText(/^Your dealership sees/)).toBeNull()
  })

  it('the reply to a greeting sends nobody to the dealer', async () => {
    show(operator, { ...oilAnswer, response: 'You are welcome.', citations: [], safety: [] })
    await complain()
    await screen.findByText('Reason saved. Thank you.')
    expect(screen.queryByRole('button', { name: 'Ask your dealer' })).toBeNull()
  })
})

describe('sharing by the device', () => {
  it('is not offered where there is none', () => {
    show(operator)
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  it.each([
    ['the person changes their mind', new DOMException('', 'AbortError'), 0],
    ['the device refuses', new DOMException('', 'NotAllowedError'), 1],
  ])('says so only if it fails: %s', async (_, cause, reports) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(cause)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    show(operator)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    const [shared] = share.mock.calls[0] ?? []
    expect(shared?.title).toBe('how much oil?')
    expect(shared?.text).toContain('[1] Operation and Maintenance Manual, page 31')
    await act(async () => undefined)
    expect(screen.queryAllByText('Could not share. Copy the answer instead.')).toHaveLength(reports)
    vi.unstubAllGlobals()
  })
})
