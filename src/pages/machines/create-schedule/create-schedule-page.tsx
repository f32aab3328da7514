import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { listMachinesQuery } from '#contract/platform-limits'
import { machineQueries } from '@/entities/machine'
import { instanceTitle, machineInstanceQueries } from '@/entities/machine-instance'
import { DealershipField } from '@/entities/organization'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { SelectField } from '@/shared/ui/select-field'
import { createScheduleRoute } from './route'
import { InstanceSchedule, ModelSchedule } from './schedules'
import { createScheduleText } from './text'

/** Sets the tasks of a model, for its dealership (chosen by a super user), or of one machine. */
export type ScheduleSearch = { machine?: string; dealership?: string; instance?: string }

type CreateSchedulePageProps = { search: ScheduleSearch; onSearch: (search: ScheduleSearch) => void }

/** As many as can be chosen from a list. */
const offered = listMachinesQuery.limit.maximum

export function CreateSchedulePage({ search: { machine, dealership, instance }, onSearch }: CreateSchedulePageProps) {
  const t = useText(createScheduleText)
  usePageTitle(t('title'))
  const user = useUser()
  const ofModels = (isOfDealership(user) || user.is_superuser) && !instance
  const dealershipId = user.is_superuser ? dealership : user.organization?.id
  const organizationId = user.organization?.id ?? ''
  const { data: models } = useQuery({ ...machineQueries.list({ limit: offered }), enabled: ofModels })
  const { data: instances } = useQuery({
    ...machineInstanceQueries.list(organizationId, { page_size: offered }),
    enabled: !ofModels && organizationId !== '',
  })

  return (
    <>
      <PageHeader title={t('title')} summary={t(ofModels ? 'summaryModelForStaff' : 'summaryInstance')} />
      <div className="grid gap-5">
        {ofModels && user.is_superuser && (
          <DealershipField
            value={dealership}
            onChange={(chosen) => onSearch({ machine, dealership: chosen })}
            className="sm:w-80"
          />
        )}
        {ofModels ? (
          <SelectField
            label={t('model')}
            placeholder={t('chooseModel')}
            options={models?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            value={machine ?? ''}
            onChange={({ target: { value } }) => onSearch({ machine: value || undefined, dealership })}
            className="sm:w-80"
          />
        ) : (
          <SelectField
            label={t('machine')}
            placeholder={t('chooseMachine')}
            options={instances?.items.map((one) => ({ value: one.id, label: instanceTitle(one) })) ?? []}
            value={instance ?? ''}
            onChange={({ target: { value } }) => onSearch(value ? { instance: value } : {})}
            className="sm:w-80"
          />
        )}
        {instance ? (
          <InstanceSchedule instanceId={instance} />
        ) : machine && ofModels && dealershipId ? (
          <ModelSchedule machineId={machine} dealershipId={dealershipId} />
        ) : (
          <EmptyState title={t('chooseTitle')} icon={ClipboardList}>
            {t(ofModels ? 'chooseOfModels' : 'chooseOfMachines')}
          </EmptyState>
        )}
      </div>
    </>
  )
}

export function CreateScheduleScreen() {
  const { search, setSearch } = useRouteSearch(createScheduleRoute)
  return <CreateSchedulePage search={search} onSearch={setSearch} />
}
