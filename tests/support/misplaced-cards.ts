/** Bodies that no page sends: each has the number of a card where it does not belong, or is broken behind it. */
export const malformed = (number: string) => [
  { token: number },
  { token: 'tok_visa', email: number, name: '' },
  { token: 'tok_visa', email: `${number}@customer.example`, name: '' },
  { token: 'tok_visa', email: '', name: number },
  { token: 'tok_visa', email: '', name: '', number, expiry: '11/41', cvc: '737' },
  { [number]: 'tok_visa' },
  `{"token": "tok_visa", "number": "${number}"`,
  `{"number": ${number}}`,
  `number=${number}&expiry=11%2F41`,
  `${number}`,
]

/** Every path by which a text leads to a field of a body. */
export function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === 'string') yield path
  else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) yield* placesIn(inner, [...path, name])
  }
}

/** A body with another text at a place. */
export function withTextAt(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? withTextAt(one, rest, text) : one))
  const inner = Object.entries(value ?? {})
  return Object.fromEntries(inner.map(([key, one]) => [key, key === name ? withTextAt(one, rest, text) : one]))
}
