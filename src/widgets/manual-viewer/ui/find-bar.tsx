import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import { SearchField } from '@/shared/ui/search-field'
import { uiText } from '@/shared/ui/text'
import type { Find } from '../model/use-find'
import { manualViewerText } from '../text'

/** The search words in the shown manual, how many pages contain them, and buttons to go through these pages. */
export function FindBar({ find, onPage }: { find: Find; onPage: (page: number) => void }) {
  const t = useText(manualViewerText)
  const bar = useRef<HTMLDivElement>(null)
  const { words, next, previous } = find
  // Without words it waits for them; opened with some, the page is what one came for.
  useEffect(() => {
    if (words === '') bar.current?.querySelector('input')?.focus()
  }, [words])
  const go = (page: number | undefined) => page !== undefined && onPage(page)
  return (
    <div ref={bar} className="grid gap-2 px-4 pb-3 print:hidden">
      <div className="flex items-center gap-1">
        <SearchField label={t('find')} value={words} onSearch={(text) => void find.search(text)} className="grow" />
        <IconButton
          label={t('previousHit')}
          icon={<ChevronUp aria-hidden />}
          disabled={previous === undefined}
          onClick={() => go(previous)}
        />
        <IconButton
          label={t('nextHit')}
          icon={<ChevronDown aria-hidden />}
          disabled={next === undefined}
          onClick={() => go(next)}
        />
        <IconButton label={t('closeFind')} icon={<X aria-hidden />} onClick={find.close} />
      </div>
      <FindNews find={find} />
    </div>
  )
}

/** In place of the search where the manual has no text. */
export function NotSearchable({ onClose }: { onClose: () => void }) {
  const t = useText(manualViewerText)
  return (
    <div className="flex items-start justify-between gap-1 px-4 pb-3 print:hidden">
      <p role="status" className="py-2 text-sm text-ink-muted">
        {t('notSearchable')}
      </p>
      <IconButton label={t('closeFind')} icon={<X aria-hidden />} onClick={onClose} />
    </div>
  )
}

function FindNews({ find: { count, error, isSearching, retry } }: { find: Find }) {
  const t = useText(manualViewerText)
  const ui = useText(uiText)
  const locale = useLocale()
  const number = (value: number) => numberFormat(locale, {}).format(value)
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger-ink">
        {error.message}
        <Button size="sm" onClick={retry} pending={isSearching}>
          {ui('tryAgain')}
        </Button>
      </div>
    )
  }
  return (
    <p role="status" className="figures min-h-5 text-sm text-ink-muted">
      {count ? hitsOf(count) : isSearching && t('searching')}
    </p>
  )

  function hitsOf({ total, at }: NonNullable<Find['count']>) {
    if (total === 0) return t('noHits')
    return at > 0 ? t('hitOf', { at: number(at), total: number(total) }) : t('hits', { count: total })
  }
}
