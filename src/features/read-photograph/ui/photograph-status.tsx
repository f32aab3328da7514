import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Spinner } from '@/shared/ui/spinner'
import type { PhotographReading } from '../model/use-photograph-reading'
import { readPhotographText } from '../text'

type PhotographStatusProps = {
  reading: PhotographReading
  /** Shown while nothing is being read and nothing failed. */
  children?: ReactNode
}

/** What becomes of a photograph: on its way, being read, or why nothing came of it. */
export function PhotographStatus({ reading: { state, cancel }, children }: PhotographStatusProps) {
  const t = useText(readPhotographText)
  return (
    <div aria-live="polite" className="text-sm empty:hidden">
      {state.kind === 'reading' ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Spinner />
          {t(state.isSent ? 'reading' : 'sending')}
          <Button size="sm" variant="quiet" onClick={cancel}>
            {t('cancel')}
          </Button>
        </p>
      ) : state.kind === 'idle' ? (
        children
      ) : (
        <p className="font-medium text-danger-ink">{state.kind === 'failed' ? state.message : t(state.kind)}</p>
      )}
    </div>
  )
}
