import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { PageHeader } from '@/shared/ui/page-header'
import { OpenedManual } from '@/widgets/manual-viewer'
import { LibraryFilters } from './library-filters'
import { closed, type LibrarySearch } from './library-search'
import { LibraryTable } from './library-table'
import { manualLibraryText } from './text'
import { TextHits } from './text-hits'

type ManualsPageProps = {
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
}

/** The manuals of all machines, by name or by what stands in them, with one of them opened beside. */
export function ManualsPage({ search, onSearch }: ManualsPageProps) {
  const t = useText(manualLibraryText)
  usePageTitle(t('title'))
  const inText = search.in === 'text'
  return (
    <div className={cx('grid items-start gap-6', search.manual && 'lg:grid-cols-2')}>
      <div className="min-w-0">
        <PageHeader title={t('title')} summary={t('summary')} />
        <LibraryFilters search={search} onSearch={onSearch} />
        {inText ? (
          <TextHits search={search} onSearch={onSearch} />
        ) : (
          <LibraryTable search={search} onSearch={onSearch} />
        )}
      </div>
      {search.manual && (
        <OpenedManual
          manualId={search.manual}
          page={search.page ?? 1}
          words={inText ? search.search : undefined}
          onPage={(page) => onSearch({ ...search, page })}
          onClose={() => onSearch(closed(search))}
        />
      )}
    </div>
  )
}
