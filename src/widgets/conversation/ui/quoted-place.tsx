import type { ReactNode } from 'react'
import type { Citation } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'
import { PageCutOut, type PicturedCitation } from './page-cut-out'

type QuotedPlaceProps = {
  citation: PicturedCitation
  onOpen: (citation: Citation) => void
  /** The words there, below the picture. */
  children: ReactNode
}

/** A place of a manual as its page shows it, with its section and its words. */
export function QuotedPlace({ citation, onOpen, children }: QuotedPlaceProps) {
  const t = useText(conversationText)
  const { heading, manual_name, page, ocr, language } = citation
  return (
    <figure className="mt-1 grid min-w-0 gap-2">
      <figcaption>
        {heading && (
          <h3 lang={language} className="font-semibold wrap-anywhere">
            {heading}
          </h3>
        )}
        <p className="figures text-sm text-ink-muted wrap-anywhere">
          {manual_name}, {t('page', { page })}
          {ocr && ` · ${t('ocr')}`}
        </p>
      </figcaption>
      <PageCutOut citation={citation} onOpen={onOpen} />
      <div className="grid gap-2 text-sm text-ink-muted">{children}</div>
    </figure>
  )
}
