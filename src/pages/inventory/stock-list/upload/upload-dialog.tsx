import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { inventoryUploadLimits } from '#contract/platform-limits'
import { inventoryMutations } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { FileDrop, tableFiles } from '@/shared/ui/file-drop'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toaster'
import { inventoryListText } from '../text'
import { UploadReport } from './upload-report'

const { maxMb } = inventoryUploadLimits.file
const BYTES_PER_MB = 1024 * 1024

type UploadDialogProps = {
  /** For a super user. */
  organizationId: string | undefined
  onClose: () => void
}

/** Chooses the table of a count, shows what it would change, then stores it. */
export function UploadDialog({ organizationId, onClose }: UploadDialogProps) {
  const t = useText(inventoryListText)
  const [isTooLarge, setTooLarge] = useState(false)
  const check = useMutation(inventoryMutations.checkUpload())
  const upload = useMutation(inventoryMutations.upload())
  const { data: report, variables: table } = check
  const failure = upload.error ?? check.error

  function choose([file]: File[]) {
    if (!file) return
    upload.reset()
    check.reset()
    const isOver = file.size > maxMb * BYTES_PER_MB
    setTooLarge(isOver)
    if (!isOver) check.mutate({ file, organization_id: organizationId, rows: 'good' })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('upload')}
      description={t('uploadHelp')}
      size="lg"
      locked={upload.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={upload.isPending}>
            {t('cancel')}
          </Button>
          {report && (
            <Button onClick={() => check.reset()} disabled={upload.isPending}>
              {t('another')}
            </Button>
          )}
          {report && table && report.updated > 0 && (
            <Button
              variant="primary"
              pending={upload.isPending}
              onClick={() =>
                upload.mutate(table, {
                  onSuccess: ({ updated }) => {
                    toast.success(t('applied', { count: updated }))
                    onClose()
                  },
                })
              }
            >
              {t('apply', { count: report.updated })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Callout tone="danger" announce>
            {failure.message}
          </Callout>
        )}
        {check.isPending && (
          <div role="status" className="grid gap-2">
            <p>{t('checking')}</p>
            <Skeleton className="h-40" />
          </div>
        )}
        {report && table && <UploadReport report={report} fileName={table.file.name} />}
        {!report && !check.isPending && (
          <FileDrop
            label={t('file')}
            help={t('fileHelp', { size: maxMb })}
            accept={tableFiles}
            error={isTooLarge ? t('tooLarge', { size: maxMb }) : undefined}
            onFiles={choose}
          />
        )}
      </div>
    </Dialog>
  )
}
