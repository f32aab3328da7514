import { createServer } from 'node:http'
import { startMailServer } from '../../../server/infrastructure/mail/testing/mail-server'

// A mail server beside the product, and over HTTP what it has received for `?to=`: the tests run in other processes.
const { received } = await startMailServer({}, Number(process.env.E2E_SMTP_PORT))
createServer(({ url = '/' }, response) => {
  const recipient = new URL(url, 'http://127.0.0.1').searchParams.get('to') ?? ''
  response.end(JSON.stringify(received.filter(({ to }) => to.includes(recipient))))
}).listen(Number(process.env.E2E_MAILBOX_PORT), '127.0.0.1')
