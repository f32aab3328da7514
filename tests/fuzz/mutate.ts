import type { Random } from './random'

/** Text that has brought servers down: other encodings, other types, other languages' syntax, values at their limits. */
export const nastyTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '%',
  '%00',
  '%2e%2e%2f',
  '../..',
  "' or 1=1 --",
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999',
  '0000-00-00',
  '2026-02-30',
  '10000-01-01',
  '2026-01-01T00:00:00+99:99',
  '2026-06-30T23:59:60Z',
  'urn:uuid:4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  '4F0C2C2E-5F0E-4A35-9A0B-6F0F6F7F1A01',
  '__proto__',
  'constructor',
  '\u202e',
  '\r\nx: y',
  'x'.repeat(3000),
  '(a+)+$',
  '\\',
  '_%',
  '𝕏'.repeat(300),
] as const

const nastyValues: readonly unknown[] = [
  ...nastyTexts,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e300,
  [],
  {},
  [[]],
  [null],
  { $ref: 'x' },
  Array.from({ length: 2000 }, () => 0),
]

/** Changes one place of a value: another value, nothing, once more, or a field that nobody knows. */
export function mutate(value: unknown, random: Random): unknown {
  const isDeeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random.chance(0.85)
  if (!isDeeper) return random.pick(nastyValues)
  if (Array.isArray(value)) {
    const place = random.below(value.length)
    if (random.chance(0.15)) return [...value, value[place]]
    return value.map((one, index) => (index === place ? mutate(one, random) : one))
  }
  const fields = Object.entries(value)
  const [chosen] = random.pick(fields)
  if (random.chance(0.15)) return Object.fromEntries(fields.filter(([name]) => name !== chosen))
  if (random.chance(0.05)) return { ...value, [random.pick(nastyTexts)]: random.pick(nastyValues) }
  return Object.fromEntries(fields.map(([name, one]) => [name, name === chosen ? mutate(one, random) : one]))
}
