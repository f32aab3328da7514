import { useMutation } from '@tanstack/react-query'
import { type Order, orderMutations } from '@/entities/order'
import { useRecordForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { OrderRecipients } from './order-recipients'
import { orderText } from './text'
import { TrackingFields, withWholeLink } from './tracking-fields'

type TrackingDialogProps = { order: Order; shipmentId: string; onClose: () => void }

/** Changes how a parcel is followed. It belongs to the version of the order that was read when something was first typed. */
export function TrackingDialog({ order, shipmentId, onClose }: TrackingDialogProps) {
  const t = useText(orderText)
  const { mutateAsync } = useMutation(orderMutations.changeTracking(order.id))
  const form = useRecordForm({
    record: order,
    valuesOf: (shown: Order) => trackingOf(shown, shipmentId),
    send: async (tracking, { version }) => {
      const saved = await mutateAsync({ version, shipment: shipmentId, ...withWholeLink(tracking) })
      toast.success(t('trackingSaved'))
      onClose()
      return saved
    },
  })
  return (
    <FormDialog
      title={t('trackingTitle', { number: String(order.shipments.find(({ id }) => id === shipmentId)?.number ?? '') })}
      submit={t('saveTracking')}
      form={form}
      onClose={onClose}
    >
      {form.isOutdated && <ChangedMeanwhile onShow={form.showChanges} />}
      <TrackingFields register={form.register} errorOf={form.errorOf} />
      <OrderRecipients order={order} about="shipments" />
    </FormDialog>
  )
}

function trackingOf({ shipments }: Order, shipmentId: string) {
  const { carrier = '', tracking_number = '', link = '' } = shipments.find(({ id }) => id === shipmentId) ?? {}
  return { carrier, tracking_number, link }
}
