/** What of an organization is asked for. */
export const organizationFields = [
  'phone',
  'email',
  'people',
  'address',
  'terms',
  'price_list',
  'tax',
  'time_zone',
  'since',
  'description',
  'partners',
] as const

export type OrganizationField = (typeof organizationFields)[number]

/** What is known of one, or that it is not recorded, in the asker's language. */
export interface KnownField {
  field: OrganizationField
  text: string
  /** Whether it says that nothing is recorded, which is said only where it is asked for. */
  isMissing?: boolean
}

interface Described {
  name: string
  known: readonly KnownField[]
  asked: readonly OrganizationField[] | undefined
  /** Whether it is one of several, of which only what is asked for is said. */
  isListed: boolean
}

/** An organization with what is known of it, what is asked for first. */
export function describeOrganization({ name, known, asked = [], isListed }: Described): string {
  const isAsked = ({ field }: KnownField) => asked.includes(field)
  const wanted = known.filter(isAsked)
  const rest = known.filter((one) => !isAsked(one) && !one.isMissing)
  const said = isListed && wanted.length > 0 ? wanted : [...wanted, ...rest]
  return said.length > 0 ? `${name}: ${said.map(({ text }) => text).join('; ')}` : name
}
