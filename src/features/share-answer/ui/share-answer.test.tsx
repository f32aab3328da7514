import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { assistantsHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { ShareAnswerDialog } from './share-answer-dialog'

const path = '/session-summary/share'
const answer = {
  id: '6f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03',
  conversation_id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04',
}
const sent = vi.fn()
const server = serveWith(
  assistantsHttp.post(path, async ({ request, response }) => {
    sent(await request.json())
    return response(204).empty()
  }),
)

async function share(typed: string) {
  sent.mockReset()
  const onClose = vi.fn()
  renderScreen(<ShareAnswerDialog answer={answer} onClose={onClose} />)
  const field = screen.getByLabelText('E-mail addresses')
  if (typed) await userEvent.type(field, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  return { onClose, field }
}

it('sends the answer to each address, and says to whom', async () => {
  const { onClose } = await share('ann@quarry.example, zoe@quarry.example;')
  await screen.findByText('The answer is on its way to ann@quarry.example and zoe@quarry.example.')
  const to_emails = ['ann@quarry.example', 'zoe@quarry.example']
  expect(sent.mock.calls).toEqual([[{ conversation_id: answer.conversation_id, message_id: answer.id, to_emails }]])
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  ['', 'Enter an e-mail address.'],
  ['ann@quarry.example, zoe', '“zoe” is not an e-mail address.'],
  [Array.from({ length: 21 }, (_, n) => `p${n}@q.example`).join(','), 'Enter 20 addresses at most.'],
])('names what is wrong with "%s" at the field, and sends nothing', async (typed, message) => {
  const { field } = await share(typed)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText(message)).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})

it('shows what the server refuses of one address at the field, which keeps what was typed', async () => {
  const refused = {
    ...problem(400, 'invalid', 'No.'),
    errors: [{ path: 'body.to_emails.0', message: 'Not reachable.' }],
  }
  server.use(assistantsHttp.post(path, ({ response }) => response(400).json(refused)))
  const { field, onClose } = await share('ann@quarry.example')
  await screen.findByText('Not reachable.')
  expect(field).toHaveProperty('value', 'ann@quarry.example')
  expect(onClose).not.toHaveBeenCalled()
})
