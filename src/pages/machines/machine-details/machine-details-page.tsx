import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { machineQueries } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { LinkButton } from '@/shared/ui/link-button'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink } from '@/shared/ui/page-header'
import { useAsk } from '@/widgets/ask-link'
import { MachineDetails, type MachineDetailsProps } from './machine-details'
import { machineRoute } from './route'
import { machineDetailsText } from './text'

type MachineDetailsPageProps = Omit<MachineDetailsProps, 'machine'> & { machineId: string }

export function MachineDetailsPage({ machineId, ...details }: MachineDetailsPageProps) {
  const t = useText(machineDetailsText)
  const query = useQuery(machineQueries.detail(machineId))
  usePageTitle(query.data?.name ?? t('title'))
  return (
    <LoadedPage
      query={query}
      back={
        <BackLink href="/machines" onBack={details.onBack}>
          {t('back')}
        </BackLink>
      }
      goneTitle={t('goneTitle')}
      gone={t('gone')}
      errorTitle={t('errorTitle')}
    >
      {(machine) => <MachineDetails machine={machine} {...details} />}
    </LoadedPage>
  )
}

const path = '/machines/$id'
// Underlined: colour alone would not distinguish them from the text beside them.
const link = 'text-link underline'

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
      links={
        <>
          <Link to="/manuals" search={{ machine_id: id, in: 'text' }} className={link}>
            {t('searchItsManuals')}
          </Link>
          <Link to="/machine-instances" search={{ machine_id: id }} className={link}>
            {t('itsInstances')}
          </Link>
        </>
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
