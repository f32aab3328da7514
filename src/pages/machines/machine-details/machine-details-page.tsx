import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { machineQueries } from '@/entities/machine'
import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { ErrorState } from '@/shared/ui/error-state'
import { LinkButton } from '@/shared/ui/link-button'
import { useAsk } from '@/widgets/ask-link'
import { BackLink } from './back-link'
import { DetailsSkeleton } from './details-skeleton'
import { MachineDetails, type MachineDetailsProps } from './machine-details'
import { machineRoute } from './route'
import { machineDetailsText } from './text'

type MachineDetailsPageProps = Omit<MachineDetailsProps, 'machine'> & { machineId: string }

export function MachineDetailsPage({ machineId, ...details }: MachineDetailsPageProps) {
  const t = useText(machineDetailsText)
  const { data: machine, error, isFetching, refetch } = useQuery(machineQueries.detail(machineId))
  usePageTitle(machine?.name ?? t('title'))

  if (machine) return <MachineDetails machine={machine} {...details} />
  if (!error) return <DetailsSkeleton />
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <>
      <BackLink onBack={details.onBack} />
      {isGone ? (
        <ErrorState title={t('goneTitle')} isPageTitle>
          {t('gone')}
        </ErrorState>
      ) : (
        <ErrorState title={t('errorTitle')} isPageTitle onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </>
  )
}

const path = '/machines/$id'

export function MachineScreen() {
  const t = useText(machineDetailsText)
  const { id } = useParams({ from: path })
  const { search, setSearch } = useRouteSearch(machineRoute)
  const navigate = useNavigate({ from: path })
  return (
    <MachineDetailsPage
      machineId={id}
      search={search}
      onSearch={setSearch}
      onAsk={useAsk()}
      onBack={() => void navigate({ to: '/machines', search: {} })}
      manuals={
        <LinkButton asChild>
          <Link to="/manuals" search={{ machine_id: id, in: 'text' }}>
            {t('searchItsManuals')}
          </Link>
        </LinkButton>
      }
      instances={
        <LinkButton asChild>
          <Link to="/machine-instances" search={{ machine_id: id }}>
            {t('itsInstances')}
          </Link>
        </LinkButton>
      }
      scheduleLink={
        <LinkButton asChild>
          <Link to="/create-maintenance-schedule" search={{ machine: id, dealership: search.dealership }}>
            {t('editTasks')}
          </Link>
        </LinkButton>
      }
    />
  )
}
