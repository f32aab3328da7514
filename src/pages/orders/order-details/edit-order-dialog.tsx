import { useMutation } from '@tanstack/react-query'
import { deliveryMethodValues, orderChangeLimits } from '#contract/platform-limits'
import { PlaceFields } from '@/entities/address'
import { type Order, orderMutations } from '@/entities/order'
import { useRecordForm } from '@/shared/lib/api-form'
import { likelyCountry } from '@/shared/lib/countries'
import { useText } from '@/shared/lib/i18n'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { NobodyEmailedOfOrder } from './order-recipients'
import { orderText } from './text'

const emptyAddress = { recipient: '', line1: '', line2: '', city: '', region: '', postal_code: '', phone_number: '' }

const valuesOf = ({ po_number, note, delivery, address }: Order) => ({
  po_number,
  note,
  delivery,
  ...emptyAddress,
  country: likelyCountry(navigator.language),
  ...address,
})

type Values = ReturnType<typeof valuesOf>

/** Whether an order may still be changed: until it is paid or accepted on account. */
export const isEditable = ({ status }: Order): boolean =>
  status === 'DRAFT' || status === 'AWAITING_PAYMENT' || status === 'FAILED'

/** Changes the PO number, the note, the delivery and the address of an order. Another address may have another tax rate. */
export function EditOrderDialog({ order: present, onClose }: { order: Order; onClose: () => void }) {
  const t = useText(orderText)
  const { mutateAsync } = useMutation(orderMutations.update(present.id))
  const form = useRecordForm<Order, Values>({
    record: present,
    valuesOf,
    send: async ({ po_number, note, delivery, ...address }, { version }) => {
      const fields = { po_number: po_number.trim(), note: note.trim(), delivery }
      const saved = await mutateAsync({ version, ...fields, ...(delivery === 'SHIP' && { address }) })
      toast.success(t('moved'))
      onClose()
      return saved
    },
  })
  const { register, errorOf } = form
  const isShipped = form.watch('delivery') === 'SHIP'
  return (
    <FormDialog
      title={t('editTitle')}
      description={t('editAbout')}
      submit={t('saveOrder')}
      form={form}
      onClose={onClose}
    >
      {form.isOutdated && <ChangedMeanwhile onShow={form.showChanges} />}
      <TextField
        label={t('poNumber')}
        optional
        error={errorOf('po_number')}
        maxLength={orderChangeLimits.po_number.maxLength}
        autoComplete="off"
        {...register('po_number')}
      />
      <SelectField
        label={t('delivery')}
        options={deliveryMethodValues.map((value) => ({ value, label: t(`delivery_${value}`) }))}
        error={errorOf('delivery')}
        {...register('delivery')}
      />
      {isShipped && <PlaceFields field={(name, rules) => ({ error: errorOf(name), ...register(name, rules) })} />}
      <TextareaField
        label={t('note')}
        optional
        error={errorOf('note')}
        maxLength={orderChangeLimits.note.maxLength}
        {...register('note')}
      />
      <NobodyEmailedOfOrder order={present} about="orders" />
    </FormDialog>
  )
}
