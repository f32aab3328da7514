import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { userQueries } from '@/entities/user'
import { assistantsHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { HomePage } from './home-page'

const conversation = {
  id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04',
  assistant: 'operations',
  machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  title: 'how much oil does the engine take?',
  updated_at: new Date().toISOString(),
} as const

const server = serveWith()

function answerWith(items: (typeof conversation)[]) {
  server.use(
    assistantsHttp.get('/conversations/', ({ response }) =>
      response(200).json({ items, total: items.length, page: 1, limit: 5 }),
    ),
  )
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(userQueries.me().queryKey, operator)
  render(
    <QueryClientProvider client={client}>
      <HomePage
        conversationLink={({ id, title }) => <a href={`#${id}`}>{title}</a>}
        ask={<button type="button">Ask Bob</button>}
        firstAction={<button type="button">Ask the first question</button>}
        machines={<a href="/machines">All machines</a>}
      />
    </QueryClientProvider>,
  )
}

describe('HomePage', () => {
  it('leads to the recent conversations', async () => {
    answerWith([conversation])
    show()
    const link = await screen.findByRole('link', { name: conversation.title })
    expect(link.getAttribute('href')).toBe(`#${conversation.id}`)
    expect(screen.getByText('Today')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Hello Rosa' })).toBeTruthy()
  })

  it('says what the place is for while it is empty, and offers the first action beside the one primary', async () => {
    answerWith([])
    show()
    await screen.findByText('No conversations yet')
    expect(screen.getAllByRole('button', { name: 'Ask Bob' })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Ask the first question' })).toHaveLength(1)
  })

  it('says what failed, and tries again', async () => {
    server.use(
      assistantsHttp.get('/conversations/', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
    )
    show()
    await screen.findByText('The request is not valid.')
    answerWith([conversation])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: conversation.title })
  })
})
