import { useQuery } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Skeleton } from '@/shared/ui/skeleton'
import { machineDetailsText } from './text'

/** When the newest manual of a model came; nothing where there is none, which its status says. */
export function LastUpload({ machineId }: { machineId: string }) {
  const t = useText(machineDetailsText)
  const ago = useRelativeTime()
  const { data, isPending } = useQuery(machineQueries.manualUploadDate(machineId))
  if (isPending) return <Skeleton className="h-6 w-40" />
  if (!data?.uploaded_at) return null
  return <time dateTime={data.uploaded_at}>{t('lastUpload', { when: ago(data.uploaded_at) })}</time>
}
