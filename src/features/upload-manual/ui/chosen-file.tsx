import { FileText, X } from 'lucide-react'
import { formatFileSize } from '@/shared/lib/file-size'
import { useLocale, useText } from '@/shared/lib/i18n'
import { IconButton } from '@/shared/ui/icon-button'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { uploadManualText } from '../text'

type ChosenFileProps = {
  file: File
  /** The share that has left, 0 to 1; undefined while nothing is on its way. */
  share: number | undefined
  onRemove: () => void
}

/** The file, its size, and while it is uploaded how far it has come. */
export function ChosenFile({ file, share, onRemove }: ChosenFileProps) {
  const t = useText(uploadManualText)
  const locale = useLocale()
  const size = formatFileSize(file.size, locale)
  const sent = formatFileSize(file.size * (share ?? 0), locale)
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-sunken py-2 pr-2 pl-4">
      <FileText aria-hidden className="size-6 shrink-0 text-ink-muted" />
      <div className="min-w-0 grow py-1">
        {share === undefined ? (
          <p className="flex items-baseline justify-between gap-4">
            <span className="truncate font-medium">{file.name}</span>
            <span className="figures shrink-0 text-sm text-ink-muted">{size}</span>
          </p>
        ) : (
          <ProgressBar label={file.name} value={share} max={1} figure={t('sent', { sent, size })} />
        )}
      </div>
      {share === undefined && (
        <IconButton label={t('removeFile', { file: file.name })} icon={<X aria-hidden />} onClick={onRemove} />
      )}
    </div>
  )
}
