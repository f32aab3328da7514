import { useState } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { ErrorState } from '@/shared/ui/error-state'
import { Skeleton } from '@/shared/ui/skeleton'
import type { ManualAccess } from '../api/manual-access.queries'
import { pageImage } from '../model/page-image'
import type { Passage } from '../model/passage'
import { imageSizes, shownWidth, type Zoom } from '../model/zoom'
import { manualViewerText } from '../text'
import { PassageMark } from './passage-mark'

/** US letter, where the page's own size is not known. */
const letter = { width: 612, height: 792 }

type PageSheetProps = {
  access: ManualAccess
  page: number
  zoom: Zoom
  passages: readonly Passage[]
  /** Asks for new addresses, as the image may only have outlived its own; tells whether there are any. */
  onRenew: () => Promise<boolean>
}

/** One page as an image, with the cited passages marked on it; its place is kept while the image is on its way. */
export function PageSheet({ access, page, zoom, passages, onRenew }: PageSheetProps) {
  const t = useText(manualViewerText)
  const [state, setState] = useState<'loading' | 'renewed' | 'shown' | 'failed'>('loading')
  const { width, height } = access.pages[page - 1] ?? letter

  async function renewOnce() {
    if (state !== 'loading') return setState('failed')
    setState('renewed')
    if (!(await onRenew())) setState('failed')
  }

  return (
    <figure
      aria-busy={state === 'loading' || state === 'renewed'}
      style={{ width: shownWidth(zoom, width), aspectRatio: `${width} / ${height}` }}
      className="relative mx-auto overflow-hidden rounded-sm border border-line shadow-float"
    >
      {state === 'failed' ? (
        <ErrorState
          title={t('pageError')}
          onRetry={() => {
            setState('loading')
            void onRenew()
          }}
        />
      ) : (
        <img
          {...pageImage(access.page_image_url, page)}
          sizes={imageSizes(zoom, width)}
          alt={t('pageAlt', { page, manual: access.display_name })}
          onLoad={() => setState('shown')}
          onError={() => void renewOnce()}
          className={cx('size-full', state !== 'shown' && 'opacity-0')}
        />
      )}
      {(state === 'loading' || state === 'renewed') && <PageSkeleton />}
      {state !== 'failed' && passages.map((passage) => <PassageMark key={passage.n} passage={passage} />)}
      {passages.length > 0 && (
        <figcaption className="sr-only">
          {passages.map(({ n, quote }) => (
            <p key={n}>{t('marked', { quote })}</p>
          ))}
        </figcaption>
      )}
    </figure>
  )
}

/** Lines of text in the page's own proportions. */
export function PageSkeleton() {
  const t = useText(manualViewerText)
  return (
    <div className="absolute inset-0 grid content-start gap-[2.2%] bg-surface p-[8%]">
      <span className="sr-only" role="status">
        {t('loading')}
      </span>
      <Skeleton className="mb-2 h-6 w-2/5" />
      {[1, 2, 3, 4, 5, 6, 7].map((line) => (
        <Skeleton key={line} className={line % 4 === 0 ? 'h-3 w-3/5' : 'h-3 w-full'} />
      ))}
    </div>
  )
}
