import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

type Handlers = Parameters<typeof setupServer>

/** Answers the calls of one test file by these handlers; a call that none of them answers fails its test. */
export function serveWith(...handlers: Handlers) {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
