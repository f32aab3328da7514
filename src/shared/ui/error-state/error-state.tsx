import { CloudAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { uiText } from '../text'

type ErrorStateProps = {
  /** What happened. */
  title?: string
  /** Whether nothing else is on the page, so that the title is the page's. */
  isPageTitle?: boolean
  /** What to do about it. */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** Something to quote to support, such as the request's id. */
  reference?: string
}

export function ErrorState({ title, isPageTitle = false, children, onRetry, retrying, reference }: ErrorStateProps) {
  const t = useText(uiText)
  const Title = isPageTitle ? 'h1' : 'p'
  return (
    <div role="alert" className="grid content-start justify-items-center gap-2 px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-md bg-danger-surface text-danger-ink">
        <CloudAlert aria-hidden className="size-6" />
      </span>
      <Title className="text-lg font-semibold">{title ?? t('errorTitle')}</Title>
      <div className="max-w-prose text-ink-muted">{children ?? t('errorAdvice')}</div>
      {onRetry && (
        <Button onClick={onRetry} pending={retrying} icon={<RotateCw aria-hidden />} className="mt-3">
          {t('tryAgain')}
        </Button>
      )}
      {reference && <p className="figures mt-2 text-sm text-ink-muted">{reference}</p>}
    </div>
  )
}
