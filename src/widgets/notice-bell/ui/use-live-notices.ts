import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Notice, noticeQueries } from '@/entities/notice'
import { readAgain } from '@/shared/api'
import { joinRoom } from '@/shared/realtime'

/** Refetches the reader's notices when one is added, and passes it on. `onAdded` must be stable. */
export function useLiveNotices(personId: string, onAdded: (notice: Notice) => void): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => client.invalidateQueries({ queryKey: noticeQueries.all() })
    const add = async (id: string) => {
      await refresh()
      const added = client.getQueryData(noticeQueries.newest().queryKey)?.items.find((notice) => notice.id === id)
      if (added) onAdded(added)
    }
    return joinRoom(`notices:${personId}`, {
      'notice.added': ({ notice_id }) => void add(notice_id),
      rejoined: (at) => void readAgain(client, noticeQueries.all(), { at }),
    }).leave
  }, [client, personId, onAdded])
}
