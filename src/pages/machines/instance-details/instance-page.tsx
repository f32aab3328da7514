import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  InstanceStatusBadge,
  instanceTitle,
  type MachineInstance,
  machineInstanceQueries,
} from '@/entities/machine-instance'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Callout } from '@/shared/ui/callout'
import { LinkButton } from '@/shared/ui/link-button'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { useAsk } from '@/widgets/ask-link'
import { AskButton } from './ask-button'
import { InstanceActions } from './instance-actions'
import { InstanceFacts } from './instance-facts'
import { MachineLabel } from './label/machine-label'
import { QuoteButton } from './quote-button'
import { HoursCard } from './readings/hours-card'
import { ReadingsCard } from './readings/readings-card'
import { machineInstanceRoute } from './route'
import { MachineSales, type SalesLinks } from './sales/machine-sales'
import { SectionLinks, sectionProps } from './section-links'
import { CompletionsCard } from './tasks/completions-card'
import { TasksCard } from './tasks/tasks-card'
import { instanceDetailsText } from './text'

type MachineInstancePageProps = {
  instanceId: string
  onBack: () => void
  /** Goes to where one asks about the chosen machine. */
  onAsk: (machineId: string) => void
  /** Goes to a maintenance quote that was drafted. */
  onQuoted: (quoteId: string) => void
  /** The model's name, leading to its page. */
  machineLink: (machine: MachineInstance['machine']) => ReactNode
  /** Leads to where the machine's tasks are set. */
  scheduleLink: (instanceId: string) => ReactNode
  salesLinks: SalesLinks
  /** Whether to begin with entering the hours, and what follows when that is done. */
  isEntering?: boolean
  onEntered?: () => void
}

export function MachineInstancePage(props: MachineInstancePageProps) {
  const t = useText(instanceDetailsText)
  const query = useQuery(machineInstanceQueries.detail(props.instanceId))
  usePageTitle(query.data ? instanceTitle(query.data) : t('title'))
  const back = (
    <BackLink href="/machine-instances" onBack={props.onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(instance) => <InstanceDetails instance={instance} back={back} {...props} />}
    </LoadedPage>
  )
}

type InstanceDetailsProps = Pick<
  MachineInstancePageProps,
  'onAsk' | 'onQuoted' | 'machineLink' | 'scheduleLink' | 'salesLinks' | 'isEntering' | 'onEntered'
> & {
  instance: MachineInstance
  back: ReactNode
}

function InstanceDetails({
  instance,
  back,
  onAsk,
  onQuoted,
  machineLink,
  scheduleLink,
  salesLinks,
  isEntering = false,
  onEntered = () => undefined,
}: InstanceDetailsProps) {
  const t = useText(instanceDetailsText)
  const user = useUser()
  const hasLabel = instance.can_manage && instance.served_until === null
  const { data: hasReadings } = useQuery({
    ...machineInstanceQueries.readings(instance.id),
    select: ({ items }) => items.length > 0,
  })
  const quotes = isOfDealership(user) && hasRole(user, 'org-admin') && instance.can_manage
  return (
    <>
      <PageHeader
        title={instanceTitle(instance)}
        back={back}
        summary={
          <span className="flex flex-wrap items-center gap-3">
            {instance.machine.type}
            <InstanceStatusBadge instance={instance} />
          </span>
        }
        actions={
          <>
            <AskButton instance={instance} onAsk={onAsk} />
            {quotes && <QuoteButton instanceId={instance.id} onQuoted={onQuoted} />}
            <InstanceActions instance={instance} isEntering={isEntering} onEntered={onEntered} />
          </>
        }
      />
      <SectionLinks
        sections={[
          'tasks',
          'hours',
          ...(hasLabel ? (['labelTitle'] as const) : []),
          'history',
          'orders',
          ...(hasReadings ? (['readings'] as const) : []),
        ]}
      />
      <div className="grid gap-6">
        {instance.served_until && <Callout>{t('formerForStaff')}</Callout>}
        <InstanceFacts instance={instance} system={user.units} machineLink={machineLink(instance.machine)} />
        <div {...sectionProps('tasks')}>
          <TasksCard instance={instance} scheduleLink={scheduleLink(instance.id)} />
        </div>
        <div className={cx('grid grid-cols-1 items-start gap-6', hasLabel && 'xl:grid-cols-2')}>
          <div {...sectionProps('hours')}>
            <HoursCard instance={instance} />
          </div>
          {hasLabel && (
            <div {...sectionProps('labelTitle')}>
              <MachineLabel instanceId={instance.id} />
            </div>
          )}
        </div>
        <div {...sectionProps('history')}>
          <CompletionsCard instance={instance} />
        </div>
        <div {...sectionProps('orders')}>
          <MachineSales instance={instance} links={salesLinks} />
        </div>
        {hasReadings && (
          <div {...sectionProps('readings')}>
            <ReadingsCard instance={instance} />
          </div>
        )}
      </div>
    </>
  )
}

const path = '/machine-instances/$id'
// Underlined: colour alone would not distinguish them from the text beside them.
const link = 'text-link underline'

const salesLinks: SalesLinks = {
  orderParts: ({ id, organization, dealership }, words) => (
    <LinkButton asChild size="sm">
      <Link to="/cart" search={{ dealership_id: dealership?.id, operator_id: organization.id, instance_id: id }}>
        {words}
      </Link>
    </LinkButton>
  ),
  askQuote: ({ id, organization, dealership }, words) => (
    <LinkButton asChild size="sm">
      <Link to="/add-quote" search={{ dealership_id: dealership?.id, operator_id: organization.id, instance_id: id }}>
        {words}
      </Link>
    </LinkButton>
  ),
  order: (id, words) => (
    <Link to="/orders/$id" params={{ id }} className={link}>
      {words}
    </Link>
  ),
  quote: (id, words) => (
    <Link to="/quotes/$id" params={{ id }} className={link}>
      {words}
    </Link>
  ),
  allOrders: (instance_id, words) => (
    <Link to="/orders" search={{ instance_id }} className={link}>
      {words}
    </Link>
  ),
  allQuotes: (instance_id, words) => (
    <Link to="/quotes" search={{ instance_id }} className={link}>
      {words}
    </Link>
  ),
}

export function MachineInstanceScreen() {
  const t = useText(instanceDetailsText)
  const { id } = useParams({ from: path })
  const { search, setSearch } = useRouteSearch(machineInstanceRoute)
  const navigate = useNavigate()
  return (
    <MachineInstancePage
      instanceId={id}
      isEntering={search.enter === 'hours'}
      onEntered={() => setSearch({ enter: undefined })}
      onBack={() => void navigate({ to: '/machine-instances', search: {} })}
      onAsk={useAsk()}
      onQuoted={(quote) => void navigate({ to: '/maintenance-quotes/$id', params: { id: quote } })}
      machineLink={(machine) => (
        <Link to="/machines/$id" params={{ id: machine.id }} search={{}} className={`touch-target ${link}`}>
          {machine.name}
        </Link>
      )}
      salesLinks={salesLinks}
      scheduleLink={(instance) => (
        <LinkButton asChild size="sm">
          <Link to="/create-maintenance-schedule" search={{ instance }}>
            {t('editTasks')}
          </Link>
        </LinkButton>
      )}
    />
  )
}
