import { useMemo } from 'react'
import { newAddressLimits } from '#contract/platform-limits'
import { type Address, countriesByName, likelyCountry } from '@/entities/address'
import { useApiForm } from '@/shared/lib/api-form'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { addressesText } from '../text'

/** The fields of an address, from its name to its phone number. */
export function AddressFields({ form: { register, errorOf } }: { form: AddressForm }) {
  const t = useText(addressesText)
  const language = useLanguage()
  const countries = useMemo(() => countriesByName(language), [language])
  const filled = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message })
  return (
    <>
      <TextField
        label={t('label')}
        help={t('labelHelp')}
        error={errorOf('label')}
        required
        maxLength={newAddressLimits.label.maxLength}
        {...register('label', filled(t('labelRequired')))}
      />
      <TextField
        label={t('recipient')}
        optional
        error={errorOf('recipient')}
        maxLength={newAddressLimits.recipient.maxLength}
        {...register('recipient')}
      />
      <TextField
        label={t('line1')}
        error={errorOf('line1')}
        autoComplete="address-line1"
        required
        maxLength={newAddressLimits.line1.maxLength}
        {...register('line1', filled(t('line1Required')))}
      />
      <TextField
        label={t('line2')}
        optional
        error={errorOf('line2')}
        autoComplete="address-line2"
        maxLength={newAddressLimits.line2.maxLength}
        {...register('line2')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('postalCode')}
          optional
          error={errorOf('postal_code')}
          autoComplete="postal-code"
          maxLength={newAddressLimits.postal_code.maxLength}
          {...register('postal_code')}
        />
        <TextField
          label={t('city')}
          error={errorOf('city')}
          autoComplete="address-level2"
          required
          maxLength={newAddressLimits.city.maxLength}
          {...register('city', filled(t('cityRequired')))}
        />
      </div>
      <TextField
        label={t('region')}
        optional
        error={errorOf('region')}
        autoComplete="address-level1"
        maxLength={newAddressLimits.region.maxLength}
        {...register('region')}
      />
      <SelectField
        label={t('country')}
        placeholder={t('chooseCountry')}
        options={countries}
        error={errorOf('country')}
        autoComplete="country"
        required
        {...register('country', { required: t('countryRequired') })}
      />
      <TextField
        label={t('phone')}
        optional
        error={errorOf('phone_number')}
        type="tel"
        autoComplete="tel"
        maxLength={newAddressLimits.phone_number.maxLength}
        {...register('phone_number')}
      />
    </>
  )
}

/** The fields of an address, by the contract's names. Which one is the default is no field but an action of its own. */
type AddressValues = Omit<Address, 'id' | 'is_default'>

const empty = {
  label: '',
  recipient: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal_code: '',
  phone_number: '',
}

/** The initial values of the form: the address, or none in the country that the reader's browser names. */
function valuesOf(address: Address | undefined): AddressValues {
  if (!address) return { ...empty, country: likelyCountry(navigator.language) }
  const { id: _, is_default: __, ...values } = address
  return values
}

export function useAddressForm(address: Address | undefined, send: (values: AddressValues) => Promise<void>) {
  return useApiForm<AddressValues>({ defaultValues: valuesOf(address), send })
}

type AddressForm = ReturnType<typeof useAddressForm>
