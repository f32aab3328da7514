import type { ReactNode } from 'react'
import type { Citation } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'

/** A table of the answer above may show the passage already. */
type Passage = Citation & { isInTable?: true }

type PassageListProps<P extends Passage> = {
  /** Shown above the list, unless the text above it already says so. */
  title: string
  hideTitle?: boolean
  passages: readonly P[]
  onOpen: (passage: P) => void
  /** Numbers refer to claims; merely similar passages have none. */
  numbered: boolean
  /** False where the text above quotes the passages already. */
  quoted?: boolean
  /** Lines below the quote. */
  details?: (passage: P) => ReactNode
}

/** The sources of an answer, or the nearest passages: each opens the manual at its page. */
export function PassageList<P extends Passage>(props: PassageListProps<P>) {
  const { title, hideTitle = false, passages, onOpen, numbered, quoted = true, details } = props
  const t = useText(conversationText)
  if (passages.length === 0) return null
  return (
    <div>
      {!hideTitle && <h3 className="text-sm font-semibold text-ink-muted">{title}</h3>}
      <ul aria-label={title} className="mt-1 -mx-3 grid print:mx-0">
        {passages.map((passage) => (
          <li key={passage.n}>
            <button
              type="button"
              data-printed
              onClick={() => onOpen(passage)}
              className="min-h-12 w-full rounded-md px-3 py-2 text-left hover:bg-hover"
            >
              <span className="flex items-start gap-3">
                {numbered && (
                  <span className="figures mt-0.5 grid min-h-6 min-w-6 shrink-0 place-items-center rounded-sm bg-accent px-1 text-sm font-bold text-accent-ink">
                    {passage.n}
                  </span>
                )}
                <span className="grid min-w-0 gap-0.5">
                  <span>
                    <span className="font-medium text-link underline underline-offset-2">{passage.manual_name}</span>
                    <span className="figures text-ink-muted">, {t('page', { page: passage.page })}</span>
                    {passage.ocr && <span className="text-ink-muted"> · {t('ocr')}</span>}
                  </span>
                  {quoted && !passage.isInTable && (
                    <q lang={passage.language} className="line-clamp-2 text-sm text-ink-muted wrap-anywhere">
                      {passage.quote}
                    </q>
                  )}
                  {details?.(passage)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
