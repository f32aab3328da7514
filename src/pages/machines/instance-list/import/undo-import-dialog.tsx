import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isImportRunning, machineInstanceMutations, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { Skeleton } from '@/shared/ui/skeleton'
import { StoringState } from '@/widgets/table-import'
import { instanceListText } from '../text'
import { ImportReport } from './import-report'

/** How far an import is stored, and what it has stored, which can be undone for a day. */
export function UndoImportDialog({ importId, onClose }: { importId: string; onClose: () => void }) {
  const t = useText(instanceListText)
  const { data: stored, error } = useQuery(machineInstanceQueries.import(importId))
  const restart = useMutation(machineInstanceMutations.restartImport(importId))
  const undo = useMutation(machineInstanceMutations.undoImport(importId))
  const client = useQueryClient()
  const isRunning = isImportRunning(stored)
  useEffect(() => {
    if (isRunning) return () => void client.invalidateQueries({ queryKey: machineInstanceQueries.all() })
  }, [isRunning, client])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={stored?.file_name ?? t('importTitle')}
      description={t('undoDescription')}
      size="lg"
      locked={undo.isPending}
      actions={
        <Button onClick={onClose} disabled={undo.isPending}>
          {t('close')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {error && <Callout tone="danger">{error.message}</Callout>}
        {!stored && !error && <Skeleton className="h-24" />}
        {stored && (
          <StoringState
            stored={stored}
            count={stored.status === 'APPLYING' ? stored.rows : stored.created + stored.updated}
            words={{
              ...{ mayLeave: t('mayLeave'), storing: t('storing') },
              applied: t('importedCounts', { created: stored.created, updated: stored.updated }),
            }}
            restart={restart}
            discard={undefined}
            undo={undo}
          />
        )}
        {stored && stored.refused_rows.length > 0 && (
          <ImportReport
            label={t('refusedRowsOf', { file: stored.file_name })}
            rows={stored.refused_rows.map((row) => ({ ...row, status: 'failed' as const, fate: t('refused') }))}
          >
            {t('refusedRows', { count: stored.refused })}
            {stored.refused > stored.refused_rows.length && (
              <span className="block">{t('firstListed', { count: stored.refused_rows.length })}</span>
            )}
          </ImportReport>
        )}
        {stored && stored.kept.length > 0 && (
          <ImportReport
            label={t('rows', { file: stored.file_name })}
            rows={stored.kept.map(({ row, serial_number, reason }) => ({
              ...{ row, serial_number, reason },
              ...{ status: 'idle' as const, fate: t('kept') },
            }))}
          >
            {t('keptRows')}
          </ImportReport>
        )}
      </div>
    </Dialog>
  )
}
