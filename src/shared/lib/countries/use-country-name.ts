import { useLanguage } from '@/shared/lib/i18n'
import { countryName } from './countries'

/** Names countries in the language of the interface, by their codes. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage()
  return (code) => countryName(code, language)
}
