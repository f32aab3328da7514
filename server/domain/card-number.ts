/** Digits as people write the number of a card: in groups, set apart by a space, a hyphen or a dot. */
const digitGroups = /(?<![\p{L}\d])\d(?:[ .-]?\d){12,}(?![\p{L}\d])/gu

/** The beginnings and lengths by which Visa, Mastercard, American Express, Diners Club, Discover and UnionPay are known. */
const knownBrands = [
  /^4(?:\d{15}|\d{18})$/,
  /^(?:5[1-5]|2[2-7])\d{14}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[689]\d)\d{11}$/,
  /^6\d{15}$/,
]

/** The check digit that card numbers end with (ISO/IEC 7812-1, annex B). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const isCardNumber = (digits: string) => knownBrands.some((brand) => brand.test(digits)) && hasCheckDigit(digits)

/** Whether some neighbouring groups are the number of a card; other figures, such as an expiry, may precede or follow. */
function hasCardNumber(found: string): boolean {
  const groups = found.split(/[ .-]/)
  return groups.some((_, first) => groups.some((_, last) => isCardNumber(groups.slice(first, last + 1).join(''))))
}

/** A text with an ellipsis in the place of each card number. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(digitGroups, (found) => (hasCardNumber(found) ? '…' : found))

export const containsCardNumber = (text: string): boolean => withoutCardNumbers(text) !== text
