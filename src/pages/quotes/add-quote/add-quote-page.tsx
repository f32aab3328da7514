import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PackageX } from 'lucide-react'
import { type CartLine, cartQueries } from '@/entities/cart'
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
import { type AskedLine, emptyLine } from '@/widgets/quote-fields'
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
  const { dealership_id: dealershipId = '', operator_id: operatorId = '', from } = about ?? {}
  const isFromCart = from === 'cart' && dealershipId !== '' && operatorId !== ''
  const cart = useQuery({ ...cartQueries.detail({ dealershipId, operatorId }), enabled: isFromCart })
  return (
    <>
      <PageHeader
        title={title}
        back={
          <BackLink href="/quotes" onBack={onBack}>
            {t('back')}
          </BackLink>
        }
        summary={t(isSeller ? 'summary_seller' : 'summary_buyer')}
      />
      <Loaded query={catalogues} skeleton={<Skeleton className="h-64" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('noCatalogue')} icon={PackageX}>
              {t(isSeller ? 'noCatalogue_seller' : 'noCatalogue_buyer')}
            </EmptyState>
          ) : (
            <Card>
              {isFromCart ? (
                <Loaded query={cart} skeleton={<Skeleton className="h-64" />}>
                  {({ lines }) => (
                    <QuoteForm
                      user={user}
                      about={about}
                      lines={lines.map(askedOf)}
                      catalogues={items}
                      onAdded={onAdded}
                    />
                  )}
                </Loaded>
              ) : (
                <QuoteForm user={user} about={about} catalogues={items} onAdded={onAdded} />
              )}
            </Card>
          )
        }
      </Loaded>
    </>
  )
}

const askedOf = ({ part_id, bundle_id, part_number, description, quantity }: CartLine): AskedLine => ({
  ...emptyLine,
  part_id: part_id ?? '',
  bundle_id: bundle_id ?? '',
  name: [part_number, description].filter(Boolean).join(' '),
  quantity: String(quantity),
})

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
