import { useState } from 'react'
import { OwnerField } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { FileDrop } from '@/shared/ui/file-drop'
import type { SelectOption } from '@/shared/ui/select-field'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from '../text'
import { ImportReport } from './import-report'
import { useImport } from './use-import'

type ImportInstancesDialogProps = {
  /** Whose machines they are, or become by choice. */
  organizationId: string | undefined
  /** A dealership says for which of its operators; undefined where there is nothing to choose. */
  operators: readonly SelectOption[] | undefined
  onClose: () => void
}

/** "CSV import with a dry run that shows every row's fate": choose, see, then import. */
export function ImportInstancesDialog({ organizationId, operators, onClose }: ImportInstancesDialogProps) {
  const t = useText(instanceListText)
  const [operatorId, setOperatorId] = useState(organizationId ?? '')
  const { file, report, isChecking, failure, isImporting, choose, forget, run } = useImport(operatorId)
  const count = report ? report.created + report.updated : 0

  function finish(rows: number) {
    toast.success(t('imported', { count: rows }))
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('importTitle')}
      description={t('importDescription')}
      size="lg"
      locked={isImporting}
      actions={
        <>
          <Button onClick={onClose} disabled={isImporting}>
            {t('close')}
          </Button>
          {report && (
            <Button onClick={forget} disabled={isImporting}>
              {t('another')}
            </Button>
          )}
          {report && count > 0 && (
            <Button variant="primary" pending={isImporting} onClick={() => run(finish)}>
              {t('import', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Callout tone="danger" announce>
            {report ? failure.message : t('checkFailed', { reason: failure.message })}
          </Callout>
        )}
        {operators && !report && (
          <OwnerField operators={operators} value={operatorId} onChange={setOperatorId} disabled={isChecking} />
        )}
        {isChecking ? (
          <div role="status" className="grid gap-2">
            <p>{t('checking')}</p>
            <Skeleton className="h-40" />
          </div>
        ) : report ? (
          <ImportReport report={report} fileName={file?.name ?? ''} />
        ) : (
          <FileDrop
            label={t('importFile')}
            help={t('importFileHelp')}
            accept=".csv,text/csv"
            disabled={operatorId === ''}
            onFiles={([first]) => first && choose(first)}
          />
        )}
      </div>
    </Dialog>
  )
}
