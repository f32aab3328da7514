import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { eventRooms, type RoomEvents } from '#contract/events'
import { type Changed, readPaced } from '../api'
import type { EventHandlers, Room } from './events'
import { joinRoom } from './join-room'

/**
 * Reads again what is shown under some keys whenever the server reports a change of a record.
 *
 * @param names of events of one kind of room
 * @param id of the room; without one, nothing is followed
 */
export function useLive(
  [name, ...others]: readonly [keyof RoomEvents, ...(keyof RoomEvents)[]],
  id: string | undefined,
  ...queryKeys: readonly QueryKey[]
): void {
  const queryClient = useQueryClient()
  const room: Room | undefined = id === undefined ? undefined : `${eventRooms[name].kind}:${id}`
  const refresh = useEffectEvent((changed: Changed) => {
    for (const queryKey of queryKeys) void readPaced(queryClient, queryKey, changed)
  })
  const handlers = useEffectEvent((): EventHandlers => {
    const handler = (_: unknown, changeId?: string) => refresh({ changeId })
    return Object.fromEntries([name, ...others].map((one) => [one, handler]))
  })
  useEffect(() => {
    if (!room) return
    return joinRoom(room, { ...handlers(), rejoined: (at) => refresh({ at }) }).leave
  }, [room])
}
