import { useMutation, useQuery } from '@tanstack/react-query'
import { noticeMutations, noticeQueries } from '@/entities/notice'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { cartText } from './text'

/** What was taken out of the reader's carts because it is no longer sold, until they have seen it. */
export function RemovedArticles() {
  const t = useText(cartText)
  const { data } = useQuery(noticeQueries.newest())
  const read = useMutation(noticeMutations.read())
  const removed = data?.items.filter(({ link, is_read }) => link === '/cart' && !is_read) ?? []
  const [newest] = removed
  if (!newest) return null
  return (
    <Callout
      tone="warning"
      className="mb-6"
      title={t('removedTitle', { count: removed.length })}
      actions={
        <Button size="sm" pending={read.isPending} onClick={() => read.mutate(newest.created_at)}>
          {t('removedSeen')}
        </Button>
      }
    >
      {removed.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </Callout>
  )
}
