import { createServer } from 'node:http'
import Stripe from 'stripe'

const secret = 'whsec_for_tests'

/** A server that takes events, checks their signature with the official SDK, and stores them. */
export async function openWebhookReceiver() {
  const events: Stripe.Event[] = []
  const bodies: string[] = []
  let status = 200
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      const signature = String(request.headers['stripe-signature'])
      if (status === 200) events.push(Stripe.webhooks.constructEvent(body, signature, secret))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('the receiver has no port')
  return {
    webhook: { url: `http://127.0.0.1:${address.port}/webhook`, secret },
    events,
    /** All that was received, refused or not. */
    bodies,
    types: () => events.map(({ type }) => type),
    /** Answers with this status from now on. */
    answerWith(next: number) {
      status = next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
