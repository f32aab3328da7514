import { Link } from '@tanstack/react-router'
import type { Activity } from '@/entities/activity'
import { routeTo } from '@/shared/lib/app-address'

/** The title of what happened, leading to what it happened to. */
export function ActivityLink({ activity, className }: { activity: Activity; className: string }) {
  return (
    <Link {...routeTo(activity.link)} className={className}>
      {activity.title}
    </Link>
  )
}
