import { Factory, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Brand, brandQueries } from '@/entities/brand'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage } from '@/shared/ui/list-page'
import { useBrandColumns } from './brand-columns'
import { BrandDialog } from './brand-dialog'
import { brandsRoute } from './route'
import { brandsText } from './text'

/** "/brands is read by members and written by the super user" (behaviour, section 3). */
export function BrandsPage() {
  const t = useText(brandsText)
  const canEdit = hasRole(useUser(), 'super-user')
  const [edited, setEdited] = useState<{ brand: Brand | undefined }>()
  const list = useListSearch(brandsRoute, brandQueries.list)
  const add = canEdit && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited({ brand: undefined })}>
      {t('add')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      actions={!list.isEmpty && add}
      list={list}
      columns={useBrandColumns(canEdit ? (brand) => setEdited({ brand }) : undefined)}
      searchLabel={t('search')}
      empty={
        <EmptyState title={t('emptyTitle')} icon={Factory} action={add}>
          {t(canEdit ? 'emptyForSuperUser' : 'empty')}
        </EmptyState>
      }
    >
      {edited && <BrandDialog brand={edited.brand} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}
