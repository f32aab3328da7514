import { useFormContext } from 'react-hook-form'
import { deliveryMethodValues } from '#contract/platform-limits'
import { PlaceFields } from '@/entities/address'
import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { type AskedDelivery, isTyped, type Places, TYPED } from '../model/asked-delivery'
import { quoteFieldsText } from '../text'

/** Delivery and address in a form that has the fields of `AskedDelivery` and is provided by `FormProvider`. */
export function DeliveryFields(places: Places) {
  const t = useText(quoteFieldsText)
  const { register, watch, getFieldState, formState } = useFormContext<AskedDelivery>()
  const [delivery, addressId] = watch(['delivery', 'address_id'])
  const [first, ...others] = places.choices
  const addresses = first ? [{ ...first, id: '' }, ...others] : []
  const options = addresses.map(({ id, label }) => ({ value: id, label }))
  const later = places.canWait && !first ? [{ value: '', label: t('later') }] : []
  return (
    <>
      <SelectField
        label={t('delivery')}
        options={deliveryMethodValues.map((value) => ({ value, label: t(value) }))}
        error={getFieldState('delivery', formState).error?.message}
        {...register('delivery')}
      />
      {delivery === 'SHIP' && (first || places.canWait) && (
        <SelectField
          label={t('address')}
          options={[...options, ...later, { value: TYPED, label: t('otherAddress') }]}
          error={getFieldState('address_id', formState).error?.message}
          {...register('address_id')}
        />
      )}
      {isTyped({ delivery, address_id: addressId }, places) && (
        <fieldset className="grid gap-5">
          <legend className="sr-only">{t('address')}</legend>
          <PlaceFields
            field={(name, rules) => ({
              error: getFieldState(`address.${name}`, formState).error?.message,
              ...register(`address.${name}`, rules),
            })}
          />
        </fieldset>
      )}
    </>
  )
}
