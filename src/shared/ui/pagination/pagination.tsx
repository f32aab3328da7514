import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '@/shared/lib/class-names'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { pageSizes } from '@/shared/lib/page-route'
import { IconButton } from '../icon-button'
import { SelectField } from '../select-field'
import { uiText } from '../text'
import { lastPage, pageNumbers } from './page-numbers'

export type PaginationProps = {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** Offers to have more or fewer rows on a page. */
  onPageSize?: ((pageSize: number) => void) | undefined
}

export function Pagination({ page, pageSize, total, onPage, onPageSize }: PaginationProps) {
  const t = useText(uiText)
  const locale = useLocale()
  const pages = lastPage({ total, pageSize })
  const from = (page - 1) * pageSize + 1
  const number = (value: number) => numberFormat(locale, {}).format(value)
  const figures = { from: number(from), to: number(Math.min(total, page * pageSize)), total: number(total) }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="figures text-ink-muted">{total === 0 ? t('nothingOf') : t('rowsOf', figures)}</p>
        {onPageSize && total > Math.min(...pageSizes) && <PageSizeSelect pageSize={pageSize} onPageSize={onPageSize} />}
      </div>
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-1 print:hidden">
          <IconButton
            size="sm"
            label={t('previous')}
            icon={<ChevronLeft aria-hidden />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pageNumbers(page, pages).map((offered, index) =>
            offered === 'gap' ? (
              <span key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden className="px-1 text-ink-muted">
                …
              </span>
            ) : (
              <button
                key={offered}
                type="button"
                aria-label={t('pageN', { page: offered })}
                aria-current={offered === page ? 'page' : undefined}
                onClick={() => onPage(offered)}
                className={cx(
                  'figures min-h-control-sm min-w-(--target-sm) rounded-md px-1.5 transition-colors duration-150',
                  offered === page ? 'bg-solid font-semibold text-solid-ink' : 'hover:bg-hover',
                )}
              >
                {number(offered)}
              </button>
            ),
          )}
          <IconButton
            size="sm"
            label={t('next')}
            icon={<ChevronRight aria-hidden />}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  )
}

function PageSizeSelect({ pageSize, onPageSize }: { pageSize: number; onPageSize: (pageSize: number) => void }) {
  const t = useText(uiText)
  const offered = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b)
  return (
    <SelectField
      label={t('rowsOnPage')}
      hideLabel
      value={String(pageSize)}
      onChange={({ target }) => onPageSize(Number(target.value))}
      options={offered.map((size) => ({ value: String(size), label: t('rowsOnPageN', { count: size }) }))}
      className="print:hidden"
    />
  )
}
