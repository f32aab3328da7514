import { FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Passage } from '@/entities/conversation'
import { PassageMark } from '@/entities/conversation'
import { type ManualAccess, pageImage, usePageImage } from '@/entities/manual'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { Skeleton } from '@/shared/ui/skeleton'
import type { PageSeller } from '../model/page-seller'
import { imageSizes, shownWidth, type Zoom } from '../model/zoom'
import { manualViewerText } from '../text'
import { PartRows } from './page-parts'

/** US letter, where the page's own size is not known. */
export const letter = { width: 612, height: 792 }

type PageSheetProps = {
  access: ManualAccess
  page: number
  zoom: Zoom
  passages: readonly Passage[]
  /** Who sells the parts of the page. */
  sellers: readonly PageSeller[]
  /** Requests new addresses, in case only the image's address has expired; returns whether there are any. */
  onRenew: () => Promise<boolean>
  /** Over the image. */
  children?: ReactNode
}

/** One page as an image, with the cited passages marked on it; its space is reserved while the image loads. */
export function PageSheet({ access, page, zoom, passages, sellers, onRenew, children }: PageSheetProps) {
  const t = useText(manualViewerText)
  const image = usePageImage(onRenew)
  const isImage = image.isOnItsWay || image.state === 'shown'
  const { width, height } = access.pages[page - 1] ?? letter

  return (
    <figure
      aria-busy={image.isOnItsWay}
      style={{ width: shownWidth(zoom, width), aspectRatio: `${width} / ${height}` }}
      className="relative mx-auto overflow-hidden rounded-sm border border-line shadow-float"
    >
      {image.state === 'tooComplex' && (
        <EmptyState icon={FileQuestion} title={t('pageTooComplex')}>
          {t('pageTooComplexAdvice')}
        </EmptyState>
      )}
      {image.state === 'failed' && <ErrorState title={t('pageError')} onRetry={image.retry} />}
      {isImage && (
        <img
          key={image.attempt}
          {...pageImage(access.page_image_url, page)}
          sizes={imageSizes(zoom, width)}
          alt={t('pageAlt', { page, manual: access.display_name })}
          onLoad={image.onLoad}
          onError={({ currentTarget }) => void image.onError(currentTarget.currentSrc || currentTarget.src)}
          className={cx('size-full', image.state !== 'shown' && 'opacity-0')}
        />
      )}
      {image.isOnItsWay && <PageSkeleton />}
      {isImage && sellers.map((seller) => <PartRows key={seller.sides.dealershipId} seller={seller} />)}
      {isImage && passages.map((passage) => <PassageMark key={passage.n} passage={passage} />)}
      {isImage && children}
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
      <Skeleton className="mb-2 h-5 w-1/2" />
      {[1, 2, 3, 4, 5, 6, 7].map((line) => (
        <Skeleton key={line} className={line % 4 === 0 ? 'h-3 w-3/5' : 'h-3 w-full'} />
      ))}
    </div>
  )
}
