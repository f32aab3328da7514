import { Download, FileUp, Tractor } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { hasRole } from '@/entities/user'
import { ImportInstancesDialog } from '@/features/import-instances'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { InstanceFilters } from './instance-filters'
import { InstanceTable } from './instance-table'
import type { InstancesSearch } from './instances-search'
import { PortalLinksButton } from './portal-links-button'
import { TelematicsMenu } from './telematics-menu'
import { instanceListText } from './text'
import { useExport } from './use-export'
import { useWhoseInstances } from './use-whose-instances'

type MachineInstancesPageProps = {
  search: InstancesSearch
  onSearch: (search: InstancesSearch) => void
  onOpen: (instanceId: string) => void
  /** Leads to where a machine is added; shown to those who may. */
  add: ReactNode
}

/** The physical machines of an operator, or those that a dealership serves. */
export function MachineInstancesPage({ search, onSearch, onOpen, add }: MachineInstancesPageProps) {
  const t = useText(instanceListText)
  usePageTitle(t('title'))
  const user = useUser()
  const [isImporting, setIsImporting] = useState(false)
  const { organizationId, organizations, operators, takesMachines } = useWhoseInstances(user, search.organization_id)
  const { save, isSaving } = useExport(organizationId ?? '', search)
  const mayAdd = hasRole(user, 'org-user') && takesMachines && organizationId !== undefined
  const whose = { organizationId: operators ? search.operator_id : organizationId, operators }

  return (
    <>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={
          <>
            <Button icon={<Download aria-hidden />} onClick={save} pending={isSaving} disabled={!organizationId}>
              {t('export')}
            </Button>
            {mayAdd && (
              <Button icon={<FileUp aria-hidden />} onClick={() => setIsImporting(true)}>
                {t('import')}
              </Button>
            )}
            {mayAdd && <PortalLinksButton {...whose} />}
            {mayAdd && <TelematicsMenu {...whose} mayManage={hasRole(user, 'org-admin')} />}
            {mayAdd && add}
          </>
        }
      />
      <InstanceFilters search={search} onSearch={onSearch} operators={operators} organizations={organizations} />
      {organizationId ? (
        <InstanceTable
          organizationId={organizationId}
          search={search}
          onSearch={onSearch}
          onOpen={onOpen}
          ofSeveral={operators !== undefined}
          add={mayAdd && add}
        />
      ) : (
        <EmptyState title={t('chooseTitle')} icon={Tractor}>
          {t('choose')}
        </EmptyState>
      )}
      {isImporting && organizationId && <ImportInstancesDialog {...whose} onClose={() => setIsImporting(false)} />}
    </>
  )
}
