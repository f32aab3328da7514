import type { components } from '#contract/platform'

export type Organization = components['schemas']['Organization']
export type OrganizationType = components['schemas']['OrganizationType']
export type ServedCustomer = components['schemas']['ServedCustomer']
export type Customer = components['schemas']['Customer']

export { organizationTypeValues as organizationTypes } from '#contract/platform-limits'

/** Whether the organization and the reader's have worked together and do so no more (behaviour, section 1). */
export function isFormer({ link }: Pick<Organization, 'link'>): boolean {
  return link !== null && link.ended_at !== null
}
