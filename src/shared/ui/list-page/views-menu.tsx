import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { whenIdle } from '@/shared/lib/next-task'
import type { RawSearch } from '@/shared/lib/page-route'
import { type SavedView, savedViewQueries } from '@/shared/lib/saved-views'
import { OverlayRequested } from '@/shared/lib/shortcut'
import { Button } from '../button'
import { Menu, MenuChoice, MenuItem, MenuLine, MenuNote } from './menu'
import { listPageText } from './text'
import { ToolName, toolClass } from './tool-name'
import type { ListDisplay } from './use-list-display'

const loadSaveDialog = () => import('./save-view-dialog').then((file) => ({ default: file.SaveViewDialog }))
const loadDeleteDialog = () => import('./delete-views-dialog').then((file) => ({ default: file.DeleteViewsDialog }))
const SaveViewDialog = lazy(loadSaveDialog)
const DeleteViewsDialog = lazy(loadDeleteDialog)
/** Before somebody wants one, and before the network may be gone; no list waits for it. */
const loadDialogs = () => whenIdle().then(() => Promise.all([loadSaveDialog(), loadDeleteDialog()]))

export type CurrentView = ListDisplay & { search: SavedView['search'] }

type ViewsMenuProps = {
  /** The list's own address. */
  path: string
  current: CurrentView
  onApply: (search: RawSearch, display: ListDisplay) => void
}

/** The reader's saved views of a list: applies one, saves what is shown as another, deletes some. */
export function ViewsMenu({ path, current, onApply }: ViewsMenuProps) {
  const t = useText(listPageText)
  const { data } = useQuery(savedViewQueries.ofList(path))
  const [dialog, setDialog] = useState<'save' | 'delete'>()
  const views = data?.items ?? []
  const shown = views.find((view) => isShown(view, current))
  const close = () => setDialog(undefined)
  useEffect(() => void loadDialogs().catch(() => undefined), [])
  return (
    <>
      <Menu
        trigger={
          <Button
            icon={<Bookmark aria-hidden />}
            aria-label={shown ? `${t('views')}: ${shown.name}` : t('views')}
            title={t('views')}
            className={toolClass}
          >
            {shown ? (
              <span className="max-w-24 truncate @7xl:max-w-40">{shown.name}</span>
            ) : (
              <ToolName>{t('views')}</ToolName>
            )}
          </Button>
        }
      >
        {views.length === 0 && <MenuNote>{t('noViews')}</MenuNote>}
        {views.map((view) => (
          <MenuChoice
            key={view.id}
            label={view.name}
            checked={view === shown}
            onChoose={() => onApply(view.search, { hiddenColumns: view.hidden_columns, density: view.density })}
          />
        ))}
        <MenuLine />
        <MenuItem label={t('saveView')} onChoose={() => setDialog('save')} />
        {views.length > 0 && <MenuItem label={t('manageViews')} onChoose={() => setDialog('delete')} />}
      </Menu>
      <Suspense fallback={<OverlayRequested />}>
        {dialog === 'save' && <SaveViewDialog path={path} views={views} current={current} onClose={close} />}
        {dialog === 'delete' && <DeleteViewsDialog path={path} views={views} onClose={close} />}
      </Suspense>
    </>
  )
}

const sorted = (search: RawSearch) => JSON.stringify(Object.entries(search).toSorted(([a], [b]) => a.localeCompare(b)))

function isShown(view: SavedView, { search, hiddenColumns, density }: CurrentView): boolean {
  const hidesSame = view.hidden_columns.toSorted().join() === hiddenColumns.toSorted().join()
  return hidesSame && view.density === density && sorted(view.search) === sorted(search)
}
