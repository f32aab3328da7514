import { Download, ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { useIsNarrow } from '@/shared/lib/media-query'
import type { ListOptions } from '@/shared/lib/page-route'
import { Button } from '../button'
import { SortSelect } from '../data-table'
import { SearchField } from '../search-field'
import { DisplayMenu } from './display-menu'
import type { ListPageProps } from './list-page'
import { listPageText } from './text'
import { ToolName, toolClass } from './tool-name'
import type { ListDisplay } from './use-list-display'
import { useListExport } from './use-list-export'
import { ViewsMenu } from './views-menu'

type ListToolbarProps<Row extends { id: string }> = Pick<
  ListPageProps<Row>,
  'list' | 'columns' | 'searchLabel' | 'searchPlaceholder' | 'scope' | 'filters' | 'exportTable' | 'instead'
> & { display: ListDisplay; onDisplay: (change: Partial<ListDisplay>) => void }

/** Above the rows: what they are narrowed to at the left, how they are shown at the right. */
export function ListToolbar<Row extends { id: string }>(props: ListToolbarProps<Row>) {
  const { list, columns, searchLabel, searchPlaceholder, scope, filters, instead, display, onDisplay } = props
  const hasCards = useIsNarrow()
  const hasOrder = hasCards && isSortable(props)
  const folds = hasCards && (Boolean(filters) || hasOrder)
  const t = useText(listPageText)
  const [isUnfolded, setUnfolded] = useState(false)
  const folded = useId()
  return (
    <div className="@container mb-4 flex flex-wrap items-end gap-x-2 gap-y-3">
      {searchLabel && (
        <SearchField
          label={searchLabel}
          placeholder={searchPlaceholder}
          value={list.search.search ?? ''}
          onSearch={(text) => list.typeFilter('search', text || undefined)}
          className="max-sm:w-full sm:max-w-80 sm:grow sm:basis-44"
        />
      )}
      {scope}
      {!folds && filters}
      <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto print:hidden">
        {folds && (
          <FoldButton
            name={t(filters ? (hasOrder ? 'filtersAndOrder' : 'filters') : 'order')}
            active={activeFilters(list)}
            isUnfolded={isUnfolded}
            onToggle={() => setUnfolded(!isUnfolded)}
            controls={folded}
          />
        )}
        <ViewsMenu
          path={list.path}
          current={{ ...display, search: list.savedSearch }}
          onApply={(search, applied) => {
            list.applySearch(search)
            onDisplay(applied)
          }}
        />
        {!instead && <DisplayMenu columns={columns} display={display} onChange={onDisplay} />}
        {!instead && <ExportButton {...props} />}
      </div>
      {folds && (
        <div id={folded} hidden={!isUnfolded} className="w-full">
          {isUnfolded && (
            <div className="flex flex-wrap items-end gap-3">
              {filters}
              {hasOrder && (
                <SortSelect columns={columns} sort={list.sort} onSort={list.setSort} className="grow sm:max-w-80" />
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** Whether the reader may choose an order. */
const isSortable = <Row extends { id: string }>({ list, columns }: Pick<ListPageProps<Row>, 'list' | 'columns'>) =>
  list.sortFields.length > 0 && columns.some(({ sortable }) => sortable)

/** How many filters narrow a list; the first and the last day of a time are one. */
const activeFilters = ({ filters, search }: Pick<FilteredList & ListOptions, 'filters' | 'search'>) =>
  new Set(filters.filter((name) => search[name] !== undefined).map((name) => (name === 'to' ? 'from' : name))).size

type FoldButtonProps = { name: string; active: number; isUnfolded: boolean; onToggle: () => void; controls: string }

/** Where rows are cards, filters and order stay folded, so that the rows come first; the button counts what is in force. */
function FoldButton({ name, active, isUnfolded, onToggle, controls }: FoldButtonProps) {
  const t = useText(listPageText)
  return (
    <Button
      icon={<ListFilter aria-hidden className="max-sm:hidden" />}
      onClick={onToggle}
      aria-expanded={isUnfolded}
      aria-controls={controls}
      className="max-sm:shrink max-sm:grow max-sm:basis-28 max-sm:px-3"
      aria-label={active > 0 ? t('activeFilters', { name, count: active }) : undefined}
    >
      {name}
      {active > 0 && <span className="figures rounded-full bg-neutral-surface px-2 text-sm">{active}</span>}
    </Button>
  )
}

function ExportButton<Row extends { id: string }>({ list, columns, exportTable, display }: ListToolbarProps<Row>) {
  const t = useText(listPageText)
  const shown = columns.filter(({ id }) => !display.hiddenColumns.includes(id))
  const { save, isSaving, progress } = useListExport({ list, columns: shown, exportTable })
  return (
    <Button
      icon={<Download aria-hidden />}
      onClick={save}
      pending={isSaving}
      disabled={list.total === 0}
      aria-label={progress === undefined ? t('export') : t('exporting', { percent: progress })}
      title={t('export')}
      className={toolClass}
    >
      <ToolName>{t('export')}</ToolName>
    </Button>
  )
}
