import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PackageX } from 'lucide-react'
import { catalogueQueries } from '@/entities/catalogue'
import { isOfDealership, type User } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { QuoteForm, type QuoteSubject } from './quote-form'
import { addQuoteRoute } from './route'
import { addQuoteText } from './text'

type AddQuotePageProps = {
  user: User
  /** The machine that it is for, and its two sides. */
  about?: QuoteSubject
  onBack: () => void
  /** Called with the id of the quote once it is stored. */
  onAdded: (quoteId: string) => void
}

/** Where a customer requests a quote, and a dealership writes one unasked. */
export function AddQuotePage({ user, about, onBack, onAdded }: AddQuotePageProps) {
  const t = useText(addQuoteText)
  const isSeller = isOfDealership(user)
  const title = t(isSeller ? 'writeTitle' : 'requestTitle')
  usePageTitle(title)
  const catalogues = useQuery(catalogueQueries.list())
  return (
    <>
      <PageHeader
        title={title}
        back={
          <BackLink href="/quotes" onBack={onBack}>
            {t('back')}
          </BackLink>
        }
        summary={t(isSeller ? 'writeSummary' : 'requestSummary')}
      />
      <Loaded query={catalogues} skeleton={<Skeleton className="h-64" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('noCatalogue')} icon={PackageX}>
              {t(isSeller ? 'noCatalogueWrite' : 'noCatalogueRequest')}
            </EmptyState>
          ) : (
            <Card>
              <QuoteForm user={user} about={about} catalogues={items} onAdded={onAdded} />
            </Card>
          )
        }
      </Loaded>
    </>
  )
}

export function AddQuoteScreen() {
  const user = useUser()
  const navigate = useNavigate()
  const { search } = useRouteSearch(addQuoteRoute)
  return (
    <AddQuotePage
      user={user}
      about={search}
      onBack={() => void navigate({ to: '/quotes', search: {} })}
      onAdded={(id) => void navigate({ to: '/quotes/$id', params: { id } })}
    />
  )
}
