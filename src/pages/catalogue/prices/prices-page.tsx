import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { PageHeader } from '@/shared/ui/page-header'
import { CatalogueTabs, ManagedCatalogue } from '@/widgets/managed-catalogue'
import { CustomersCard } from './customers/customers-card'
import { PriceListsCard } from './lists/price-lists-card'
import { pricesText } from './text'

/** Prices that differ from those of the catalogue, and to whom they apply. */
export function PricesPage() {
  const t = useText(pricesText)
  usePageTitle(t('title'))
  return (
    <ManagedCatalogue>
      {({ id }) => (
        <>
          <PageHeader title={t('title')} summary={t('summary')} />
          <CatalogueTabs />
          <div className="grid gap-6">
            <PriceListsCard catalogueId={id} />
            <CustomersCard catalogueId={id} />
          </div>
        </>
      )}
    </ManagedCatalogue>
  )
}
