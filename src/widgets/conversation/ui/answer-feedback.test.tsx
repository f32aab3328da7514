import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { toast } from '@/shared/ui/toaster'
import { assistantsHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { AnswerFeedback } from './answer-feedback'

const path = '/conversations/give-feedback/{id}'
const conversationId = '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04'
const answerId = '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03'

type Given = { message_id: string; rating: 'up' | 'down'; reason: string }

let stored: Given[] = []
let sent: Given[] = []
const server = serveWith(
  assistantsHttp.get(path, ({ response }) =>
    response(200).json({ items: stored, total: stored.length, page: 1, limit: 1000 }),
  ),
  assistantsHttp.post(path, async ({ request, response }) => {
    const { message_id = '', rating, reason = '' } = await request.json()
    stored = [{ message_id, rating, reason }]
    sent.push({ message_id, rating, reason })
    return response(200).json({ message_id, rating, reason })
  }),
)

function show(...before: Given[]) {
  stored = before
  renderScreen(<AnswerFeedback conversationId={conversationId} answerId={answerId} />)
}

const thumb = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed })
const status = () => screen.getByRole('status').textContent
const rated = (rating: 'up' | 'down', reason = ''): Given => ({ message_id: answerId, rating, reason })
const lastSent = (feedback: Given) => waitFor(() => expect(sent.at(-1)).toEqual(feedback))

/** Delays the response of the server until the returned function is called. */
function delayResponse(status: 200 | 404) {
  let respond = () => {}
  const delayed = new Promise<void>((resolve) => {
    respond = resolve
  })
  server.use(
    assistantsHttp.post(path, async ({ request, response }) => {
      const { message_id = '', rating, reason = '' } = await request.json()
      await delayed
      if (status === 404) return response(404).json(problem(404, 'not_found', 'Conversation not found.'))
      stored = [{ message_id, rating, reason }]
      return response(200).json({ message_id, rating, reason })
    }),
  )
  return () => respond()
}

beforeEach(() => {
  sent = []
  toast.dismiss(`feedback-${answerId}`)
})

describe('AnswerFeedback: "Thumbs up or down with a reason"', () => {
  it('shows a thumb at once, before the server has answered, and announces it', async () => {
    show()
    const respond = delayResponse(200)
    await userEvent.click(await thumb('Helpful', false))
    expect(await thumb('Helpful', true)).toBeTruthy()
    expect(status()).toBe('Marked as helpful. Thank you.')
    respond()
    await waitFor(() => expect(stored).toEqual([rated('up')]))
    expect(await thumb('Helpful', true)).toBeTruthy()
  })

  it('reverts it and states why if the server does not store it', async () => {
    show()
    const respond = delayResponse(404)
    await userEvent.click(await thumb('Not helpful', false))
    await thumb('Not helpful', true)
    respond()
    await screen.findByText('Your feedback was not saved: Conversation not found.')
    expect(await thumb('Not helpful', false)).toBeTruthy()
    expect(status()).toBe('')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('sends a reason, which is optional, and returns the focus', async () => {
    show()
    await userEvent.click(await thumb('Not helpful', false))
    await userEvent.type(await screen.findByLabelText(/What was wrong with it\?/), ' The wrong machine ')
    await userEvent.click(screen.getByRole('button', { name: 'Send reason' }))
    expect(status()).toBe('Reason saved. Thank you.')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(await thumb('Not helpful', true))
    await lastSent(rated('down', 'The wrong machine'))
  })

  it('thanks for no reason that was not given', async () => {
    show()
    await userEvent.click(await thumb('Not helpful', false))
    await userEvent.click(await screen.findByRole('button', { name: 'Send reason' }))
    expect(status()).toBe('')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('closes without a reason, by Escape too', async () => {
    show()
    await userEvent.click(await thumb('Helpful', false))
    await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(await thumb('Helpful', true))
    await userEvent.type(await screen.findByRole('textbox'), '{Escape}')
    expect(screen.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(sent).toEqual([rated('up')]))
  })

  it('shows the earlier rating, and changes it', async () => {
    show(rated('down', 'The wrong machine'))
    await userEvent.click(await thumb('Not helpful', true))
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('The wrong machine')
    await userEvent.click(await thumb('Helpful', false))
    await lastSent(rated('up'))
    expect(await thumb('Not helpful', false)).toBeTruthy()
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/What was good/)).value).toBe('')
  })

  it('retains what was typed if the reason could not be sent', async () => {
    show(rated('down'))
    await userEvent.click(await thumb('Not helpful', true))
    await userEvent.type(await screen.findByRole('textbox'), 'Too long')
    delayResponse(404)()
    await userEvent.click(screen.getByRole('button', { name: 'Send reason' }))
    await screen.findByText('Your feedback was not saved: Conversation not found.')
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Too long')
    expect(await thumb('Not helpful', true)).toBeTruthy()
  })

  it('does not affect the ratings of other answers', async () => {
    const other = { ...rated('up'), message_id: conversationId }
    show(other)
    await thumb('Helpful', false)
    expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  })
})
