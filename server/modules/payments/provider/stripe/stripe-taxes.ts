import type Stripe from 'stripe'
import type { PaymentProvider, TaxAddress } from '../payment-provider'
import { toTaxSettings } from './stripe-wire'
import { translated } from './translate-error'

type Taxes = Pick<PaymentProvider, 'readTaxSettings' | 'changeTaxSettings'>

export function stripeTaxes(stripe: Stripe): Taxes {
  async function read(stripeAccount: string) {
    const options = { stripeAccount }
    const [settings, registrations] = await Promise.all([
      stripe.tax.settings.retrieve({}, options),
      stripe.tax.registrations.list({ limit: 100 }, options),
    ])
    return toTaxSettings(settings, registrations.data)
  }
  return {
    readTaxSettings: (account) => translated(() => read(account)),

    changeTaxSettings: (stripeAccount, { taxBehavior, taxCode, headOffice, addRegistration, endRegistration }) =>
      translated(async () => {
        const options = { stripeAccount }
        const defaults = {
          ...(taxBehavior && { tax_behavior: taxBehavior }),
          ...(taxCode !== undefined && { tax_code: taxCode }),
        }
        const change = {
          ...(Object.keys(defaults).length > 0 && { defaults }),
          ...(headOffice && { head_office: { address: toAddress(headOffice) } }),
        }
        if (Object.keys(change).length > 0) await stripe.tax.settings.update(change, options)
        if (addRegistration) await stripe.tax.registrations.create(toRegistration(addRegistration), options)
        if (endRegistration !== undefined) {
          await stripe.tax.registrations.update(endRegistration, { expires_at: 'now' }, options)
        }
        return read(stripeAccount)
      }),
  }
}

const toAddress = ({ line1, line2, city, region, postalCode, country }: TaxAddress) => ({
  line1,
  city,
  country,
  ...(line2 && { line2 }),
  ...(region && { state: region }),
  ...(postalCode && { postal_code: postalCode }),
})

interface NewRegistration {
  country: string
  region?: string | undefined
}

/** Each country has its own kind of registration; these are the usual ones. */
function toRegistration({ country, region = '' }: NewRegistration): Stripe.Tax.RegistrationCreateParams {
  const options =
    country === 'US'
      ? { us: { state: region, type: 'state_sales_tax' as const } }
      : country === 'CA'
        ? {
            ca: region
              ? { type: 'province_standard' as const, province_standard: { province: region } }
              : { type: 'simplified' as const },
          }
        : { [country.toLowerCase()]: { type: 'standard' as const } }
  return { country, country_options: options, active_from: 'now' }
}
