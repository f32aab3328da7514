import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { onConnectionChange, sendAllWaiting } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { useWaiting } from '@/shared/lib/outbox'
import { toast } from '@/shared/ui/toaster'
import { outboxText } from '../text'

const pauseMs = 30_000

/** What waits of a person, sent whenever the server may be reached again. */
export function useOutbox(personId: string) {
  const t = useText(outboxText)
  const queryClient = useQueryClient()
  const entries = useWaiting(personId)
  const isAnyOpen = entries.some(({ refusal }) => refusal === undefined)

  const send = async () => {
    if (!(await sendAllWaiting(personId))) return
    toast.success(t('sent'))
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
    if (count > known.current) toast.info(t('stored'))
    known.current = count
  })
  useEffect(() => announce(entries.length), [entries.length])
  return { entries, send }
}
