import { newAddressLimits } from '#contract/platform-limits'
import { type Address, PlaceFields } from '@/entities/address'
import { useApiForm } from '@/shared/lib/api-form'
import { likelyCountry } from '@/shared/lib/countries'
import { useText } from '@/shared/lib/i18n'
import { TextField } from '@/shared/ui/text-field'
import { addressesText } from '../text'

/** The fields of an address, from its name to its phone number. */
export function AddressFields({ form: { register, errorOf } }: { form: AddressForm }) {
  const t = useText(addressesText)
  return (
    <>
      <TextField
        label={t('label')}
        help={t('labelHelp')}
        error={errorOf('label')}
        required
        maxLength={newAddressLimits.label.maxLength}
        {...register('label', { validate: (label) => label.trim() !== '' || t('labelRequired') })}
      />
      <PlaceFields field={(name, rules) => ({ error: errorOf(name), ...register(name, rules) })} />
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
