import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RoomEvents, roomOf } from './events'
import { openChannel } from './open-channel'
import { createRooms, type Membership } from './rooms'

const session = vi.hoisted(() => ({
  token: 'first' as string | null,
  renew: async (_: string): Promise<string | null> => null,
}))
vi.mock('../api', () => ({
  environment: {
    get socketUrl() {
      return url
    },
  },
  tokenSource: () => ({ current: () => session.token, renew: (rejected: string) => session.renew(rejected) }),
}))

let url = ''
let server: Server
let connectedWith: unknown[]
let refused: string[]
let membership: Membership | undefined

beforeEach(async () => {
  const http = createServer()
  server = new Server(http)
  connectedWith = []
  refused = []
  server.use(({ handshake }, next) =>
    next(refused.includes(handshake.auth.token) ? new Error('token_not_valid') : undefined),
  )
  server.on('connection', (socket) => {
    connectedWith.push(socket.handshake.auth.token)
    const isOver = () => refused.includes(socket.handshake.auth.token)
    socket.on('room.join', (_room, _readAgo, acknowledge) =>
      acknowledge(isOver() ? { ok: false, code: 'token_not_valid' } : { ok: true }),
    )
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  session.token = 'first'
  session.renew = async () => null
})

afterEach(async () => {
  membership?.leave()
  await server.close()
})

async function joined() {
  const rejoined = vi.fn()
  membership = createRooms(openChannel)('machine:m-1', { rejoined })
  expect(await membership.entered).toBe(true)
  return rejoined
}

/** Somebody else comes in; whoever was about to do so before is in by then. */
async function somebodyElse() {
  const other = io(url, { auth: { token: 'other' }, forceNew: true })
  await new Promise<void>((resolve) => other.on('connect', resolve))
  other.disconnect()
}

describe('a connection that another tab of the same person has replaced', () => {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  beforeEach(() => {
    vi.stubGlobal('document', tab)
    vi.stubGlobal('window', new EventTarget())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('comes back when somebody looks at its tab, and not before', async () => {
    const rejoined = await joined()
    for (const socket of server.of('/').sockets.values()) {
      socket.emit('connection.replaced', {})
      socket.disconnect(true)
    }
    tab.visibilityState = 'hidden'
    tab.dispatchEvent(new Event('visibilitychange'))
    await somebodyElse()
    expect(connectedWith).toEqual(['first', 'other'])
    tab.visibilityState = 'visible'
    tab.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(rejoined).toHaveBeenCalledOnce())
    expect(connectedWith).toEqual(['first', 'other', 'first'])
  })
})

describe('events from the server', () => {
  const payloads: { [Name in keyof RoomEvents]: RoomEvents[Name] } = {
    'answer.delta': { conversation_id: 'c-1', answer_id: 'a-1', text: 'Fill 46 L.' },
    'answer.done': { conversation_id: 'c-1', answer_id: 'a-1' },
    'dealer.message': { conversation_id: 'c-1', message_id: 'message-1' },
    'manual.progress': {
      ...{ manual_id: 'manual-1', machine_id: 'm-1', status: 'PROCESSING' },
      ...{ pages: 44, pages_done: 10 },
    },
    'machine.thread': { operator_machine_id: 'o-1' },
    'machine.message': { operator_machine_id: 'o-1', message_id: 'message-1' },
    'notice.added': { person_id: 'person-1', notice_id: 'notice-1' },
    'order.changed': { order_id: 'order-1' },
    'payments.changed': { organization_id: 'dealership-1' },
    'orders.changed': { organization_id: 'org-1', order_id: 'order-1' },
    'stock.changed': { organization_id: 'dealership-1' },
    'maintenance_quote.changed': { organization_id: 'org-1', quote_id: 'q-1' },
    'quote.changed': { organization_id: 'org-1', quote_id: 'q-1' },
  }

  const names = [
    'answer.delta',
    'answer.done',
    'dealer.message',
    'manual.progress',
    'machine.message',
    'machine.thread',
    'notice.added',
    'order.changed',
    'orders.changed',
    'stock.changed',
    'payments.changed',
    'maintenance_quote.changed',
    'quote.changed',
  ] as const

  it('are those of the contract', () => expect(new Set<string>(names)).toEqual(new Set(Object.keys(payloads))))

  it.each(names)('%s reaches who is in its room', async (name) => {
    const heard = vi.fn()
    membership = createRooms(openChannel)(roomOf(name, payloads[name]), { [name]: heard })
    await membership.entered
    server.emit(name, payloads[name])
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(payloads[name]))
  })
})

describe('a network without WebSockets', () => {
  it('is served by polling', async () => {
    server.httpServer.removeAllListeners('upgrade')
    server.httpServer.on('upgrade', (_, connection) => connection.destroy())
    await joined()
    const [socket] = await server.fetchSockets()
    expect(server.of('/').sockets.get(socket?.id ?? '')?.conn.transport.name).toBe('polling')
  })

  it('is not what a connection begins with elsewhere', async () => {
    const requested: string[] = []
    server.httpServer.on('request', ({ url: path = '' }) => requested.push(path))
    await joined()
    expect(requested).toEqual([])
  })
})

describe('sent away by the server', () => {
  it.each([true, false])(
    'comes back with the newest token and joins its rooms again (connection closed: %s)',
    async (close) => {
      const rejoined = await joined()
      session.token = 'second'
      server.disconnectSockets(close)
      await vi.waitFor(() => expect(rejoined).toHaveBeenCalledOnce())
      expect(connectedWith).toEqual(['first', 'second'])
    },
  )

  it('with a token that is over, renews it first', async () => {
    const rejoined = await joined()
    refused = ['first']
    session.renew = async (rejected) => {
      session.token = `renewed ${rejected}`
      return session.token
    }
    server.disconnectSockets()
    await vi.waitFor(() => expect(rejoined).toHaveBeenCalledOnce())
    expect(connectedWith).toEqual(['first', 'renewed first'])
  })

  it('from several rooms because the token is over, renews it once for all', async () => {
    const joinRoom = createRooms(openChannel)
    membership = joinRoom('machine:m-1', {})
    await membership.entered
    refused = ['first']
    const renew = vi.spyOn(session, 'renew').mockImplementation(async () => {
      session.token = 'second'
      return session.token
    })
    const others = [joinRoom('machine:m-2', {}), joinRoom('conversation:c-1', {})]
    expect(await Promise.all(others.map(({ entered }) => entered))).toEqual([true, true])
    expect(renew).toHaveBeenCalledExactlyOnceWith('first')
    for (const { leave } of others) leave()
  })

  it('stays away once nobody is signed in', async () => {
    await joined()
    session.token = null
    server.disconnectSockets()
    await somebodyElse()
    expect(connectedWith).toEqual(['first', 'other'])
  })

  it('stays away when its session has ended', async () => {
    await joined()
    refused = ['first']
    const renew = vi.spyOn(session, 'renew')
    server.disconnectSockets()
    await vi.waitFor(() => expect(renew).toHaveBeenCalledExactlyOnceWith('first'))
    await somebodyElse()
    expect(connectedWith).toEqual(['first', 'other'])
  })

  it('stays away when the last room is left while the token is renewed', async () => {
    await joined()
    refused = ['first']
    let finish: (token: string) => void = () => undefined
    const renewal = new Promise<string>((resolve) => {
      finish = resolve
    })
    const renew = vi.spyOn(session, 'renew').mockReturnValue(renewal)
    server.disconnectSockets()
    await vi.waitFor(() => expect(renew).toHaveBeenCalled())
    membership?.leave()
    session.token = 'second'
    finish('second')
    await somebodyElse()
    expect(connectedWith).toEqual(['first', 'other'])
  })
})
