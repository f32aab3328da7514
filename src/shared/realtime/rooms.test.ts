import { describe, expect, it, vi } from 'vitest'
import type { JoinAnswer, Room } from './events'
import { type ChannelEvents, createRooms } from './rooms'

const machine: Room = 'machine:m-1'
const progress = {
  manual_id: 'a',
  machine_id: 'm-1',
  status: 'PROCESSING',
  pages: 40,
  pages_done: 3,
  reason: null,
} as const

function world(answer: (room: Room) => JoinAnswer = () => ({ ok: true })) {
  let events: ChannelEvents | undefined
  const channel = {
    join: vi.fn(async (room: Room) => answer(room)),
    leave: vi.fn(),
    renew: vi.fn(),
    close: vi.fn(),
  }
  const open = vi.fn((given: ChannelEvents) => {
    events = given
    return channel
  })
  const joinRoom = createRooms(open)
  return { joinRoom, channel, open, server: () => events }
}

describe('rooms', () => {
  it('enters when the connection stands, and passes on what concerns the room', async () => {
    const { joinRoom, server, channel } = world()
    const heard = vi.fn()
    const { entered } = joinRoom(machine, { 'manual.progress': heard })
    expect(channel.join).not.toHaveBeenCalled()
    server()?.connected()
    expect(await entered).toBe(true)
    server()?.told('manual.progress', progress)
    server()?.told('manual.progress', { ...progress, machine_id: 'm-2' })
    expect(heard.mock.calls).toEqual([[progress]])
  })

  it('joins a room once for all who ask for it, and leaves it with the last', async () => {
    const { joinRoom, server, channel } = world()
    const one = joinRoom(machine, {})
    const other = joinRoom(machine, {})
    server()?.connected()
    await other.entered
    expect(channel.join).toHaveBeenCalledTimes(1)
    one.leave()
    one.leave()
    expect(channel.leave).not.toHaveBeenCalled()
    other.leave()
    expect(channel.leave).toHaveBeenCalledExactlyOnceWith(machine)
    expect(channel.close).toHaveBeenCalledTimes(1)
  })

  it('keeps one connection for all rooms', async () => {
    const { joinRoom, server, open, channel } = world()
    const one = joinRoom(machine, {})
    server()?.connected()
    await joinRoom('conversation:c-1', {}).entered
    one.leave()
    expect(open).toHaveBeenCalledTimes(1)
    expect(channel.close).not.toHaveBeenCalled()
  })

  it('joins again after a lost connection, and says so', async () => {
    const { joinRoom, server, channel } = world()
    const rejoined = vi.fn()
    await Promise.all([joinRoom(machine, { rejoined }).entered, server()?.connected()])
    expect(rejoined).not.toHaveBeenCalled()
    server()?.disconnected()
    server()?.connected()
    await vi.waitFor(() => expect(rejoined).toHaveBeenCalledTimes(1))
    expect(channel.join).toHaveBeenCalledTimes(2)
  })

  it('says when the server does not let us in', async () => {
    const { joinRoom, server } = world(() => ({ ok: false, code: 'not_found' }))
    const { entered } = joinRoom(machine, {})
    server()?.connected()
    expect(await entered).toBe(false)
  })

  it('renews the token that the server no longer takes, and enters then', async () => {
    let isRenewed = false
    const { joinRoom, server, channel } = world(() =>
      isRenewed ? { ok: true } : { ok: false, code: 'token_not_valid' },
    )
    const { entered } = joinRoom(machine, {})
    channel.renew.mockImplementation(() => {
      isRenewed = true
      server()?.connected()
    })
    server()?.connected()
    expect(await entered).toBe(true)
  })
})
