import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { type LibraryManual, manualQueries } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { DeleteManualDialog, useManualActions } from '@/widgets/manual-list'
import { useLibraryColumns } from './library-columns'
import {
  closed,
  filterOf,
  isFiltered,
  type LibrarySearch,
  narrowed,
  pagingOf,
  sortedBy,
  sortOf,
} from './library-search'
import { manualLibraryText } from './text'

type LibraryTableProps = { search: LibrarySearch; onSearch: (search: LibrarySearch) => void }

/** The manuals by name, how far their processing has come, and what those who manage them can do. */
export function LibraryTable({ search, onSearch }: LibraryTableProps) {
  const t = useText(manualLibraryText)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(manualQueries.library(filterOf(search)))
  const { retry, remove } = useManualActions()
  const [toDelete, setToDelete] = useState<LibraryManual>()
  const open = ({ id }: LibraryManual) => onSearch({ ...search, manual: id, page: 1 })
  const columns = useLibraryColumns(
    {
      onOpen: open,
      onRetry: (manual) => retry.mutate(manual),
      retryingId: retry.isPending ? retry.variables.id : undefined,
      onDelete: setToDelete,
    },
    search.manual !== undefined,
  )

  function closeDialog() {
    setToDelete(undefined)
    remove.reset()
  }

  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        onOpen={(manual) => manual.status === 'READY' && open(manual)}
        sort={sortOf(search)}
        onSort={(sort) => onSearch(sortedBy(search, sort))}
        paging={pagingOf(search, data?.total ?? 0, onSearch)}
        refreshing={isPlaceholderData && isFetching}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={<NoManuals search={search} onSearch={onSearch} />}
      />
      <DeleteManualDialog
        manual={toDelete}
        onCancel={closeDialog}
        onConfirm={(manual) =>
          remove.mutate(manual, {
            onSuccess: () => {
              closeDialog()
              if (manual.id === search.manual) onSearch(closed(search))
            },
          })
        }
        pending={remove.isPending}
        failure={remove.error?.message}
      />
    </>
  )
}

function NoManuals({ search, onSearch }: LibraryTableProps) {
  const t = useText(manualLibraryText)
  if (!isFiltered(search)) {
    return (
      <EmptyState title={t('emptyTitle')} icon={BookOpen}>
        {t('empty')}
      </EmptyState>
    )
  }
  const inText = search.search && (
    <Button variant="primary" onClick={() => onSearch(narrowed(search, { in: 'text' }))}>
      {t('lookInText')}
    </Button>
  )
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      icon={BookOpen}
      action={
        <>
          <Button onClick={() => onSearch({})}>{t('reset')}</Button>
          {inText}
        </>
      }
    >
      {t('nothingFound')}
    </EmptyState>
  )
}
