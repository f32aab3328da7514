import { useMutation } from '@tanstack/react-query'
import { outbox, type WaitingEntry } from '@/shared/lib/outbox'

/** Tries again to send what waits, also what was refused. */
export const useTryNow = (entries: readonly WaitingEntry[], send: () => Promise<void>) =>
  useMutation({
    mutationFn: async () => {
      for (const { id } of entries) outbox.retry(id)
      await send()
    },
  })
