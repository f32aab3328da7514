import { useMutation } from '@tanstack/react-query'
import { type Order, orderMutations, type Shipment } from '@/entities/order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { orderText } from './text'
import { TrackingFields } from './tracking-fields'

type TrackingDialogProps = { order: Order; shipment: Shipment; onClose: () => void }

export function TrackingDialog({ order, shipment, onClose }: TrackingDialogProps) {
  const t = useText(orderText)
  const { mutateAsync } = useMutation(orderMutations.changeTracking(order.id))
  const { carrier, tracking_number, link } = shipment
  const form = useApiForm({
    defaultValues: { carrier, tracking_number, link },
    send: async (tracking) => {
      await mutateAsync({ shipment: shipment.id, ...tracking })
      toast.success(t('trackingSaved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('trackingTitle', { number: String(shipment.number) })}
      submit={t('saveTracking')}
      form={form}
      onClose={onClose}
    >
      <TrackingFields register={form.register} errorOf={form.errorOf} />
    </FormDialog>
  )
}
