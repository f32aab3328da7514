import { cartOrderLimits, emailLimits, newOrderByLinkLimits } from '#contract/platform-limits'
import { PlaceFields } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import type { AddressChoice } from '../model/order-terms'
import type { OrderForm } from '../model/use-order-form'
import { placeOrderText } from '../text'

type OrderFieldsProps = {
  form: OrderForm
  addresses: readonly AddressChoice[]
  /** Whether to ask who orders, where nobody is signed in. */
  asksContact?: boolean
  /** How long the note may be, where the contract sets another limit than a cart's. */
  maxNoteLength?: number
}

/** Delivery, address, PO number and note of an order. */
export function OrderFields({
  form,
  addresses,
  asksContact = false,
  maxNoteLength = cartOrderLimits.note.maxLength,
}: OrderFieldsProps) {
  const t = useText(placeOrderText)
  const { register, errorOf, watch } = form
  const isShipped = watch('delivery') === 'SHIP'
  const isTyped = isShipped && watch('address_id') === ''
  return (
    <>
      {asksContact && (
        <TextField
          label={t('contact')}
          required
          autoComplete="name"
          maxLength={newOrderByLinkLimits.contact.maxLength}
          error={errorOf('contact')}
          {...register('contact', { validate: (name) => name.trim() !== '' || t('contactRequired') })}
        />
      )}
      {asksContact && (
        <TextField
          label={t('email')}
          help={t('emailHelp')}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailLimits.maxLength}
          error={errorOf('email')}
          {...register('email')}
        />
      )}
      <SelectField
        label={t('delivery')}
        options={[
          { value: 'SHIP', label: t('SHIP') },
          { value: 'PICKUP', label: t('PICKUP') },
        ]}
        error={errorOf('delivery')}
        {...register('delivery')}
      />
      {isShipped && addresses.length > 0 && (
        <SelectField
          label={t('address')}
          options={[
            ...addresses.map(({ id, label }) => ({ value: id, label })),
            { value: '', label: t('otherAddress') },
          ]}
          error={errorOf('address_id')}
          {...register('address_id')}
        />
      )}
      {isTyped && (
        <fieldset className="grid gap-5">
          <legend className="sr-only">{t('otherAddress')}</legend>
          <PlaceFields
            field={(name, rules) => ({ error: errorOf(`address.${name}`), ...register(`address.${name}`, rules) })}
          />
        </fieldset>
      )}
      <TextField
        label={t('poNumber')}
        optional
        maxLength={cartOrderLimits.po_number.maxLength}
        autoComplete="off"
        error={errorOf('po_number')}
        {...register('po_number')}
      />
      <TextareaField
        label={t('note')}
        optional
        maxLength={maxNoteLength}
        error={errorOf('note')}
        {...register('note')}
      />
    </>
  )
}
