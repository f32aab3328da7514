import { useQuery } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { type HitFilter, type ManualHit, MarkedText, manualQueries } from '@/entities/manual'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { hitsOf, type LibrarySearch, pagingOf } from './library-search'
import { manualLibraryText } from './text'

type TextHitsProps = { search: LibrarySearch; onSearch: (search: LibrarySearch) => void }

/** The pages of all manuals on which the words stand. */
export function TextHits({ search, onSearch }: TextHitsProps) {
  const t = useText(manualLibraryText)
  const filter = hitsOf(search)
  if (filter) return <FoundPages filter={filter} search={search} onSearch={onSearch} />
  return (
    <EmptyState title={t('noWordsTitle')} icon={FileSearch}>
      {t('noWords')}
    </EmptyState>
  )
}

function FoundPages({ filter, search, onSearch }: TextHitsProps & { filter: HitFilter }) {
  const t = useText(manualLibraryText)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(manualQueries.hits(filter))
  const open = ({ manual_id: manual, page }: ManualHit) => onSearch({ ...search, manual, page })
  return (
    <DataTable
      label={t('hits')}
      columns={useHitColumns(open)}
      rows={data?.items}
      rowKey={({ manual_id, page }) => `${manual_id} ${page}`}
      onOpen={open}
      paging={pagingOf(search, data?.total ?? 0, onSearch)}
      refreshing={isPlaceholderData && isFetching}
      error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
      empty={
        <EmptyState title={t('noHitsTitle')} icon={FileSearch}>
          {t('noHits')}
        </EmptyState>
      }
    />
  )
}

function useHitColumns(onOpen: (hit: ManualHit) => void): Column<ManualHit>[] {
  const t = useText(manualLibraryText)
  const language = useLanguage()
  return [
    {
      id: 'manual',
      header: t('manual'),
      onCard: 'title',
      cell: (hit) => (
        <>
          <button type="button" className="text-left font-semibold hover:underline" onClick={() => onOpen(hit)}>
            {hit.manual_name}
          </button>
          <div className="figures text-sm font-normal text-ink-muted">
            {t('hitPlace', { machine: hit.machine.name, page: hit.page.toLocaleString(language) })}
          </div>
        </>
      ),
    },
    {
      id: 'excerpt',
      header: t('hits'),
      onCard: 'footer',
      cell: ({ heading, excerpt }) => (
        <div className="max-w-prose wrap-anywhere">
          {heading.length > 0 && (
            <p className="text-ink-muted">
              <MarkedText stretches={heading} />
            </p>
          )}
          <p>
            <MarkedText stretches={excerpt} />
          </p>
        </div>
      ),
    },
  ]
}
