import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, MessageSquareText } from 'lucide-react'
import { type AssistantUsage, assistantUsageQueries } from '@/entities/assistant-usage'
import { organizationQueries } from '@/entities/organization'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Callout } from '@/shared/ui/callout'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { Loaded } from '@/shared/ui/loaded'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { DaysCard } from './days-card'
import { MonthPicker } from './month-picker'
import { assistantUsageRoute } from './route'
import { SumCard } from './sum-card'
import { assistantUsageText } from './text'
import { useDayNames } from './use-day-names'

/** What an organization used of the language model: the reader's own, or the one that a super user has opened. */
export function AssistantUsagePage() {
  const t = useText(assistantUsageText)
  const { organization, is_superuser: isSuperUser } = useUser()
  const opened = useOpenedOrganization()
  const { data: named } = useQuery({ ...organizationQueries.detail(opened ?? ''), enabled: opened !== undefined })
  usePageTitle(t('title'))
  return (
    <>
      <PageHeader title={t('title')} summary={organization?.name ?? named?.name} />
      {isSuperUser && !opened ? <NoOrganization /> : <Usage organizationId={opened} />}
    </>
  )
}

/** The organization that a super user has opened; everybody else sees their own, whatever the address says. */
function useOpenedOrganization(): string | undefined {
  const { is_superuser: isSuperUser } = useUser()
  const { search } = useRouteSearch(assistantUsageRoute)
  return isSuperUser ? search.organization_id : undefined
}

function NoOrganization() {
  const t = useText(assistantUsageText)
  return (
    <EmptyState
      title={t('chooseTitle')}
      icon={Building2}
      action={
        <LinkButton asChild>
          <Link to="/organizations">{t('organizations')}</Link>
        </LinkButton>
      }
    >
      {t('choose')}
    </EmptyState>
  )
}

function Usage({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(assistantUsageText)
  const { search, changeSearch } = useRouteSearch(assistantUsageRoute)
  const present = new Date().toISOString().slice(0, 7)
  const month = search.month ?? present
  const query = useQuery(assistantUsageQueries.month({ month, organization_id: organizationId }))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      {/* Stays when another month is read, or cannot be. */}
      {(isError || (data && isCounted(data))) && (
        <MonthPicker
          month={month}
          first={data?.first_month ?? (isError ? '' : present)}
          last={present}
          onMonth={(next) => changeSearch({ month: next === present ? undefined : next })}
        />
      )}
      <Loaded
        query={isPlaceholderData ? { ...query, data: undefined } : query}
        skeleton={<SkeletonOfMonth />}
        errorTitle={t('failed')}
      >
        {(usage) => <UsageOfMonth usage={usage} isPresent={usage.month === present} />}
      </Loaded>
    </>
  )
}

/** Whether there is a model whose use is counted, or was one. */
const isCounted = ({ model, first_month }: AssistantUsage) => model !== null || first_month !== null

const SkeletonOfMonth = () => (
  <>
    <Skeleton className="h-56" />
    <Skeleton className="h-72" />
  </>
)

function UsageOfMonth({ usage, isPresent }: { usage: AssistantUsage; isPresent: boolean }) {
  const t = useText(assistantUsageText)
  const names = useDayNames()
  if (!isCounted(usage)) {
    return (
      <EmptyState title={t('noModelTitle')} icon={MessageSquareText}>
        {t('noModel')}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {usage.model === null && <Callout title={t('noModelTitle')}>{t('noModelNow')}</Callout>}
      {usage.answers === 0 ? (
        <EmptyState title={t('nothingTitle', { month: names.month(usage.month) })} icon={MessageSquareText}>
          {t('nothing')}
        </EmptyState>
      ) : (
        <>
          <SumCard usage={usage} isPresent={isPresent} />
          <DaysCard days={usage.days} />
        </>
      )}
    </div>
  )
}
