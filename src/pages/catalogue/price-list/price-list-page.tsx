import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type Catalogue, pricingQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { ErrorState } from '@/shared/ui/error-state'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink } from '@/shared/ui/page-header'
import { ManagedCatalogue } from '@/widgets/managed-catalogue'
import { EntryList } from './entry-list'
import { priceListText } from './text'

type PriceListPageProps = { listId: string; onBack: () => void }

/** The prices of one price list. */
export function PriceListPage(props: PriceListPageProps) {
  return <ManagedCatalogue>{(catalogue) => <PriceListOf {...props} catalogue={catalogue} />}</ManagedCatalogue>
}

export function PriceListScreen() {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  return id && <PriceListPage listId={id} onBack={() => void navigate({ to: '/manage-catalogue/prices' })} />
}

function PriceListOf({ listId, onBack, catalogue }: PriceListPageProps & { catalogue: Catalogue }) {
  const t = useText(priceListText)
  const query = useQuery(pricingQueries.priceLists(catalogue.id))
  usePageTitle(query.data?.items.find(({ id }) => id === listId)?.name ?? t('back'))
  const back = (
    <BackLink href="/manage-catalogue/prices" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {({ items }) => {
        const list = items.find(({ id }) => id === listId)
        if (list) return <EntryList catalogue={catalogue} list={list} back={back} />
        return (
          <>
            {back}
            <ErrorState title={t('goneTitle')} isPageTitle>
              {t('gone')}
            </ErrorState>
          </>
        )
      }}
    </LoadedPage>
  )
}
