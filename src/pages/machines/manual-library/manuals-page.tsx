import { BookOpen, FileUp } from 'lucide-react'
import { useState } from 'react'
import { type LibraryManual, manualQueries } from '@/entities/manual'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { type FilteredList, useListSearch } from '@/shared/lib/list-search'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage } from '@/shared/ui/list-page'
import { ManualTabs } from '@/widgets/feedback-tabs'
import { DeleteManualDialog, EditManualDialog, useRetryManual } from '@/widgets/manual-list'
import { OpenedManual } from '@/widgets/manual-viewer'
import { useLibraryColumns } from './library-columns'
import { LibraryFilters, LibraryScope } from './library-filters'
import { manualsRoute } from './route'
import { manualLibraryText } from './text'
import { TextHits } from './text-hits'
import { UploadManual } from './upload-manual'

/** The manuals of all machines, searched by name or by content, with one of them open beside the list. */
export function ManualsPage() {
  const t = useText(manualLibraryText)
  const { search } = useRouteSearch(manualsRoute)
  const user = useUser()
  const mayUpload = hasRole(user, 'dealership-staff')
  const inText = search.in === 'text'
  const list = useListSearch(manualsRoute, ({ in: _, ...filter }) => manualQueries.library(filter), {
    isEnabled: !inText,
  })
  // Back closes an opened manual; filters and pages leave no step behind.
  const open = (manual: string, page = 1) =>
    list.change({ manual, page }, search.manual === manual ? 'replace' : 'push')
  const close = () => list.change({ manual: undefined, page: undefined })
  const setUploading = (isOpen: boolean) => list.change({ upload: isOpen || undefined }, isOpen ? 'push' : 'replace')
  const { retry, retryingId } = useRetryManual()
  const [toEdit, setToEdit] = useState<LibraryManual>()
  const [toDelete, setToDelete] = useState<LibraryManual>()
  const rowActions = { onRetry: retry, retryingId, onEdit: setToEdit, onDelete: setToDelete }
  const upload = mayUpload && (
    <Button variant="primary" icon={<FileUp aria-hidden />} onClick={() => setUploading(true)}>
      {t('upload')}
    </Button>
  )
  return (
    <div className={cx('grid items-start gap-6', search.manual && 'lg:grid-cols-2')}>
      <div className="min-w-0">
        <ListPage
          title={t('title')}
          summary={t('summary')}
          tabs={<ManualTabs />}
          actions={!list.isEmpty && upload}
          list={list}
          columns={useLibraryColumns(rowActions, search.manual !== undefined)}
          onOpen={(manual) => manual.can_open && open(manual.id)}
          searchLabel={t(inText ? 'searchText' : 'searchNames')}
          searchPlaceholder={inText ? undefined : t('searchNamesHint')}
          scope={<LibraryScope list={list} />}
          filters={<LibraryFilters list={list} />}
          notice={inText && <p className="mb-4 text-sm text-ink-muted">{t('textHint')}</p>}
          instead={inText && <TextHits list={list} onOpen={({ manual_id, page }) => open(manual_id, page)} />}
          nothingFound={<NothingInNames list={list} />}
          empty={
            <EmptyState title={t('emptyTitle')} icon={BookOpen} action={upload}>
              {t(mayUpload ? 'emptyForStaff' : 'empty')}
            </EmptyState>
          }
        >
          {mayUpload && (
            <UploadManual
              organizationName={user.organization?.name}
              machineId={search.machine_id}
              open={search.upload === true}
              onOpenChange={setUploading}
            />
          )}
          {toEdit && <EditManualDialog manual={toEdit} onClose={() => setToEdit(undefined)} />}
          {toDelete && (
            <DeleteManualDialog
              manual={toDelete}
              onClose={() => setToDelete(undefined)}
              onDeleted={() => toDelete.id === search.manual && close()}
            />
          )}
        </ListPage>
      </div>
      {search.manual && (
        <OpenedManual
          manualId={search.manual}
          page={search.page ?? 1}
          words={inText ? search.search : undefined}
          onPage={(page) => list.change({ page })}
          onClose={close}
        />
      )}
    </div>
  )
}

/** No manual has such a name: offers to search the content of the manuals. */
function NothingInNames({ list }: { list: FilteredList }) {
  const t = useText(manualLibraryText)
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      icon={BookOpen}
      action={
        <>
          <Button onClick={list.reset}>{t('reset')}</Button>
          {list.search.search && (
            <Button variant="primary" onClick={() => list.setFilter('in', 'text')}>
              {t('searchText')}
            </Button>
          )}
        </>
      }
    >
      {t('nothingFound')}
    </EmptyState>
  )
}
