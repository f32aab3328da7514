import { useQuery } from '@tanstack/react-query'
import { TelematicsReport, type TelematicsSource, telematicsSourceQueries } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Loaded } from '@/shared/ui/loaded'
import { instanceListText } from '../text'

/** What became of each machine when an endpoint was last read. */
export function SourceReportDialog({ source, onClose }: { source: TelematicsSource; onClose: () => void }) {
  const t = useText(instanceListText)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reportTitle', { name: source.name })}
      size="lg"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Loaded query={useQuery(telematicsSourceQueries.report(source))}>
        {(report) => <TelematicsReport report={report} />}
      </Loaded>
    </Dialog>
  )
}
