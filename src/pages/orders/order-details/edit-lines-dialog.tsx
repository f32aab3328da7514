import { useMutation } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import { lineName, linesOf, type Order, orderMutations } from '@/entities/order'
import { useRecordForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { useRetainedFocus } from '@/shared/lib/retained-focus'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { EditedLineFields } from './edited-line-fields'
import { atTheirFields, changeOf, type EditedLines, linesToEdit } from './edited-lines'
import { LinePickers } from './line-pickers'
import { NobodyEmailedOfOrder } from './order-recipients'
import { orderText } from './text'

/** Changes quantities, removes lines and adds others, until the order is paid or accepted on account. */
export function EditLinesDialog({ order: present, onClose }: { order: Order; onClose: () => void }) {
  const t = useText(orderText)
  const money = useMoney()
  const { mutateAsync } = useMutation(orderMutations.update(present.id))
  const form = useRecordForm<Order, EditedLines>({
    record: present,
    valuesOf: linesToEdit,
    send: async (values, shown) => {
      const { body, fields } = changeOf(values, shown)
      const saved = await mutateAsync(body).catch((cause: unknown) => {
        throw atTheirFields(cause, fields)
      })
      toast.success(t('moved'))
      onClose()
      return saved
    },
  })
  const { control, register, errorOf, setValue, setFocus, watch, shown } = form
  const { fields: added, append, remove } = useFieldArray({ control, name: 'added' })
  const quantities = watch('quantities')
  const retainedFocus = useRetainedFocus()
  return (
    <FormDialog
      title={t('editLinesTitle')}
      description={t('editLinesAbout')}
      submit={t('saveOrder')}
      form={form}
      onClose={onClose}
    >
      {form.isOutdated && <ChangedMeanwhile onShow={form.showChanges} />}
      <ol {...retainedFocus} aria-label={t('lines')} className="grid gap-4">
        {linesOf(shown).map((line) => (
          <EditedLineFields
            key={line.id}
            name={lineName(line)}
            price={t('each', { quantity: String(line.quantity), price: money(line.cost) })}
            isRemoved={quantities[line.id]?.trim() === '0'}
            least={0}
            error={errorOf(`quantities.${line.id}`)}
            register={(rules) => register(`quantities.${line.id}`, rules)}
            onRemove={() => {
              setValue(`quantities.${line.id}`, '0', { shouldDirty: true, shouldValidate: true })
              setFocus(`quantities.${line.id}`, { shouldSelect: true })
            }}
          />
        ))}
        {added.map(({ id, name }, index) => (
          <EditedLineFields
            key={id}
            name={name}
            price={t('addedLine')}
            least={1}
            error={errorOf(`added.${index}.quantity`)}
            register={(rules) => register(`added.${index}.quantity`, rules)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <LinePickers
        dealership={present.dealership}
        operatorId={present.operator.id}
        onAdd={(line) => append(line, { shouldFocus: false })}
      />
      <NobodyEmailedOfOrder order={present} about="orders" />
    </FormDialog>
  )
}
