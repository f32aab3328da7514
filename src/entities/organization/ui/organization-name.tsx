import type { ReactNode } from 'react'
import type { Organization } from '../organization'
import { OrganizationLogo } from './organization-logo'

type OrganizationNameProps = {
  organization: Pick<Organization, 'name' | 'logo'>
  /** In place of the plain name, such as a link with it. */
  children?: ReactNode
}

/** An organization as one recognises it: its logo and its name. */
export function OrganizationName({ organization, children }: OrganizationNameProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-3">
      <OrganizationLogo {...organization} />
      <span className="min-w-0 font-semibold wrap-anywhere">{children ?? organization.name}</span>
    </span>
  )
}
