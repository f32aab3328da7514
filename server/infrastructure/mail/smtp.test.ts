import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { MailFailure, OutgoingMail } from './mail-transport'
import { createSmtpTransport } from './smtp'
import { startMailServer } from './testing/mail-server'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const from = 'Yardhand <no-reply@yard.example>'
const mail: OutgoingMail = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  to: 'rita@quarry.example',
  subject: 'Größe und Öl',
  text: 'The text version.',
  html: '<p>The HTML version.</p>',
  pictures: [],
  unsubscribeUrl: null,
}

async function serve(options?: SMTPServerOptions) {
  const server = await startMailServer(options)
  closers.push(server.close)
  return server
}

function transportTo(url: string) {
  const transport = createSmtpTransport({ url, from })
  closers.push(transport.close)
  return (changes: Partial<OutgoingMail> = {}) =>
    transport.send({ ...mail, ...changes }, new AbortController().signal).then(
      () => 'sent' as const,
      ({ message, permanent }: MailFailure) => ({ message, permanent }),
    )
}

const headerOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'))

describe('sending by SMTP', () => {
  it('adds both headers of RFC 8058 when the e-mail can be unsubscribed from', async () => {
    const server = await serve()
    const send = transportTo(server.url)
    await send()
    await send({ unsubscribeUrl: 'https://yard.example/api/v2/unsubscribe/u1token' })
    const [without = '', withBoth = ''] = server.received.map(({ source }) => headerOf(source))
    expect(without).not.toContain('List-Unsubscribe')
    expect(withBoth).toContain('List-Unsubscribe: <https://yard.example/api/v2/unsubscribe/u1token>\r\n')
    expect(withBoth).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  })

  it('delivers the text and HTML versions from the sender to the recipient', async () => {
    const server = await serve()
    expect(await transportTo(server.url)()).toBe('sent')
    const [{ source = '', ...envelope } = {}] = server.received
    expect(envelope).toEqual({ from: 'no-reply@yard.example', to: ['rita@quarry.example'], encrypted: false })
    expect(source).toContain('Content-Type: multipart/alternative')
    expect(source).toContain('The text version.')
    expect(source).toContain('<p>The HTML version.</p>')
    expect(headerOf(source)).toContain('From: Yardhand <no-reply@yard.example>')
  })

  it('uses the same Message-ID for every attempt, so that mailboxes recognize the e-mail', async () => {
    const server = await serve()
    const send = transportTo(server.url)
    await send()
    await send()
    const ids = server.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1])
    expect(ids).toEqual(Array(2).fill(`<${mail.id}@yard.example>`))
  })

  it('marks the e-mail as automatic to suppress automatic replies (RFC 3834)', async () => {
    const server = await serve()
    await transportTo(server.url)()
    expect(headerOf(server.received[0]?.source ?? '')).toContain('Auto-Submitted: auto-generated')
  })

  it('prevents header injection through the subject or the recipient', async () => {
    const server = await serve()
    const send = transportTo(server.url)
    await send({ subject: 'Hello\r\nBcc: thief@elsewhere.example' })
    await send({ to: 'rita@quarry.example\r\nBcc: thief@elsewhere.example' })
    await send({ to: 'rita@quarry.example, thief@elsewhere.example' })
    expect(server.received.flatMap(({ to }) => to)).not.toContain('thief@elsewhere.example')
    for (const { source } of server.received) expect(headerOf(source)).not.toMatch(/^Bcc:/im)
  })
})

describe('the server’s replies', () => {
  it.each([
    [450, 'mailbox busy', false],
    [550, 'no such user', true],
  ])('%d %s: permanent is %s', async (code, text, permanent) => {
    const server = await serve()
    server.refusals.push({ code, text })
    expect(await transportTo(server.url)()).toEqual({ message: `The mail server answered: ${code} ${text}`, permanent })
  })

  it('a rejection of the message itself is final', async () => {
    const refuse: SMTPServerOptions['onData'] = (stream, _session, callback) => {
      stream.resume().on('end', () => callback(Object.assign(new Error('looks like spam'), { responseCode: 554 })))
    }
    const server = await serve({ onData: refuse })
    const message = 'The mail server answered: 554 looks like spam'
    expect(await transportTo(server.url)()).toEqual({ message, permanent: true })
  })

  it('a rejection of the sender is retried, because the setting can be corrected', async () => {
    const server = await serve({
      onMailFrom: (_address, _session, callback) =>
        callback(Object.assign(new Error('not your domain'), { responseCode: 553 })),
    })
    expect(await transportTo(server.url)()).toMatchObject({ permanent: false })
  })
})

describe('the connection', () => {
  it('reports a refused connection, which is retried', async () => {
    const server = await startMailServer()
    await server.close()
    const refused = { message: 'The mail server refused the connection.', permanent: false }
    expect(await transportTo(server.url)()).toEqual(refused)
  })

  const auth: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'yard' && password === 'p@ss:word'
        ? callback(null, { user: username })
        : callback(Object.assign(new Error(`wrong password ${password}`), { responseCode: 535 })),
  }

  it('signs in with the credentials of SMTP_URL', async () => {
    const server = await serve(auth)
    const credentials = `yard:${encodeURIComponent('p@ss:word')}`
    expect(await transportTo(`smtp://${credentials}@127.0.0.1:${server.port}`)()).toBe('sent')
  })

  it('does not reveal a wrong password', async () => {
    const server = await serve(auth)
    const message = 'The mail server did not accept the user name and password of SMTP_URL.'
    const answer = await transportTo(`smtp://yard:wrong@127.0.0.1:${server.port}`)()
    expect(answer).toEqual({ message, permanent: false })
  })

  it('is encrypted when the server offers it', async () => {
    const server = await serve({ disabledCommands: [] })
    expect(await transportTo(`${server.url}?tls.rejectUnauthorized=false`)()).toBe('sent')
    expect(server.received).toMatchObject([{ encrypted: true }])
  })

  it.each([
    ['smtp', { disabledCommands: [] }],
    ['smtps', { secure: true }],
  ] as const)('by %s: sends nothing to a server with an untrusted certificate', async (scheme, options) => {
    const server = await serve({ ...options, disabledCommands: [] })
    const message = 'The mail server’s certificate is not trusted, so nothing was sent.'
    expect(await transportTo(`${scheme}://127.0.0.1:${server.port}`)()).toEqual({ message, permanent: false })
    expect(server.received).toEqual([])
  })
})
