export { countriesByName, countryName, likelyCountry } from './countries'
export { useCountryName } from './use-country-name'
