import { BookOpen } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { manualLibraryText } from './text'

/** No manual has such a name: offers to search the content of the manuals. */
export function NothingInNames({ list }: { list: FilteredList }) {
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
              {t('lookInText')}
            </Button>
          )}
        </>
      }
    >
      {t('nothingFound')}
    </EmptyState>
  )
}
