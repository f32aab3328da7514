import { Package, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Catalogue, type CataloguePart, catalogueQueries } from '@/entities/catalogue'
import { useLiveStock } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { CatalogueTabs, ManagedCatalogue, RenameCatalogue } from '@/widgets/managed-catalogue'
import { PartDialog } from './form/part-dialog'
import { usePartColumns } from './part-columns'
import { cataloguePartsRoute, partStates } from './route'
import { cataloguePartsText } from './text'

/** The parts that a dealership sells. */
export function CataloguePartsPage() {
  return <ManagedCatalogue>{(catalogue) => <Parts catalogue={catalogue} />}</ManagedCatalogue>
}

function Parts({ catalogue }: { catalogue: Catalogue }) {
  const t = useText(cataloguePartsText)
  const [edited, setEdited] = useState<{ part: CataloguePart | undefined }>()
  useLiveStock(catalogue.organization.id)
  const open = (part: CataloguePart) => setEdited({ part })
  const list = useListSearch(cataloguePartsRoute, ({ state, ...filter }) =>
    catalogueQueries.parts(catalogue.id, { ...filter, ...(state && { active: state === 'sold' }) }),
  )
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited({ part: undefined })}>
      {t('add')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      summary={t('summary', { name: catalogue.name, currency: catalogue.currency })}
      actions={
        <>
          <RenameCatalogue catalogue={catalogue} />
          {!list.isEmpty && add}
        </>
      }
      tabs={<CatalogueTabs />}
      list={list}
      columns={usePartColumns(open)}
      onOpen={open}
      searchLabel={t('search')}
      searchPlaceholder={t('searchHint')}
      filters={
        <SelectFilter
          list={list}
          name="state"
          label={t('state')}
          placeholder={t('anyState')}
          options={partStates.map((state) => ({ value: state, label: t(state) }))}
        />
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={Package} action={add}>
          {t('empty')}
        </EmptyState>
      }
    >
      {edited && <PartDialog {...edited} catalogue={catalogue} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}
