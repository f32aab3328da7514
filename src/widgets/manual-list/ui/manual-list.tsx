import { BookOpen, FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Machine } from '@/entities/machine'
import { type Manual, useLiveManuals } from '@/entities/manual'
import { UploadManualDialog } from '@/features/upload-manual'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { useProcessingNews, useRetryManual } from '../model/processing'
import { manualListText } from '../text'
import { DeleteManualDialog } from './delete-manual-dialog'
import { EditManualDialog } from './edit-manual-dialog'
import { ManualRow } from './manual-row'

type ManualListProps = {
  machine: Machine
  /** Who may upload, with the name of their organization, which a super user has not; undefined for everybody else. */
  uploader: { organizationName: string | undefined } | undefined
  onOpen: (manual: Manual) => void
}

/** A machine's manuals and how far their processing has come; uploading, retrying and deleting for those who may. */
export function ManualList({ machine, uploader, onOpen }: ManualListProps) {
  const t = useText(manualListText)
  const manuals = useLiveManuals(machine.id)
  const announce = useProcessingNews()
  const { retry, retryingId } = useRetryManual()
  const [isUploading, setIsUploading] = useState(false)
  const [toEdit, setToEdit] = useState<Manual>()
  const [toDelete, setToDelete] = useState<Manual>()

  const uploadButton = uploader && (
    <Button icon={<FileUp aria-hidden />} onClick={() => setIsUploading(true)}>
      {t('upload')}
    </Button>
  )
  const isEmpty = manuals.data?.items.length === 0
  return (
    <Card title={t('title')} actions={!isEmpty && uploadButton} flush>
      <Loaded query={manuals} skeleton={<Skeleton className="mx-5 mb-5 h-40" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('emptyTitle')} icon={BookOpen} action={uploadButton}>
              {t(uploadButton ? 'emptyForStaff' : 'empty')}
            </EmptyState>
          ) : (
            <ul>
              {items.map((manual) => (
                <ManualRow
                  key={manual.id}
                  manual={manual}
                  onOpen={() => onOpen(manual)}
                  onRetry={() => retry(manual)}
                  retrying={retryingId === manual.id}
                  onEdit={() => setToEdit(manual)}
                  onDelete={() => setToDelete(manual)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {toEdit && <EditManualDialog manual={toEdit} onClose={() => setToEdit(undefined)} />}
      {toDelete && <DeleteManualDialog manual={toDelete} onClose={() => setToDelete(undefined)} />}
      {uploader && (
        <UploadManualDialog
          machine={machine}
          organizationName={uploader.organizationName}
          open={isUploading}
          onOpenChange={setIsUploading}
          onUploaded={({ id }) => announce({ id, machine_id: machine.id })}
        />
      )}
    </Card>
  )
}
