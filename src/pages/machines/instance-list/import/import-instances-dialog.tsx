import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '#contract/platform'
import { machineInstanceMutations } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { tableFiles } from '@/shared/ui/file-drop'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Status } from '@/shared/ui/status-badge'
import { toast } from '@/shared/ui/toaster'
import { UnusedColumns } from '@/widgets/table-import'
import { instanceListText } from '../text'
import type { OwnerDialogProps } from '../use-instance-owners'
import { ImportDialog } from './import-dialog'
import { ImportReport } from './import-report'

type Report = components['schemas']['ImportReport']

/** "CSV import with a dry run that shows every row's fate": choose, see, then import. */
export function ImportInstancesDialog({ organizationId, operators, onClose }: OwnerDialogProps) {
  const t = useText(instanceListText)
  const [operatorId, setOperatorId] = useState(organizationId ?? '')
  const dryRun = useMutation(machineInstanceMutations.checkImport(operatorId))
  const apply = useMutation(machineInstanceMutations.import(operatorId))
  const { data: report, variables: file } = dryRun
  const failure = apply.error ?? dryRun.error
  const count = report ? report.created + report.updated : 0

  function forget() {
    dryRun.reset()
    apply.reset()
  }

  function run(table: File) {
    apply.mutate(table, {
      onSuccess: ({ created, updated }) => {
        toast.success(t('imported', { count: created + updated }))
        onClose()
      },
    })
  }

  return (
    <ImportDialog
      title={t('importTitle')}
      description={t('importDescription')}
      file={{ label: t('importFile'), help: t('importFileHelp'), accept: tableFiles }}
      onFile={(chosen) => {
        forget()
        dryRun.mutate(chosen)
      }}
      operators={operators}
      operatorId={operatorId}
      onOperator={report ? undefined : setOperatorId}
      isBusy={dryRun.isPending}
      isImporting={apply.isPending}
      failure={failure ? (report ? failure.message : t('importFailed', { reason: failure.message })) : undefined}
      onAnother={report && forget}
      submit={
        file &&
        count > 0 && (
          <Button variant="primary" pending={apply.isPending} onClick={() => run(file)}>
            {t('import', { count })}
          </Button>
        )
      }
      onClose={onClose}
    >
      {dryRun.isPending ? (
        <div role="status" className="grid gap-2">
          <p>{t('checking')}</p>
          <Skeleton className="h-40" />
        </div>
      ) : (
        report && file && <Fates report={report} fileName={file.name} />
      )}
    </ImportDialog>
  )
}

const statuses: Record<Report['rows'][number]['fate'], Status> = {
  created: 'new',
  updated: 'done',
  unchanged: 'idle',
  refused: 'failed',
}

/** The result for each row, the refused ones first: they need attention. */
function Fates({ report, fileName }: { report: Report; fileName: string }) {
  const t = useText(instanceListText)
  const { created, updated, unchanged, refused, refused_not_listed: notListed } = report
  const rows = report.rows.toSorted((one, other) => Number(other.fate === 'refused') - Number(one.fate === 'refused'))
  return (
    <div className="grid gap-4">
      <UnusedColumns columns={report.unused_columns} />
      <ImportReport
        label={t('rows', { file: fileName })}
        rows={rows.map(({ fate, ...row }) => ({ ...row, status: statuses[fate], fate: t(fate) }))}
      >
        {t('counts', { created, updated, unchanged, refused })}
        {created + updated === 0 && <span className="block">{t('nothing')}</span>}
        {notListed > 0 && <span className="block">{t('notListed', { count: notListed })}</span>}
      </ImportReport>
    </div>
  )
}
