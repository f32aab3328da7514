import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  /** Headers and body as received. */
  source: string
  encrypted: boolean
}

/** The server's replies to the next recipients, in order; afterwards it accepts every recipient. */
type Reply = { code: number; text: string }

/** Starts a real mail server on a local port, by default a free one; it stores what it receives. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
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
  // Some tests let the client reject the certificate and disconnect.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.server.address() as AddressInfo
  return {
    received,
    refusals,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
