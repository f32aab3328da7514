import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '#contract/platform'
import { machineInstanceMutations } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { useTableFiles } from '@/shared/ui/file-drop'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Status } from '@/shared/ui/status-badge'
import { toast } from '@/shared/ui/toaster'
import { TableOutline } from '@/widgets/table-import'
import { instanceListText } from '../text'
import type { OwnerDialogProps } from '../use-instance-owners'
import { ImportDialog } from './import-dialog'
import { ImportReport } from './import-report'
import { RecognizedFormat } from './recognized-format'
import { useMachineColumns } from './use-machine-columns'

type Report = components['schemas']['ImportReport']
type Mapping = components['schemas']['TableMapping']

type ImportInstancesDialogProps = OwnerDialogProps & {
  /** Shows how far an import is which the server goes on storing. */
  onStoring: (importId: string) => void
}

/** "CSV import with a dry run that shows every row's fate": choose, see, then import. */
export function ImportInstancesDialog({ organizationId, operators, onClose, onStoring }: ImportInstancesDialogProps) {
  const t = useText(instanceListText)
  const [operatorId, setOperatorId] = useState(organizationId ?? '')
  const [file, setFile] = useState<File>()
  const [mapping, setMapping] = useState<Mapping>()
  // A table that could not be read has to be chosen again.
  const dryRun = useMutation({ ...machineInstanceMutations.checkImport(), onError: () => setFile(undefined) })
  const apply = useMutation(machineInstanceMutations.import(operatorId))
  const { data: report } = dryRun
  const failure = apply.error ?? dryRun.error
  const count = report ? report.created + report.updated : 0

  /** Checks the table as soon as both it and its owner are chosen, in whichever order. */
  function choose(table: File | undefined, organizationId: string, chosen?: Mapping) {
    dryRun.reset()
    apply.reset()
    setFile(table)
    setMapping(chosen)
    setOperatorId(organizationId)
    if (table && organizationId !== '') dryRun.mutate({ organizationId, file: table, mapping: chosen })
  }

  function run(table: File) {
    apply.mutate(
      { file: table, mapping },
      {
        onSuccess: ({ applied, import_id: importId, created, updated }) => {
          if (!applied && importId) {
            onClose()
            onStoring(importId)
            return
          }
          toast.success(t('imported', { count: created + updated }))
          onClose()
        },
      },
    )
  }

  return (
    <ImportDialog
      title={t('importTitle')}
      description={t('importDescription')}
      file={{ label: t('importFile'), help: t('importFileHelp'), ...useTableFiles() }}
      template="machines"
      size={report ? 'xl' : 'lg'}
      onFile={(chosen) => choose(chosen, operatorId)}
      operators={operators}
      operatorId={operatorId}
      onOperator={(id) => choose(file, id)}
      isBusy={dryRun.isPending || apply.isPending}
      isImporting={apply.isPending}
      failure={failure ? (report ? failure.message : t('importFailed', { reason: failure.message })) : undefined}
      onAnother={file && !dryRun.isPending ? () => choose(undefined, operatorId) : undefined}
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
        file &&
        (report ? (
          <Fates
            report={report}
            fileName={file.name}
            onMapping={apply.isPending ? undefined : (chosen) => choose(file, operatorId, chosen)}
          />
        ) : (
          <p className="wrap-anywhere">{t('chooseOperatorForStaff', { file: file.name })}</p>
        ))
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

type FatesProps = { report: Report; fileName: string; onMapping: ((mapping: Mapping) => void) | undefined }

/** The result for each row, the refused ones first: they need attention. */
function Fates({ report, fileName, onMapping }: FatesProps) {
  const t = useText(instanceListText)
  const { created, updated, unchanged, refused, refused_not_listed: notListed } = report
  const rows = report.rows.toSorted((one, other) => Number(other.fate === 'refused') - Number(one.fate === 'refused'))
  return (
    <div className="grid gap-4">
      <RecognizedFormat format={report.recognized} />
      <TableOutline outline={report.outline} onMapping={onMapping} pending={false} error={null} />
      <ImportReport
        label={t('rows', { file: fileName })}
        columns={useMachineColumns()}
        rows={rows.map(({ fate, cells, reason, ...row }) => ({
          ...row,
          ...{ status: statuses[fate], fate: t(fate) },
          reason: reason !== null && cells.length > 0 ? `${cells.join(', ')}: ${reason}` : reason,
        }))}
      >
        {t('counts', { created, updated, unchanged, refused })}
        {created + updated === 0 && <span className="block">{t('nothing')}</span>}
        {notListed > 0 && <span className="block">{t('notListed', { count: notListed })}</span>}
      </ImportReport>
    </div>
  )
}
