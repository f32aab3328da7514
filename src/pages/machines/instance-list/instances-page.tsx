import { Tractor } from 'lucide-react'
import {
  exportInstances,
  instanceTitle,
  type MachineInstance,
  machineInstanceQueries,
  useOpenInstance,
} from '@/entities/machine-instance'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { useRouteSearch } from '@/shared/lib/page-route'
import { useRowSelection } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter, SelectionBar } from '@/shared/ui/list-page'
import { AssignSchedule } from './bulk/assign/assign-schedule'
import { MarkDone } from './bulk/mark-done'
import { useUndoDone } from './bulk/use-undo-done'
import { ChangeDealership } from './change-dealership'
import { OpenedImport } from './import/opened-import'
import { AddInstanceLink, InstanceActions } from './instance-actions'
import { useInstanceColumns } from './instance-columns'
import { InstanceFilters } from './instance-filters'
import { PrintLabels } from './print-labels'
import { machineInstancesRoute } from './route'
import { instanceListText } from './text'
import { useInstanceOwners } from './use-instance-owners'

/** The physical machines of an operator, or those that a dealership serves. */
export function MachineInstancesPage() {
  const t = useText(instanceListText)
  const user = useUser()
  const open = useOpenInstance()
  const { search: address } = useRouteSearch(machineInstancesRoute)
  const { organizationId, organizations, operators, takesMachines } = useInstanceOwners(user, address.organization_id)
  const list = useListSearch(
    machineInstancesRoute,
    ({ organization_id: _organization, import_id: _import, limit, ...filter }) =>
      machineInstanceQueries.list(organizationId ?? '', { ...filter, page_size: limit }),
    { isEnabled: organizationId !== undefined },
  )
  const selection = useRowSelection<MachineInstance>({
    nameOf: instanceTitle,
    canSelect: ({ can_manage, retired_at }) => can_manage && retired_at === null,
  })
  // "The owner's admins" choose who serves a machine, and a super user.
  const choosesDealership = !isOfDealership(user) && hasRole(user, 'org-admin')
  const [ownerId, ...otherOwners] = new Set(selection.rows.map(({ organization }) => organization.id))
  const columns = useInstanceColumns({ onOpen: open, ofSeveral: operators !== undefined, system: user.units })
  const done = useUndoDone()
  const { search, status, machine_id, operator_id } = list.search
  const mayAdd = hasRole(user, 'org-user') && takesMachines && organizationId !== undefined
  const add = mayAdd && <AddInstanceLink organizationId={address.organization_id ?? operator_id} />
  return (
    <>
      <ListPage
        title={t('title')}
        summary={t('summary')}
        actions={
          mayAdd && (
            <InstanceActions
              organizationId={operators ? operator_id : organizationId}
              operators={operators}
              mayManage={hasRole(user, 'org-admin')}
              add={add}
            />
          )
        }
        list={list}
        columns={mayAdd ? [selection.column, ...columns] : columns}
        onOpen={({ id }) => open(id)}
        searchLabel={t('search')}
        scope={
          organizations && (
            <SelectFilter
              list={list}
              name="organization_id"
              label={t('organization')}
              placeholder={t('chooseOrganization')}
              options={organizations}
            />
          )
        }
        filters={<InstanceFilters list={list} operators={operators} />}
        notice={
          mayAdd && (
            <SelectionBar
              count={selection.rows.length}
              onSelectPage={() => selection.add(list.rows ?? [])}
              onClear={selection.clear}
            >
              {choosesDealership && ownerId && otherOwners.length === 0 && (
                <ChangeDealership ownerId={ownerId} instances={selection.rows} onChanged={selection.remove} />
              )}
              <MarkDone instances={selection.rows} onDone={selection.remove} onRecorded={done.report} />
              <AssignSchedule instances={selection.rows} onAssigned={selection.remove} />
              <PrintLabels instances={selection.rows} />
            </SelectionBar>
          )
        }
        exportTable={() => exportInstances(organizationId ?? '', { search, status, machine_id, operator_id })}
        empty={
          <EmptyState title={t('emptyTitle')} icon={Tractor} action={add}>
            {t('empty')}
          </EmptyState>
        }
        instead={
          organizationId === undefined && (
            <EmptyState title={t('chooseTitle')} icon={Tractor}>
              {t('choose')}
            </EmptyState>
          )
        }
      />
      {done.dialog}
      <OpenedImport />
    </>
  )
}
