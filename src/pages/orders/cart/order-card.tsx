import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { addressQueries } from '@/entities/address'
import { type Cart, type CartSides, cartMutations } from '@/entities/cart'
import { isOfDealership } from '@/entities/user'
import { NobodyEmailed } from '@/features/notify-customer'
import { OrderFields, orderTermsOf, useOrderForm } from '@/features/place-order'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { LinkButton } from '@/shared/ui/link-button'
import { Loaded } from '@/shared/ui/loaded'
import { toast } from '@/shared/ui/toaster'
import { ForMachine } from './for-machine'
import { cartText } from './text'

type OrderCardProps = { sides: CartSides; cart: Cart; onPlaced: (orderId: string) => void }

/** Where the cart goes, and the button that orders it. */
export function OrderCard(props: OrderCardProps) {
  const t = useText(cartText)
  const addresses = useQuery(addressQueries.list(props.sides.operatorId))
  return (
    <Card title={t('order')}>
      <Loaded query={addresses}>
        {({ items }) => (
          <OrderForm
            {...props}
            addresses={items.map(({ id, label, is_default: _, ...address }) => ({
              id,
              label: [label, address.line1, address.city].filter(Boolean).join(', '),
              address,
            }))}
          />
        )}
      </Loaded>
    </Card>
  )
}

type OrderFormProps = OrderCardProps & { addresses: Parameters<typeof orderTermsOf>[1] }

function OrderForm({ sides, cart, addresses, onPlaced }: OrderFormProps) {
  const t = useText(cartText)
  const money = useMoney()
  const user = useUser()
  const { mutateAsync } = useMutation(cartMutations.order(sides))
  const form = useOrderForm({
    addresses,
    send: async (values) => {
      const order = await mutateAsync({ amount: cart.amount, ...orderTermsOf(values, addresses) })
      toast.success(t('placed', { number: order.order_number }))
      onPlaced(order.id)
    },
  })
  const problems = cart.lines.filter(({ problem }) => problem !== null).length
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
      {form.failure && (
        <Callout tone="danger" announce>
          {form.failure}
        </Callout>
      )}
      {cart.instance_id && (
        <ForMachine instanceId={cart.instance_id}>{(machine) => t('orderedFor', { machine })}</ForMachine>
      )}
      <OrderFields form={form} addresses={addresses} />
      <dl className="pair border-t border-line pt-4 text-lg font-bold">
        <dt>{t('total')}</dt>
        <dd className="figures">{money({ amount: cart.amount, currency: cart.currency })}</dd>
      </dl>
      <p className="text-sm text-ink-muted">{t('taxLater')}</p>
      {problems > 0 && <Callout tone="warning">{t('problems', { count: problems })}</Callout>}
      {isOfDealership(user) && <NobodyEmailed record={{ kind: 'new_order', ...sides }} sides={sides} />}
      <Button type="submit" variant="primary" full pending={form.isPending} disabled={problems > 0}>
        {t('place')}
      </Button>
      <QuoteInstead sides={sides} cart={cart} />
    </form>
  )
}

/** Leads to a quote with the same lines, such as those that have no price. The cart stays as it is. */
function QuoteInstead({ sides: { dealershipId, operatorId }, cart }: Pick<OrderCardProps, 'sides' | 'cart'>) {
  const t = useText(cartText)
  const user = useUser()
  // A quote is written by one of its sides.
  if (user.is_superuser) return null
  const instance = cart.instance_id ?? undefined
  return (
    <LinkButton asChild full>
      <Link
        to="/add-quote"
        search={{ dealership_id: dealershipId, operator_id: operatorId, instance_id: instance, from: 'cart' }}
      >
        {t(isOfDealership(user) ? 'writeQuote' : 'requestQuote')}
      </Link>
    </LinkButton>
  )
}
