import { Boxes, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Catalogue, type CatalogueBundle, catalogueQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { CatalogueTabs, ManagedCatalogue } from '@/widgets/managed-catalogue'
import { useBundleColumns } from './bundle-columns'
import { BundleDialog } from './form/bundle-dialog'
import { bundleStates, catalogueBundlesRoute } from './route'
import { catalogueBundlesText } from './text'

/** Several parts that are sold as one. */
export function CatalogueBundlesPage() {
  return <ManagedCatalogue>{(catalogue) => <Bundles catalogue={catalogue} />}</ManagedCatalogue>
}

function Bundles({ catalogue }: { catalogue: Catalogue }) {
  const t = useText(catalogueBundlesText)
  const [edited, setEdited] = useState<{ bundle: CatalogueBundle | undefined }>()
  const open = (bundle: CatalogueBundle) => setEdited({ bundle })
  const list = useListSearch(catalogueBundlesRoute, ({ state, ...filter }) =>
    catalogueQueries.bundles(catalogue.id, { ...filter, ...(state && { active: state === 'sold' }) }),
  )
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited({ bundle: undefined })}>
      {t('add')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      actions={!list.isEmpty && add}
      tabs={<CatalogueTabs />}
      list={list}
      columns={useBundleColumns(open)}
      onOpen={open}
      searchLabel={t('search')}
      filters={
        <SelectFilter
          list={list}
          name="state"
          label={t('state')}
          placeholder={t('anyState')}
          options={bundleStates.map((state) => ({ value: state, label: t(state) }))}
        />
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={Boxes} action={add}>
          {t('empty')}
        </EmptyState>
      }
    >
      {edited && <BundleDialog {...edited} catalogue={catalogue} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}
