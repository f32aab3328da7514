import { useMutation, useQuery } from '@tanstack/react-query'
import { type PortalOrder, portalOrderMutations, portalOrderQueries } from '@/entities/portal-order'
import { isAnythingDelivered, Returns, Shipments } from '@/features/receive-order'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { orderDetailsText } from './text'

type ReceivedGoodsProps = { token: string; order: PortalOrder }

/** The parcels of an order, confirmed when they arrive, and what of them goes back. */
export function ReceivedGoods({ token, order }: ReceivedGoodsProps) {
  const { mutateAsync } = useMutation(portalOrderMutations.confirmDelivery(token))
  return (
    <>
      <Shipments order={order} confirmDelivery={mutateAsync} />
      {isAnythingDelivered(order) && <ReturnsByLink token={token} order={order} />}
    </>
  )
}

function ReturnsByLink({ token, order }: ReceivedGoodsProps) {
  const t = useText(orderDetailsText)
  const query = useQuery(portalOrderQueries.returns(token))
  const { mutateAsync } = useMutation(portalOrderMutations.requestReturn(token))
  const cancellation = useMutation({
    ...portalOrderMutations.cancelReturn(token),
    onSuccess: () => toast.success(t('returnCancelled')),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Returns
      order={order}
      query={query}
      requestReturn={mutateAsync}
      side="buyer"
      asksContact
      actions={({ id: returnId, version, next_statuses: next }) =>
        next.includes('CANCELLED') && (
          <Button
            size="sm"
            className="justify-self-start"
            pending={cancellation.isPending}
            onClick={() => cancellation.mutate({ returnId, version })}
          >
            {t('cancelReturn')}
          </Button>
        )
      }
    />
  )
}
