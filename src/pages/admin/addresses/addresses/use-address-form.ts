import { type Address, likelyCountry } from '@/entities/address'
import { useApiForm } from '@/shared/lib/api-form'

/** The fields of an address, by the contract's names. Which one is the default is no field but an action of its own. */
export type AddressValues = Omit<Address, 'id' | 'is_default'>

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

/** What the form begins with: the address, or none in the country that the reader's browser names. */
function valuesOf(address: Address | undefined): AddressValues {
  if (!address) return { ...empty, country: likelyCountry(navigator.language) }
  const { id: _, is_default: __, ...values } = address
  return values
}

export function useAddressForm(address: Address | undefined, send: (values: AddressValues) => Promise<void>) {
  return useApiForm<AddressValues>({ defaultValues: valuesOf(address), send })
}

export type AddressForm = ReturnType<typeof useAddressForm>
