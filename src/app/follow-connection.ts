import type { QueryClient } from '@tanstack/react-query'
import { onConnectionChange, tryConnection } from '@/shared/api'

const pauseMs = 5000

/** While the server does not answer, asks whether it does again; as soon as it does, reads again what is on the screen. */
export function followConnection(queryClient: QueryClient): () => void {
  let asking: ReturnType<typeof setInterval> | undefined
  const stopFollowing = onConnectionChange((isLost) => {
    clearInterval(asking)
    if (isLost) asking = setInterval(tryConnection, pauseMs)
    else void queryClient.invalidateQueries()
  })
  return () => {
    clearInterval(asking)
    stopFollowing()
  }
}
