import { useQuery } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { type HitFilter, type ManualHit, MarkedText, manualQueries } from '@/entities/manual'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import type { List } from '@/shared/lib/list-search'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { ManualLink } from './manual-link'
import { manualLibraryText } from './text'

const HITS_ON_A_PAGE = 10

type TextHitsProps = {
  list: Pick<List<object>, 'page' | 'setPage'> & { search: Omit<HitFilter, 'q' | 'page'> & { search?: string } }
  onOpen: (hit: ManualHit) => void
}

/** The pages of all manuals that contain the search words. */
export function TextHits(props: TextHitsProps) {
  const t = useText(manualLibraryText)
  const { search: words } = props.list.search
  if (words) return <FoundPages {...props} words={words} />
  return (
    <EmptyState title={t('noWordsTitle')} icon={FileSearch}>
      {t('noWords')}
    </EmptyState>
  )
}

function FoundPages({ list, onOpen, words }: TextHitsProps & { words: string }) {
  const t = useText(manualLibraryText)
  const { page, setPage, search } = list
  const { machine_id, brand, kind } = search
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    manualQueries.hits({
      q: words,
      machine_id,
      brand,
      kind,
      page: page === 1 ? undefined : page,
      limit: HITS_ON_A_PAGE,
    }),
  )
  return (
    <DataTable
      label={t('hits')}
      columns={useHitColumns()}
      rows={data?.items}
      rowKey={({ manual_id, page }) => `${manual_id} ${page}`}
      onOpen={onOpen}
      paging={{ page, pageSize: HITS_ON_A_PAGE, total: data?.total ?? 0, onPage: setPage }}
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

function useHitColumns(): Column<ManualHit>[] {
  const t = useText(manualLibraryText)
  const locale = useLocale()
  return [
    {
      id: 'manual',
      header: t('manual'),
      onCard: 'title',
      cell: (hit) => (
        <>
          <ManualLink manualId={hit.manual_id} page={hit.page}>
            {hit.manual_name}
          </ManualLink>
          <div className="figures text-sm font-normal text-ink-muted">
            {t('hitPlace', { machine: hit.machine.name, page: numberFormat(locale, {}).format(hit.page) })}
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
