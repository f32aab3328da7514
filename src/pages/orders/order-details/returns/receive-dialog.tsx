import { useMutation } from '@tanstack/react-query'
import { lineName, linesOf, type Order, type OrderReturn, orderMutations } from '@/entities/order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { OrderRecipients } from '../order-recipients'
import { returnsText } from './text'

type ReceiveDialogProps = { order: Order; item: OrderReturn; onClose: () => void }
const counts = ['restocked', 'scrapped'] as const

/** How many of each line have come back, on the shelf or not; everything on the shelf is proposed. */
export function ReceiveDialog({ order, item, onClose }: ReceiveDialogProps) {
  const t = useText(returnsText)
  const names = new Map(linesOf(order).map((line) => [line.id, lineName(line)]))
  const { mutateAsync } = useMutation(orderMutations.receiveReturn(order.id, item.id))
  const form = useApiForm({
    defaultValues: { lines: item.lines.map(({ quantity }) => ({ restocked: String(quantity), scrapped: '0' })) },
    send: async ({ lines: typed }) => {
      await mutateAsync({
        version: item.version,
        lines: item.lines.map(({ line_id }, index) => ({
          line_id,
          restocked: readWholeNumber(typed[index]?.restocked ?? '') ?? 0,
          scrapped: readWholeNumber(typed[index]?.scrapped ?? '') ?? 0,
        })),
      })
      toast.success(t('updated'))
      onClose()
    },
  })
  const isCount = (max: number) => (typed: string) => {
    const count = readWholeNumber(typed)
    return (count !== undefined && count <= max) || t('countWrong', { most: String(max) })
  }
  return (
    <FormDialog
      title={t('receiveTitle')}
      description={t('receiveAbout')}
      submit={t('receive')}
      form={form}
      onClose={onClose}
    >
      {item.lines.map(({ line_id, quantity }, index) => (
        <div key={line_id} className="grid gap-3 sm:grid-cols-2">
          {counts.map((count) => (
            <TextField
              key={count}
              label={t(count, { line: names.get(line_id) ?? '' })}
              error={form.errorOf(`lines.${index}.${count}`)}
              inputMode="numeric"
              autoComplete="off"
              {...form.register(`lines.${index}.${count}`, { validate: isCount(quantity) })}
            />
          ))}
        </div>
      ))}
      <OrderRecipients order={order} about="returns" />
    </FormDialog>
  )
}
