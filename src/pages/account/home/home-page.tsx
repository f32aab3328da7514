import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Activity } from '@/entities/activity'
import { dashboardQueries } from '@/entities/dashboard'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { assistantPaths } from '@/shared/lib/selected-assistant'
import { PageHeader } from '@/shared/ui/page-header'
import { ActivityLink } from './activity-link'
import { DueItems, type DueLink } from './due-items'
import { RecentActivity } from './recent-activity'
import { type ConversationLink, RecentConversations } from './recent-conversations'
import { SalesCharts } from './sales-charts'
import { homeText } from './text'
import { WaitingForUs, type WaitingLinks } from './waiting'
import { waitingLinksFor } from './waiting-links'

type HomePageProps = {
  /** A conversation's title, leading to it. */
  conversationLink: ConversationLink
  /** The title of what happened, leading to what it happened to. */
  activityLink: (activity: Activity) => ReactNode
  /** A machine's name, leading to its page. */
  dueLink: DueLink
  /** Leads to all machines with their status. */
  allDueLink: (words: string) => ReactNode
  /** Lead to what waits for the dealership. */
  waiting: WaitingLinks
}

/** Home of the people of a dealership: what waits for them first, then what is due, what is new, and how it sells. */
export function HomePage(props: HomePageProps) {
  const { conversationLink, activityLink, dueLink, allDueLink, waiting } = props
  const t = useText(homeText)
  const user = useUser()
  const { first_name, email, organization } = user
  const isStaff = hasRole(user, 'dealership-staff')
  const { isLoading } = useQuery({ ...dashboardQueries.waiting(), enabled: isStaff })
  usePageTitle(t('title'))
  return (
    <>
      <PageHeader title={t('greeting', { name: first_name || email })} />
      <div className={cx('grid grid-cols-1 items-start gap-5', isStaff && 'lg:grid-cols-[11fr_9fr]')}>
        {isStaff && <WaitingForUs links={waiting} />}
        {/* Not seen before it has its place, so that nothing moves under a finger. */}
        <div className={cx('grid grid-cols-1 gap-5', isLoading && 'invisible')}>
          <DueItems link={dueLink} allLink={allDueLink} />
          {organization && <RecentActivity organizationId={organization.id} link={activityLink} />}
          <RecentConversations link={conversationLink} />
        </div>
      </div>
      {hasRole(user, 'dealership-admin') && (
        <div className={cx('grid gap-5 pt-5 empty:hidden lg:grid-cols-3', isLoading && 'invisible')}>
          <SalesCharts />
        </div>
      )}
    </>
  )
}

const tileLink = 'text-link after:absolute after:inset-0 hover:underline'

export function HomeScreen() {
  const user = useUser()
  return (
    <HomePage
      dueLink={({ id }, words) => (
        <Link to="/machine-instances/$id" params={{ id }} className={tileLink}>
          {words}
        </Link>
      )}
      waiting={waitingLinksFor(hasRole(user, 'dealership-admin'))}
      allDueLink={(words) => (
        <Link to="/machine-instances" className="text-link hover:underline">
          {words}
        </Link>
      )}
      activityLink={(activity) => <ActivityLink activity={activity} className={tileLink} />}
      conversationLink={({ id, title, assistant }) => (
        <Link to={assistantPaths[assistant]} search={{ conversation: id }} className="text-link hover:underline">
          {title}
        </Link>
      )}
    />
  )
}
