import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JoinAnswer, Room } from './events'
import { type ChannelEvents, createRooms } from './rooms'

const machine: Room = 'machine:m-1'
const progress = {
  manual_id: 'a',
  machine_id: 'm-1',
  status: 'PROCESSING',
  pages: 40,
  pages_done: 3,
} as const

function world(answer: (room: Room) => JoinAnswer | Promise<JoinAnswer> = () => ({ ok: true })) {
  let events: ChannelEvents | undefined
  const sent: string[] = []
  const channel = {
    join: vi.fn(async (room: Room, _readAgo: number) => {
      sent.push(`join ${room}`)
      return answer(room)
    }),
    leave: vi.fn(async (room: Room) => {
      sent.push(`leave ${room}`)
    }),
    renew: vi.fn(),
    close: vi.fn(),
  }
  const open = vi.fn((given: ChannelEvents) => {
    events = given
    return channel
  })
  const joinRoom = createRooms(open)
  return { joinRoom, channel, sent, open, server: () => events }
}

describe('rooms', () => {
  it('enters once it is connected, and passes on what concerns the room', async () => {
    const { joinRoom, server, channel } = world()
    const heard = vi.fn()
    const { entered } = joinRoom(machine, { 'manual.progress': heard })
    expect(channel.join).not.toHaveBeenCalled()
    server()?.connected()
    expect(await entered).toBe(true)
    server()?.received('manual.progress', progress)
    server()?.received('manual.progress', { ...progress, machine_id: 'm-2' })
    expect(heard.mock.calls).toEqual([[progress]])
  })

  it('joins a room once for all who ask for it, and leaves it with the last', async () => {
    const { joinRoom, server, sent } = world()
    joinRoom('conversation:c-1', {})
    const one = joinRoom(machine, {})
    const other = joinRoom(machine, {})
    server()?.connected()
    await other.entered
    one.leave()
    one.leave()
    expect(sent).toEqual(['join conversation:c-1', `join ${machine}`])
    other.leave()
    await vi.waitFor(() => expect(sent).toEqual(['join conversation:c-1', `join ${machine}`, `leave ${machine}`]))
  })

  it('ends the connection with the last room', async () => {
    const { joinRoom, server, channel } = world()
    const only = joinRoom(machine, {})
    server()?.connected()
    await only.entered
    only.leave()
    expect(channel.close).toHaveBeenCalledTimes(1)
  })

  describe('one message at a time about a room, so that the last one counts', () => {
    /** A room beside, so that the connection stays, and one whose joining is not answered yet. */
    function joining() {
      const answers: ((answer: JoinAnswer) => void)[] = []
      const { sent, ...rest } = world((room) =>
        room === machine ? new Promise((resolve) => answers.push(resolve)) : { ok: true },
      )
      rest.joinRoom('conversation:c-1', {})
      const first = rest.joinRoom(machine, {})
      rest.server()?.connected()
      const aboutMachine = () => sent.filter((message) => message.endsWith(machine))
      return { ...rest, first, aboutMachine, answer: () => answers.shift()?.({ ok: true }) }
    }

    it('left while it is being joined: out', async () => {
      const { first, aboutMachine, answer } = joining()
      await vi.waitFor(() => expect(aboutMachine()).toHaveLength(1))
      first.leave()
      expect(aboutMachine()).toEqual([`join ${machine}`])
      answer()
      await vi.waitFor(() => expect(aboutMachine()).toEqual([`join ${machine}`, `leave ${machine}`]))
    })

    it('left and joined again while it is being joined: in', async () => {
      const { joinRoom, first, aboutMachine, answer, server } = joining()
      const heard = vi.fn()
      await vi.waitFor(() => expect(aboutMachine()).toHaveLength(1))
      first.leave()
      const second = joinRoom(machine, { 'manual.progress': heard })
      answer()
      await vi.waitFor(() => expect(aboutMachine()).toEqual([`join ${machine}`, `join ${machine}`]))
      answer()
      expect(await second.entered).toBe(true)
      server()?.received('manual.progress', progress)
      expect(heard).toHaveBeenCalledOnce()
    })
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

  describe('what may have changed before the room was entered', () => {
    afterEach(() => {
      vi.useRealTimers()
    })

    it('is read again where the server reports that it changed, but not otherwise', async () => {
      vi.useFakeTimers()
      const { joinRoom, server, channel } = world((room) => ({ ok: true, missed: room === machine }))
      const [changed, unchanged] = [vi.fn(), vi.fn()]
      const both = [joinRoom(machine, { rejoined: changed }), joinRoom('conversation:c-1', { rejoined: unchanged })]
      vi.advanceTimersByTime(1000)
      server()?.connected()
      await Promise.all(both.map(({ entered }) => entered))
      expect(changed).toHaveBeenCalledOnce()
      expect(unchanged).not.toHaveBeenCalled()
      // The time that the message may take is added.
      for (const [, readAgo] of channel.join.mock.calls) expect(readAgo).toBe(3000)
    })

    it('is read again by who comes late into a room that others are in, if it had an event', async () => {
      vi.useFakeTimers()
      const { joinRoom, server } = world()
      const others = vi.fn()
      const { entered } = joinRoom(machine, { rejoined: others })
      server()?.connected()
      await entered
      vi.advanceTimersByTime(1000)
      const [before, after] = [vi.fn(), vi.fn()]
      const readAt = Date.now()
      vi.advanceTimersByTime(1000)
      joinRoom(machine, { rejoined: before }, readAt)
      server()?.received('manual.progress', progress)
      joinRoom(machine, { rejoined: after }, readAt)
      expect(before).not.toHaveBeenCalled()
      expect(after).toHaveBeenCalledOnce()
      expect(others).not.toHaveBeenCalled()
    })

    it('is read again where the server took long to answer', async () => {
      vi.useFakeTimers()
      let answer: (given: JoinAnswer) => void = () => undefined
      const { joinRoom, server } = world(() => new Promise((resolve) => (answer = resolve)))
      const rejoined = vi.fn()
      const { entered } = joinRoom(machine, { rejoined })
      server()?.connected()
      await vi.advanceTimersByTimeAsync(5000)
      answer({ ok: true })
      await entered
      expect(rejoined).toHaveBeenCalledOnce()
    })

    it('is read again by who read it before anybody was in the room', async () => {
      vi.useFakeTimers()
      const { joinRoom, server } = world()
      const readAt = Date.now()
      vi.advanceTimersByTime(1000)
      const { entered } = joinRoom(machine, {})
      server()?.connected()
      await entered
      const rejoined = vi.fn()
      joinRoom(machine, { rejoined }, readAt)
      expect(rejoined).toHaveBeenCalledOnce()
    })

    it('is not read again where the room is refused', async () => {
      vi.useFakeTimers()
      const { joinRoom, server } = world(() => ({ ok: false, code: 'not_found' }))
      const rejoined = vi.fn()
      const { entered } = joinRoom(machine, { rejoined })
      vi.advanceTimersByTime(1000)
      server()?.connected()
      await entered
      expect(rejoined).not.toHaveBeenCalled()
    })
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
