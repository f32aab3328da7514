import { useMutation } from '@tanstack/react-query'
import { lineName, linesOf, type Order, orderMutations } from '@/entities/order'
import { QuantityFields } from '@/features/receive-order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { NobodyEmailedOfOrder } from './order-recipients'
import { orderText } from './text'

type PickDialogProps = { order: Order; onClose: () => void }

/** How many of each line are picked; everything that is reserved is proposed. */
export function PickDialog({ order, onClose }: PickDialogProps) {
  const t = useText(orderText)
  const lines = linesOf(order).filter(({ reserved }) => reserved > 0)
  const { mutateAsync } = useMutation(orderMutations.pick(order.id))
  const form = useApiForm({
    defaultValues: { lines: lines.map(({ reserved }) => ({ quantity: String(reserved) })) },
    send: async ({ lines: typed }) => {
      await mutateAsync({
        version: order.version,
        lines: lines.map(({ id }, index) => ({
          line_id: id,
          picked: readWholeNumber(typed[index]?.quantity ?? '') ?? 0,
        })),
      })
      toast.success(t('pickedSaved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('pickTitle')}
      description={t('pickAbout')}
      submit={t('savePicked')}
      form={form}
      onClose={onClose}
    >
      <QuantityFields
        lines={lines}
        limitOf={({ reserved }) => reserved}
        labelOf={(line) => t('pickLine', { line: lineName(line), count: line.reserved })}
        register={(index, rules) => form.register(`lines.${index}.quantity`, rules)}
        errorOf={(index) => form.errorOf(`lines.${index}.quantity`)}
      />
      {order.delivery === 'PICKUP' && <NobodyEmailedOfOrder order={order} about="shipments" />}
    </FormDialog>
  )
}
