import { useText } from '@/shared/lib/i18n'
import type { Manual } from '../manual'
import { manualText } from '../text'

type PageTextsProps = {
  of: Manual['page_texts']
  /** Of the manual. */
  name: string
}

/** Says, once it is opened, of each page of a manual where its text comes from. */
export function PageTexts({ of: kinds, name }: PageTextsProps) {
  const t = useText(manualText)
  return (
    <details className="text-sm">
      <summary className="min-h-control w-fit cursor-pointer content-center text-ink-muted">{t('pageTexts')}</summary>
      <ul aria-label={t('pagesOf', { name })} className="figures grid gap-1">
        {kinds.map(({ kind, ranges }) => (
          <li key={kind} className="wrap-anywhere">
            {t('pagesOfKind', { kind: t(kind), pages: ranges.map(rangeText).join(', ') })}
          </li>
        ))}
      </ul>
    </details>
  )
}

const rangeText = ({ first, last }: { first: number; last: number }) =>
  first === last ? `${first}` : `${first}–${last}`
