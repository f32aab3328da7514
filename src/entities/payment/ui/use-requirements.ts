import { useText } from '@/shared/lib/i18n'
import { paymentText } from '../text'

/** Stripe's names of what it needs, and what they are about; the first that fits counts. */
const kinds = [
  [/^external_account/, 'bankAccount'],
  [/^tos_acceptance\./, 'terms'],
  [/verification\.(additional_)?document|identity/, 'identity'],
  [/^(business_profile|company)\.name/, 'businessName'],
  [/^business_profile\./, 'businessProfile'],
  [/^business_type/, 'businessType'],
  [/^company\.address/, 'businessAddress'],
  [/^company\.(tax_id|vat_id|registration_number)/, 'businessTaxId'],
  [/^company\./, 'business'],
  [/^(individual|representative|owners|directors|executives|authorizer|person_[^.]+)\./, 'people'],
] as const

/** What the provider still needs, in words, each once; what has none is named as the provider does. */
export function useRequirements(): (names: readonly string[]) => string[] {
  const t = useText(paymentText)
  const words = (name: string) => {
    const kind = kinds.find(([pattern]) => pattern.test(name))?.[1]
    return kind ? t(`needs_${kind}`) : t('needs_unnamed', { name })
  }
  return (names) => [...new Set(names.map(words))]
}
