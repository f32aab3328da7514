/** Codes of the states and provinces of countries that tax by them, from ISO 3166-2. */
const subdivisions = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
}

/** Undefined for a country whose states and provinces do not matter to taxes. */
export function subdivisionsOf(country: string): readonly string[] | undefined {
  return country === 'US' || country === 'CA' ? subdivisions[country].split(' ') : undefined
}
