import { Link } from '@tanstack/react-router'
import type { Activity } from '@/entities/activity'

/** The title of what happened, leading to what it happened to. */
export function ActivityLink({ activity, className }: { activity: Activity; className: string }) {
  // The server writes the address with its search.
  const { pathname, searchParams } = new URL(activity.link, location.origin)
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} className={className}>
      {activity.title}
    </Link>
  )
}
