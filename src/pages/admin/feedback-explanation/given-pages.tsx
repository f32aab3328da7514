import type { ModelTrace } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { feedbackExplanationText } from './text'

/** Opens a page of a manual, on which nothing is marked. */
export type OpenPage = (place: { manual: string; page: number }) => void

type GivenPagesProps = Pick<ModelTrace, 'pages'> & { onOpen: OpenPage }

/** The pages that a language model was given, by manual. */
export function GivenPages({ pages, onOpen }: GivenPagesProps) {
  const t = useText(feedbackExplanationText)
  const manuals = new Map(pages.map(({ manual_id, manual_name }) => [manual_id, manual_name]))
  return (
    <ul className="grid gap-2">
      {[...manuals].map(([id, name]) => (
        <li key={id}>
          {name}
          <span className="-ml-1 flex flex-wrap">
            {pages
              .filter(({ manual_id }) => manual_id === id)
              .map(({ page }) => (
                <button
                  key={page}
                  type="button"
                  aria-label={t('openPage', { page, manual: name })}
                  onClick={() => onOpen({ manual: id, page })}
                  className="figures min-h-control-sm min-w-control-sm rounded-md px-1 text-link underline underline-offset-2 hover:bg-hover"
                >
                  {page}
                </button>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
