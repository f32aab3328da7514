export { countriesByName, likelyCountry } from './countries'
export { useCountryName } from './use-country-name'
