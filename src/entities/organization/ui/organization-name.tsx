import type { ReactNode } from 'react'
import { Avatar } from '@/shared/ui/avatar'
import type { Organization } from '../organization'

type OrganizationNameProps = {
  organization: Pick<Organization, 'name' | 'logo'>
  /** In place of the plain name, such as a link with it. */
  children?: ReactNode
}

/** An organization as one recognises it: its logo and its name. */
export function OrganizationName({ organization, children }: OrganizationNameProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-3">
      {/* With text of twice the size on a phone, the words need its room. */}
      <span className="contents @max-3xs:hidden">
        <OrganizationLogo {...organization} />
      </span>
      <span className="min-w-0 font-semibold wrap-anywhere">{children ?? organization.name}</span>
    </span>
  )
}

/** The logo, or the initials of an organization without one; its name is always shown beside it. */
function OrganizationLogo({ name, logo }: Pick<Organization, 'name' | 'logo'>) {
  if (logo === null) return <Avatar name={name} />
  return (
    <img
      src={logo}
      alt=""
      width={36}
      height={36}
      className="size-9 shrink-0 rounded-sm border border-line bg-surface object-contain"
    />
  )
}
