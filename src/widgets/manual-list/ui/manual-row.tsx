import { BookOpen, RotateCw } from 'lucide-react'
import { useSerialRange } from '@/entities/machine'
import { isUnderWay, type Manual, ManualProgressBar, ManualStatusBadge, manualText, PageTexts } from '@/entities/manual'
import { formatFileSize } from '@/shared/lib/file-size'
import { useLocale, useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Button } from '@/shared/ui/button'
import { RowMenu } from '@/shared/ui/row-menu'
import { manualListText } from '../text'

type ManualRowProps = {
  manual: Manual
  onOpen: () => void
  onRetry: () => void
  retrying: boolean
  onEdit: () => void
  onDelete: () => void
}

export function ManualRow({ manual, onOpen, onRetry, retrying, onEdit, onDelete }: ManualRowProps) {
  const t = useText(manualListText)
  const { display_name: name, status, reason, can_open, can_manage } = manual
  return (
    <li className="grid gap-3 border-t border-line px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <ManualFacts manual={manual} />
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-2">
          {!isUnderWay(manual) && <ManualStatusBadge status={status} />}
          {can_open && (
            <Button icon={<BookOpen aria-hidden />} aria-label={t('openNamed', { name })} onClick={onOpen}>
              {t('open')}
            </Button>
          )}
          {can_manage && status === 'FAILED' && (
            <Button icon={<RotateCw aria-hidden />} onClick={onRetry} pending={retrying}>
              {t('tryAgain')}
            </Button>
          )}
          {can_manage && <RowMenu name={name} onEdit={onEdit} onDelete={onDelete} />}
        </div>
      </div>
      {isUnderWay(manual) && <ManualProgressBar {...manual} />}
      {manual.page_texts.length > 0 && <PageTexts of={manual.page_texts} name={name} />}
      {status === 'FAILED' && (
        <p className="text-danger-ink">
          {!reason ? t('failedUnknown') : can_open ? t('unreadWhy', { reason }) : t('failedWhy', { reason })}
        </p>
      )}
    </li>
  )
}

/** What the manual is: kind, pages, years, serial numbers, size and when it came. */
function ManualFacts({ manual }: { manual: Manual }) {
  const t = useText(manualListText)
  const words = useText(manualText)
  const locale = useLocale()
  const ago = useRelativeTime()
  const range = useSerialRange()({ from: manual.serial_number_start, to: manual.serial_number_end })
  const facts = [
    words(manual.kind),
    manual.pages ? words('pages', { count: manual.pages }) : undefined,
    manual.ocr_pages > 0 ? words('ocrPages', { count: manual.ocr_pages }) : undefined,
    manual.unreadable_pages > 0 ? words('unreadablePages', { count: manual.unreadable_pages }) : undefined,
    manual.machine_years,
    range && t('serials', { range }),
    formatFileSize(manual.size, locale),
    t('uploadedAt', { when: ago(manual.uploaded_at) }),
  ].filter(Boolean)
  return (
    // The dot before the first fact of each line is moved out of sight.
    <div className="overflow-hidden">
      <ul className="figures -ml-4 flex flex-wrap text-sm text-ink-muted">
        {facts.map((fact) => (
          <li key={fact} className="flex min-w-0 before:w-4 before:shrink-0 before:text-center before:content-['·']">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
