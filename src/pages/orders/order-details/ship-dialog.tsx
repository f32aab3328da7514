import { useMutation } from '@tanstack/react-query'
import { lineName, linesOf, type Order, orderMutations } from '@/entities/order'
import { enteredQuantities, QuantityFields } from '@/features/receive-order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { OrderRecipients } from './order-recipients'
import { orderText } from './text'
import { noTracking, TrackingFields, withWholeLink } from './tracking-fields'

type ShipDialogProps = { order: Order; onClose: () => void }

/** What goes into one parcel, or is handed over at the counter; everything that is reserved is proposed. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const t = useText(orderText)
  const isPickup = order.delivery === 'PICKUP'
  const lines = linesOf(order).filter(({ reserved }) => reserved > 0)
  const { mutateAsync } = useMutation(orderMutations.ship(order.id))
  const form = useApiForm({
    defaultValues: { ...noTracking, lines: lines.map(({ reserved }) => ({ quantity: String(reserved) })) },
    send: async ({ lines: typed, ...tracking }) => {
      await mutateAsync({ version: order.version, lines: enteredQuantities(lines, typed), ...withWholeLink(tracking) })
      toast.success(t('shipmentSaved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(isPickup ? 'handOverTitle' : 'shipTitle')}
      description={isPickup ? undefined : t('shipAbout')}
      submit={t(isPickup ? 'handOver' : 'ship')}
      form={form}
      onClose={onClose}
    >
      <QuantityFields
        lines={lines}
        limitOf={({ reserved }) => reserved}
        labelOf={(line) => t('shipLine', { line: lineName(line), count: line.reserved })}
        someRequired
        register={(index, rules) => form.register(`lines.${index}.quantity`, rules)}
        errorOf={(index) => form.errorOf(`lines.${index}.quantity`)}
      />
      {!isPickup && <TrackingFields register={form.register} errorOf={form.errorOf} />}
      <OrderRecipients order={order} about="shipments" />
    </FormDialog>
  )
}
