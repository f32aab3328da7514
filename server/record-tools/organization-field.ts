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
  /** Whether it is one of several, of which also what is missing is said alone. */
  isListed: boolean
}

/** An organization with what is asked of it, or all that is known where nothing is, or nothing is known of that. */
export function describeOrganization({ name, known, asked = [], isListed }: Described): string {
  const isAsked = ({ field }: KnownField) => asked.includes(field)
  const wanted = known.filter(isAsked)
  const rest = known.filter((one) => !isAsked(one) && !one.isMissing)
  const isKnown = isListed || wanted.some(({ isMissing }) => !isMissing)
  // Whoever has no e-mail address may be reached in another way.
  const instead = isKnown
    ? []
    : rest.filter(({ field }) => isContact.has(field) && asked.some((one) => isContact.has(one)))
  // What it does is said of it first, where all is asked for.
  const isWhole = asked.every((one) => one === 'description') && !isListed
  const said = wanted.length > 0 && !isWhole ? [...wanted, ...instead] : [...wanted, ...rest]
  return said.length > 0 ? `${name}: ${said.map(({ text }) => text).join('; ')}` : name
}

const isContact: ReadonlySet<OrganizationField> = new Set(['phone', 'email', 'people'])
