import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface Received {
  from: string
  to: string[]
  /** Head and body as they came over the line. */
  source: string
  encrypted: boolean
}

/** What the server says to the next recipients, in their order; once they are used up it takes everybody. */
type Reply = { code: number; text: string }

/** A real mail server on a free port of this machine, which keeps what it gets. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const refusals: Reply[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      const refusal = refusals.shift()
      callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
          encrypted: session.secure,
        })
        callback()
      })
    },
    ...options,
  })
  // A client that hangs up over a certificate is what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    refusals,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
