import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { onConnectionChange, sendAllWaiting } from '@/shared/api'
import { type Sender, useWaiting } from '@/shared/lib/outbox'

const pauseMs = 30_000

type OutboxEvents = {
  /** Something that waited was sent. */
  onSent: () => void
  /** Something more waits. */
  onStored?: () => void
}

/** What waits of a sender, sent whenever the server may be reached again. */
export function useOutbox(sender: Sender, { onSent, onStored }: OutboxEvents) {
  const queryClient = useQueryClient()
  const entries = useWaiting(sender)
  const isAnyOpen = entries.some(({ refusal }) => refusal === undefined)

  const send = async () => {
    if (!(await sendAllWaiting(sender))) return
    onSent()
    await queryClient.invalidateQueries()
  }
  const sendAgain = useEffectEvent(() => void send())
  useEffect(() => {
    if (!isAnyOpen) return
    sendAgain()
    const timer = setInterval(sendAgain, pauseMs)
    window.addEventListener('online', sendAgain)
    const stopFollowing = onConnectionChange((isLost) => !isLost && sendAgain())
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sendAgain)
      stopFollowing()
    }
  }, [isAnyOpen])

  const known = useRef(entries.length)
  const announce = useEffectEvent((count: number) => {
    // What was refused at once is shown where it was entered.
    if (count > known.current && entries.at(-1)?.refusal === undefined) onStored?.()
    known.current = count
  })
  useEffect(() => announce(entries.length), [entries.length])
  return { entries, send }
}
