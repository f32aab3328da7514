import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { inventoryUploadLimits } from '#contract/platform-limits'
import { inventoryMutations } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { FileDrop, useTableFiles } from '@/shared/ui/file-drop'
import { Spinner } from '@/shared/ui/spinner'
import { TemplateLink } from '@/widgets/table-import'
import { inventoryListText } from '../text'

const { maxMb } = inventoryUploadLimits.file
const BYTES_PER_MB = 1024 * 1024

type UploadDialogProps = {
  /** For a super user. */
  organizationId: string | undefined
  onClose: () => void
}

/** Sends the table of a count to be read, and leads to what would become of its rows. */
export function UploadDialog({ organizationId, onClose }: UploadDialogProps) {
  const t = useText(inventoryListText)
  const navigate = useNavigate()
  const tableFiles = useTableFiles()
  const [isTooLarge, setTooLarge] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...inventoryMutations.upload(),
    onSuccess: ({ id }) => void navigate({ to: '/inventory/imports/$id', params: { id } }),
  })

  function send([file]: File[]) {
    if (!file) return
    const isOver = file.size > maxMb * BYTES_PER_MB
    setTooLarge(isOver)
    if (!isOver) mutate({ file, organization_id: organizationId })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('upload')}
      description={t('uploadHelp')}
      locked={isPending}
      actions={
        <Button onClick={onClose} disabled={isPending}>
          {t('cancel')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label={t('file')}
          help={t('fileHelp', { size: maxMb })}
          {...tableFiles}
          disabled={isPending}
          error={isTooLarge ? t('tooLarge', { size: maxMb }) : error?.message}
          onFiles={send}
        />
        <TemplateLink of="counts" />
        {isPending && (
          <p role="status" className="flex items-center gap-2 text-ink-muted">
            <Spinner /> {t('uploading')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
