import type { TestApp, Who } from '../../../../../tests/support/test-app'

/** What is sent beside a question: a chosen machine, a conversation that it goes on with. */
interface Sent {
  id?: string
  serial_number?: string
  conversation_id?: string
}

/** Asks the general assistant as one of the test's people, and returns the body of the answer. */
export const askBob =
  (test: () => TestApp) =>
  async (who: Who, prompt: string, sent: Sent = {}, language = 'en-US') => {
    const visitor = await test().as(who)
    const headers = { 'accept-language': language }
    return (await visitor.send('POST', '/api/v1/assistants/', { payload: { prompt, ...sent }, headers })).body
  }
