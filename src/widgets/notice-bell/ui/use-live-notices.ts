import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Notice, noticeQueries } from '@/entities/notice'
import { type Changed, readAgain } from '@/shared/api'
import { joinRoom } from '@/shared/realtime'

/** Refetches the reader's notices when one is added, and passes it on. `onAdded` must be stable. */
export function useLiveNotices(personId: string, onAdded: (notice: Notice) => void): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = (changed: Changed) => readAgain(client, noticeQueries.all(), changed)
    const add = async (id: string, changeId: string | undefined) => {
      await refresh({ changeId })
      const added = client.getQueryData(noticeQueries.newest().queryKey)?.items.find((notice) => notice.id === id)
      if (added) onAdded(added)
    }
    return joinRoom(`notices:${personId}`, {
      'notice.added': ({ notice_id }, changeId) => void add(notice_id, changeId),
      rejoined: (at) => void refresh({ at }),
    }).leave
  }, [client, personId, onAdded])
}
