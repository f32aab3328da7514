import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { platformHttp } from './http'

/** Every page that is opened by a link asks who gave it out. */
const dealershipOfLink = platformHttp.get('/portal-links/dealership/{token}', ({ response }) =>
  response(200).json({ name: 'Northfield Equipment', phone: '+1 555 0100', logo: null }),
)

/** What staff send says beforehand who gets it. */
const recipients = (
  [
    '/quotes/{id}/recipients',
    '/orders/{id}/recipients',
    '/maintenance-quotes/{id}/recipients',
    '/machines/operator/{id}/recipients',
  ] as const
).map((path) =>
  platformHttp.get(path, ({ response }) =>
    response(200).json({
      recipients: [{ email: 'admin@ridgeline.example', delivery: 'AT_ONCE' }],
      are_unwanted: false,
    }),
  ),
)

type Handlers = Parameters<typeof setupServer>

/** Answers the calls of one test file by these handlers; a call that none of them answers fails its test. */
export function serveWith(...handlers: Handlers) {
  const server = setupServer(...handlers, dealershipOfLink, ...recipients)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
