import { useQuery } from '@tanstack/react-query'
import { TelematicsReport, type TelematicsSource, telematicsSourceQueries } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorState } from '@/shared/ui/error-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { instanceListText } from '../text'

/** What became of each machine when an endpoint was last read. */
export function SourceReportDialog({ source, onClose }: { source: TelematicsSource; onClose: () => void }) {
  const t = useText(instanceListText)
  const { data, error, isFetching, refetch } = useQuery(telematicsSourceQueries.report(source))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reportTitle', { name: source.name })}
      size="lg"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {data ? (
        <TelematicsReport report={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}
