import { useQuery } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine'
import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { ErrorState } from '@/shared/ui/error-state'
import { BackLink } from './back-link'
import { DetailsSkeleton } from './details-skeleton'
import { MachineDetails, type MachineDetailsProps } from './machine-details'
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
