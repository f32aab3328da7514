import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { placeOrderByLink, placeOrderQueries, resolveByLink } from '@/entities/portal-order'
import { OrderByLinkForm, useSentOnce } from '@/features/place-order'
import { QuickOrder } from '@/features/quick-order'
import { LinkEnded, OpenedLink } from '@/features/renew-portal-link'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { useRouteSearch } from '@/shared/lib/page-route'
import { PortalPage } from '@/shared/ui/portal-page'
import { OrderedLines } from './ordered-lines'
import { placeOrderRoute } from './route'
import { placeOrderPageText } from './text'
import { useOrderLines } from './use-order-lines'

type PlaceOrderPageProps = {
  /** Of the link; absent where the address is not whole. */
  token: string | undefined
  /** Called with the token of the link to the order. */
  onPlaced: (orderToken: string) => void
}

/** /place-order: an order with one dealership as one operator, without an account. */
export function PlaceOrderPage({ token, onPlaced }: PlaceOrderPageProps) {
  const t = useText(placeOrderPageText)
  return (
    <PortalPage title={t('title')}>
      {token ? (
        <OrderOfToken key={token} token={token} onPlaced={onPlaced} />
      ) : (
        <LinkEnded to="catalogue" token="" ending="unknown" />
      )}
    </PortalPage>
  )
}

export function PlaceOrderScreen() {
  const { token } = useRouteSearch(placeOrderRoute).search
  const navigate = useNavigate()
  return (
    <PlaceOrderPage
      token={token}
      onPlaced={(order) => void navigate({ to: '/order-confirmed', search: { token: order } })}
    />
  )
}

type NewOrder = Omit<Parameters<typeof placeOrderByLink>[1], 'client_id'>
type OrderLink = Awaited<ReturnType<typeof placeOrderByLink>>

type OrderOfTokenProps = { token: string; onPlaced: PlaceOrderPageProps['onPlaced'] }

function OrderOfToken({ token, onPlaced }: OrderOfTokenProps) {
  const t = useText(placeOrderPageText)
  const money = useMoney()
  const query = useQuery(placeOrderQueries.portal(token))
  const { lines, add, change, remove, clear } = useOrderLines(token)
  const asked = lines.map(({ part_number: number, quantity }) => ({ number, quantity }))
  const { data: priced } = useQuery(placeOrderQueries.priced(token, asked))
  const place = useSentOnce<NewOrder, OrderLink>((order) => placeOrderByLink(token, order))
  const items = priced?.items.length === lines.length ? priced.items : []
  const problems = items.filter(({ problem }) => problem !== null).length
  const total = items.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return (
    <OpenedLink to="catalogue" token={token} query={query} errorTitle={t('failed')}>
      {({ dealership, operator, has_default_address }) => (
        <>
          <div className="grid gap-0.5 wrap-anywhere">
            <h1 className="text-2xl font-bold">{t('title')}</h1>
            <p className="text-ink-muted">{t('sides', { operator, dealership })}</p>
          </div>
          <QuickOrder
            target={token}
            resolve={(numbers) => resolveByLink(token, numbers)}
            onAdd={async (parts) =>
              add(
                parts.map(({ part_id, quantity, part: { part_number, description } }) => ({
                  ...{ part_id, quantity, part_number, description },
                })),
              )
            }
          />
          <OrderedLines
            lines={lines}
            items={items}
            currency={priced?.currency ?? 'USD'}
            onChange={change}
            onRemove={remove}
          />
          <OrderByLinkForm
            hasDefaultAddress={has_default_address}
            submit={t('place')}
            hindrance={
              lines.length === 0 ? t('addFirst') : problems > 0 ? t('problems', { count: problems }) : undefined
            }
            send={async (terms) => {
              const order_parts = lines.map(({ part_id, quantity }) => ({ part_id, quantity }))
              const { token: order } = await place({ ...terms, order_parts })
              clear()
              onPlaced(order)
            }}
          >
            {items.length > 0 && (
              <dl className="pair border-t border-line pt-4 text-lg font-bold">
                <dt>{t('total')}</dt>
                <dd className="figures">{money({ amount: total, currency: priced?.currency ?? 'USD' })}</dd>
              </dl>
            )}
          </OrderByLinkForm>
          <div className="pb-6" />
        </>
      )}
    </OpenedLink>
  )
}
