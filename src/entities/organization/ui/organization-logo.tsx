import { Avatar } from '@/shared/ui/avatar'
import type { Organization } from '../organization'

/** The logo, or the initials of an organization without one; its name is always shown beside it. */
export function OrganizationLogo({ name, logo }: Pick<Organization, 'name' | 'logo'>) {
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
