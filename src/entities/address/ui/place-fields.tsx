import { useMemo } from 'react'
import { newAddressLimits } from '#contract/platform-limits'
import { countriesByName } from '@/shared/lib/countries'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import type { Address } from '../address'
import { addressText } from '../text'

/** Where something is sent, by the contract's names; everything is typed as text. */
export type PlaceValues = Pick<
  Address,
  'recipient' | 'line1' | 'line2' | 'city' | 'region' | 'postal_code' | 'country' | 'phone_number'
>

export type PlaceField = keyof PlaceValues

type PlaceFieldsProps = {
  /** What a form says of a field: what registering it returns, and its error. */
  field: (name: PlaceField, rules?: { validate: (value: string) => true | string }) => object
  /** Without who receives something there, and by which phone. */
  placeOnly?: boolean
}

/** The fields of a postal address, from its recipient to its phone number. */
export function PlaceFields({ field, placeOnly = false }: PlaceFieldsProps) {
  const t = useText(addressText)
  const language = useLanguage()
  const countries = useMemo(() => countriesByName(language), [language])
  const filled = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message })
  return (
    <>
      {!placeOnly && (
        <TextField
          label={t('recipient')}
          optional
          maxLength={newAddressLimits.recipient.maxLength}
          {...field('recipient')}
        />
      )}
      <TextField
        label={t('line1')}
        autoComplete="address-line1"
        required
        maxLength={newAddressLimits.line1.maxLength}
        {...field('line1', filled(t('line1Required')))}
      />
      <TextField
        label={t('line2')}
        optional
        autoComplete="address-line2"
        maxLength={newAddressLimits.line2.maxLength}
        {...field('line2')}
      />
      <div className="field-columns grid gap-5 sm:grid-cols-3">
        <TextField
          label={t('city')}
          autoComplete="address-level2"
          required
          maxLength={newAddressLimits.city.maxLength}
          {...field('city', filled(t('cityRequired')))}
        />
        <TextField
          label={t('region')}
          optional
          autoComplete="address-level1"
          maxLength={newAddressLimits.region.maxLength}
          {...field('region')}
        />
        <TextField
          label={t('postalCode')}
          optional
          autoComplete="postal-code"
          maxLength={newAddressLimits.postal_code.maxLength}
          {...field('postal_code')}
        />
      </div>
      <SelectField
        label={t('country')}
        placeholder={t('chooseCountry')}
        options={countries}
        autoComplete="country"
        required
        {...field('country', filled(t('countryRequired')))}
      />
      {!placeOnly && (
        <TextField
          label={t('phone')}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={newAddressLimits.phone_number.maxLength}
          {...field('phone_number')}
        />
      )}
    </>
  )
}
