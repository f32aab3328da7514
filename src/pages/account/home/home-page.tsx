import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Activity } from '@/entities/activity'
import { dashboardQueries } from '@/entities/dashboard'
import { hasRole } from '@/entities/user'
import { MachineChooser } from '@/features/choose-machine'
import { useUser } from '@/features/session'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Card } from '@/shared/ui/card'
import { LinkButton } from '@/shared/ui/link-button'
import { PageHeader } from '@/shared/ui/page-header'
import { AskLink } from '@/widgets/ask-link'
import { ActivityLink } from './activity-link'
import { DashboardFigures } from './dashboard'
import { DueItems, type DueLink } from './due-items'
import { RecentActivity } from './recent-activity'
import { type ConversationLink, RecentConversations } from './recent-conversations'
import { SalesCharts } from './sales-charts'
import { homeText } from './text'
import { WaitingForUs, type WaitingLinks } from './waiting'
import { waitingLinks } from './waiting-links'

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
  /** Leads to the assistant, about the chosen machine. */
  ask: ReactNode
  /** Leads to the list of machines, which not everyone has in the menu. */
  machines: ReactNode
}

/** Home of the people of a dealership: what waits for them first. */
export function HomePage(props: HomePageProps) {
  const { conversationLink, activityLink, dueLink, allDueLink, waiting, ask, machines } = props
  const t = useText(homeText)
  const user = useUser()
  const { first_name, email, organization } = user
  const isStaff = hasRole(user, 'dealership-staff')
  const { isLoading } = useQuery({ ...dashboardQueries.waiting(), enabled: isStaff })
  usePageTitle(t('title'))
  return (
    <>
      <PageHeader title={t('greeting', { name: first_name || email })} summary={t('summary')} />
      {isStaff && (
        <div className="mb-5">
          <WaitingForUs links={waiting} />
        </div>
      )}
      {/* Not seen before it has its place, so that nothing moves under a finger. */}
      <div className={cx('grid gap-5', isLoading && 'invisible')}>
        <Card title={t('machine')}>
          <div className="flex flex-wrap items-center gap-3">
            <MachineChooser />
            {ask}
            {machines}
          </div>
        </Card>
        <DueItems link={dueLink} allLink={allDueLink} />
        {hasRole(user, 'dealership-admin') && <SalesCharts />}
        <DashboardFigures />
        <div className="grid gap-5 lg:grid-cols-2">
          <RecentConversations link={conversationLink} />
          {organization && <RecentActivity organizationId={organization.id} link={activityLink} />}
        </div>
      </div>
    </>
  )
}

const tileLink = 'text-link after:absolute after:inset-0 hover:underline'

export function HomeScreen() {
  const t = useText(homeText)
  return (
    <HomePage
      ask={<AskLink isPrimary />}
      machines={
        <>
          <LinkButton asChild>
            <Link to="/machines">{t('allMachines')}</Link>
          </LinkButton>
          <LinkButton asChild>
            <Link to="/machine-instances">{t('instances')}</Link>
          </LinkButton>
        </>
      }
      dueLink={({ id }, words) => (
        <Link to="/machine-instances/$id" params={{ id }} className={tileLink}>
          {words}
        </Link>
      )}
      waiting={waitingLinks}
      allDueLink={(words) => (
        <Link to="/machine-instances" className="text-link hover:underline">
          {words}
        </Link>
      )}
      activityLink={(activity) => <ActivityLink activity={activity} className="text-link hover:underline" />}
      conversationLink={({ id, title }) => (
        <Link to="/operations-assistant" search={{ conversation: id }} className="text-link hover:underline">
          {title}
        </Link>
      )}
    />
  )
}
