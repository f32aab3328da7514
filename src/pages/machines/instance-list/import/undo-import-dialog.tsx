import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { machineInstanceMutations, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { Skeleton } from '@/shared/ui/skeleton'
import { UndoState } from '@/widgets/table-import'
import { instanceListText } from '../text'
import { ImportReport } from './import-report'

/** What an import has stored, which can be undone for a day. */
export function UndoImportDialog({ importId, onClose }: { importId: string; onClose: () => void }) {
  const t = useText(instanceListText)
  const { data: stored, error } = useQuery(machineInstanceQueries.import(importId))
  const undo = useMutation(machineInstanceMutations.undoImport(importId))
  const client = useQueryClient()
  const isUndone = stored?.undo?.status === 'DONE'
  useEffect(() => {
    if (isUndone) void client.invalidateQueries({ queryKey: machineInstanceQueries.all() })
  }, [isUndone, client])
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
          <UndoState
            applied={t('importedCounts', { created: stored.created, updated: stored.updated })}
            count={stored.created + stored.updated}
            undo={stored.undo}
            call={undo}
          />
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
