import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { useRef } from 'react'
import { type CartSummary, cartQueries, sidesOf } from '@/entities/cart'
import { useLiveStock } from '@/entities/inventory'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { useWantedFocus } from '@/shared/lib/wanted-focus'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { PageHeader } from '@/shared/ui/page-header'
import { SelectField } from '@/shared/ui/select-field'
import { CartContent } from './cart-content'
import { RemovedArticles } from './removed-articles'
import { cartRoute } from './route'
import { cartText } from './text'

type CartPageProps = {
  /** Called with the id of the order once it is placed. */
  onPlaced: (orderId: string) => void
}

/** What the reader is about to order, from whom or for whom: quick order, search, and the order itself. */
export function CartPage({ onPlaced }: CartPageProps) {
  const t = useText(cartText)
  usePageTitle(t('title'))
  const isSeller = isOfDealership(useUser())
  const carts = useQuery(cartQueries.list())
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <RemovedArticles />
      <Loaded query={carts} errorTitle={t('failed')}>
        {({ items }) =>
          items.length > 0 ? (
            <ChosenCart carts={items} isSeller={isSeller} onPlaced={onPlaced} />
          ) : (
            <EmptyState title={t('noneTitle')} icon={ShoppingCart}>
              {t(isSeller ? 'none_seller' : 'none_buyer')}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  )
}

export function CartScreen() {
  const navigate = useNavigate()
  return <CartPage onPlaced={(id) => void navigate({ to: '/orders/$id', params: { id } })} />
}

type ChosenCartProps = CartPageProps & { carts: readonly CartSummary[]; isSeller: boolean }

/** One cart of several: that in the address, the only one, or the one with lines. */
function ChosenCart({ carts, isSeller, onPlaced }: ChosenCartProps) {
  const t = useText(cartText)
  const { search, changeSearch } = useRouteSearch(cartRoute)
  const whose = useRef<HTMLSelectElement>(null)
  useWantedFocus('new-order', whose)
  const keyOf = ({ dealership, operator }: CartSummary) => `${dealership.id} ${operator.id}`
  const named = `${search.dealership_id} ${search.operator_id}`
  const [first] = carts
  const likely = carts.length === 1 || (first?.line_count ?? 0) > 0 || !isSeller ? first : undefined
  const chosen = carts.find((cart) => keyOf(cart) === named) ?? likely

  useLiveStock(chosen?.dealership.id)

  function choose(key: string) {
    const cart = carts.find((one) => keyOf(one) === key)
    changeSearch({ dealership_id: cart?.dealership.id, operator_id: cart?.operator.id, instance_id: undefined })
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {carts.length > 1 && (
        <SelectField
          ref={whose}
          className="sm:w-80"
          label={t(isSeller ? 'for' : 'from')}
          placeholder={chosen ? undefined : t('choose')}
          value={chosen ? keyOf(chosen) : ''}
          onChange={({ target }) => choose(target.value)}
          options={carts.map((cart) => ({
            value: keyOf(cart),
            label: (isSeller ? cart.operator : cart.dealership).name,
          }))}
        />
      )}
      {chosen ? (
        <CartContent
          key={keyOf(chosen)}
          sides={sidesOf(chosen)}
          catalogueId={chosen.catalogue_id}
          instanceId={keyOf(chosen) === named ? search.instance_id : undefined}
          onPlaced={onPlaced}
        />
      ) : (
        <EmptyState title={t('chooseTitle')} icon={ShoppingCart}>
          {t('chooseHelp_seller')}
        </EmptyState>
      )}
    </div>
  )
}
