import { FileText, Search, X } from 'lucide-react'
import { type ManualAccess, platformAddress } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { IconButton } from '@/shared/ui/icon-button'
import { LinkButton } from '@/shared/ui/link-button'
import { Skeleton } from '@/shared/ui/skeleton'
import { uiText } from '@/shared/ui/text'
import { manualViewerText } from '../text'

type ManualHeaderProps = {
  /** The manual's name, as soon as anybody knows it. */
  name: string | undefined
  /** Its addresses; undefined while they are on their way. */
  access: ManualAccess | undefined
  page: number
  onFind: () => void
  onClose?: (() => void) | undefined
}

/** Which manual it is, and what one can do with all of it. */
export function ManualHeader({ name, access, page, onFind, onClose }: ManualHeaderProps) {
  const t = useText(manualViewerText)
  const ui = useText(uiText)
  return (
    <header className="flex min-h-14 items-center justify-between gap-3 py-1 pr-2 pl-4">
      <h2 className="min-w-0 truncate font-semibold">{name ?? <Skeleton className="h-5 w-40" />}</h2>
      <div className="flex shrink-0 items-center gap-1">
        {access && (
          <>
            <IconButton label={t('find')} icon={<Search aria-hidden />} onClick={onFind} />
            <LinkButton
              variant="quiet"
              href={`${platformAddress(access.pdf_url)}#page=${page}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('openPdf')}
            >
              <FileText aria-hidden />
              <span className="max-sm:hidden">{t('openPdf')}</span>
            </LinkButton>
          </>
        )}
        {onClose && <IconButton label={ui('close')} icon={<X aria-hidden />} onClick={onClose} />}
      </div>
    </header>
  )
}
