import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { canOrder, type DueKit, dueKitsOf, orderKits, portalLinkQueries, suppliedKits } from '@/entities/portal-link'
import { OrderByLinkForm, useSentOnce } from '@/features/place-order'
import { LinkEnded, OpenedLink } from '@/features/renew-portal-link'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { PortalPage } from '@/shared/ui/portal-page'
import { KitChoices } from './kit-choices'
import { KitsPrice } from './kits-price'
import { machineKitsCheckoutRoute } from './route'
import { kitsCheckoutText } from './text'

type MachineKitsCheckoutPageProps = {
  /** Of the link; absent where the address is not whole. */
  token: string | undefined
  /** A link back to the due services; it gets the words. */
  back: (words: string) => ReactNode
  /** Called with the token of the link to the order. */
  onPlaced: (orderToken: string) => void
}

/** /machine-kits-checkout: the kits of due services as an order, without an account, up to its payment. */
export function MachineKitsCheckoutPage({ token, ...page }: MachineKitsCheckoutPageProps) {
  const t = useText(kitsCheckoutText)
  return (
    <PortalPage title={t('title')}>
      {token ? <KitsOfToken key={token} token={token} {...page} /> : <LinkEnded to="kits" token="" ending="unknown" />}
    </PortalPage>
  )
}

export function MachineKitsCheckoutScreen() {
  const { token } = useRouteSearch(machineKitsCheckoutRoute).search
  const navigate = useNavigate()
  return (
    <MachineKitsCheckoutPage
      token={token}
      onPlaced={(order) => void navigate({ to: '/order-confirmed', search: { token: order } })}
      back={(words) => (
        <LinkButton asChild size="lg" full>
          <Link to="/machine-service-kits" search={{ token }}>
            {words}
          </Link>
        </LinkButton>
      )}
    />
  )
}

type KitsOfTokenProps = Omit<MachineKitsCheckoutPageProps, 'token'> & { token: string }

function KitsOfToken({ token, back, onPlaced }: KitsOfTokenProps) {
  const t = useText(kitsCheckoutText)
  const query = useQuery(portalLinkQueries.serviceKits(token))
  return (
    <OpenedLink to="kits" token={token} query={query} errorTitle={t('failed')}>
      {({ organization, dealership, can_order, has_default_address, machines }) => {
        const kits = dueKitsOf(machines)
        return (
          <>
            <div className="grid gap-0.5 wrap-anywhere">
              <h1 className="text-2xl font-bold">{t('title')}</h1>
              {dealership && <p className="text-ink-muted">{t('sides', { operator: organization, dealership })}</p>}
            </div>
            {can_order && kits.some(canOrder) ? (
              <Checkout token={token} kits={kits} hasDefaultAddress={has_default_address} onPlaced={onPlaced} />
            ) : (
              <EmptyState title={t('nothing')}>{t('nothingAdvice')}</EmptyState>
            )}
            <div className="pb-6">{back(t('back'))}</div>
          </>
        )
      }}
    </OpenedLink>
  )
}

type KitsOrder = Omit<Parameters<typeof orderKits>[1], 'client_id'>
type OrderLink = Awaited<ReturnType<typeof orderKits>>

type CheckoutProps = {
  token: string
  kits: readonly DueKit[]
  hasDefaultAddress: boolean
  onPlaced: (orderToken: string) => void
}

function Checkout({ token, kits, hasDefaultAddress, onPlaced }: CheckoutProps) {
  const t = useText(kitsCheckoutText)
  const [leftOut, setLeftOut] = useState(() => suppliedKits(kits))
  const place = useSentOnce<KitsOrder, OrderLink>((order) => orderKits(token, order))
  const chosen = kits.filter((kit) => canOrder(kit) && !leftOut.has(kit.key))
  const named = chosen.map(({ instance_id, task_id }) => ({ instance_id, task_id }))

  function toggle(key: string) {
    const next = new Set(leftOut)
    if (!next.delete(key)) next.add(key)
    setLeftOut(next)
  }

  return (
    <>
      <KitChoices kits={kits} isChosen={({ key }) => !leftOut.has(key)} onToggle={toggle} />
      <OrderByLinkForm
        hasDefaultAddress={hasDefaultAddress}
        submit={t('place')}
        hindrance={chosen.length === 0 ? t('chooseOne') : undefined}
        send={async (terms) => {
          const { token: order } = await place({ ...terms, kits: named })
          onPlaced(order)
        }}
      >
        <KitsPrice token={token} kits={named} />
      </OrderByLinkForm>
    </>
  )
}
