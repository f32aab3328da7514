import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { catalogueUploadLimits } from '#contract/platform-limits'
import { catalogueImportMutations } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { FileDrop, useTableFiles } from '@/shared/ui/file-drop'
import { Spinner } from '@/shared/ui/spinner'
import { TemplateLink } from '@/widgets/table-import'
import { catalogueImportsText } from './text'

const { maxMb } = catalogueUploadLimits.file
const BYTES_PER_MB = 1024 * 1024

/** Sends a table to be read, and leads to what would become of its rows. */
export function UploadTable({ catalogueId }: { catalogueId: string }) {
  const t = useText(catalogueImportsText)
  const navigate = useNavigate()
  const tableFiles = useTableFiles()
  const [isTooLarge, setTooLarge] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...catalogueImportMutations.start(catalogueId),
    onSuccess: ({ id }) => void navigate({ to: '/manage-catalogue/import/$id', params: { id } }),
  })

  function send([file]: File[]) {
    if (!file) return
    const isOver = file.size > maxMb * BYTES_PER_MB
    setTooLarge(isOver)
    if (!isOver) mutate(file)
  }

  return (
    <div className="grid gap-3">
      <FileDrop
        label={t('file')}
        help={t('fileHelp', { size: maxMb })}
        {...tableFiles}
        disabled={isPending}
        error={isTooLarge ? t('tooLarge', { size: maxMb }) : error?.message}
        onFiles={send}
      />
      {isPending && (
        <p role="status" className="flex items-center gap-2 text-ink-muted">
          <Spinner /> {t('uploading')}
        </p>
      )}
      <TemplateLink of="parts" />
      <p className="text-sm text-ink-muted">{t('columns')}</p>
    </div>
  )
}
