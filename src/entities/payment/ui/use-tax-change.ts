import * as z from 'zod/mini'
import { taxBehaviorValues } from '#contract/platform-limits'
import { useCountryName } from '@/shared/lib/countries'
import { useText } from '@/shared/lib/i18n'
import { paymentText } from '../text'

const place = z.object({ country: z.string(), region: z.optional(z.string()) })
/** A change of tax settings as the audit records it. Registrations that ended were once recorded by their ids. */
const recorded = z.partial(
  z.object({
    tax_behavior: z.enum(taxBehaviorValues),
    tax_code: z.string(),
    head_office: z.object({ city: z.string(), country: z.string() }),
    add_registration: place,
    end_registration: z.union([place, z.string()]),
  }),
)

/** What was changed about taxes, in words; text that is no such change is shown as it is. */
export function useTaxChange(): (text: string) => string {
  const t = useText(paymentText)
  const countryName = useCountryName()
  const placeName = ({ country, region }: z.infer<typeof place>) =>
    [countryName(country), region].filter(Boolean).join(', ')

  return (text) => {
    const change = parse(text)
    if (!change) return text
    const { tax_behavior: behavior, tax_code: code, head_office: office, add_registration: added } = change
    const ended = change.end_registration
    return [
      behavior && t('tax_behavior', { behavior: t(`behavior_${behavior}`) }),
      code !== undefined && t('tax_code', { code: code || t('noTaxCode') }),
      office && t('head_office', { place: [office.city, countryName(office.country)].join(', ') }),
      added && t('add_registration', { place: placeName(added) }),
      typeof ended === 'string' && t('end_registration_unnamed'),
      typeof ended === 'object' && t('end_registration', { place: placeName(ended) }),
    ]
      .filter(Boolean)
      .join(', ')
  }
}

function parse(text: string): z.infer<typeof recorded> | undefined {
  try {
    return recorded.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
