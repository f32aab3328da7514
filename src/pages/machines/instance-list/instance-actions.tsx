import { Link } from '@tanstack/react-router'
import { FileUp, Link2, Plus, SatelliteDish, ServerCog } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Button } from '@/shared/ui/button'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { LinkButton } from '@/shared/ui/link-button'
import { ImportInstancesDialog } from './import/import-instances-dialog'
import { PortalLinksDrawer } from './portal-links/portal-links-drawer'
import { machineInstancesRoute } from './route'
import { ImportTelematicsDialog } from './telematics/import-telematics-dialog'
import { TelematicsSourcesDrawer } from './telematics/telematics-sources-drawer'
import { instanceListText } from './text'
import type { OwnerDialogProps } from './use-instance-owners'

type InstanceActionsProps = Omit<OwnerDialogProps, 'onClose'> & {
  /** Whether the reader manages endpoints too. */
  mayManage: boolean
  add: ReactNode
}

/** Every way in which machines and their hours come in, and the links that open them without an account. */
export function InstanceActions({ organizationId, operators, mayManage, add }: InstanceActionsProps) {
  const t = useText(instanceListText)
  const [opened, setOpened] = useState<'import' | 'links' | 'import-hours' | 'endpoints'>()
  const { changeSearch } = useRouteSearch(machineInstancesRoute)
  const owner = { organizationId, operators, onClose: () => setOpened(undefined) }
  const endpoints = {
    label: t('endpoints'),
    icon: <ServerCog aria-hidden />,
    onSelect: () => setOpened('endpoints'),
  }
  return (
    <>
      <Button icon={<FileUp aria-hidden />} onClick={() => setOpened('import')}>
        {t('import')}
      </Button>
      <Button icon={<Link2 aria-hidden />} onClick={() => setOpened('links')}>
        {t('portalLinks')}
      </Button>
      <DropdownMenu
        trigger={<Button icon={<SatelliteDish aria-hidden />}>{t('telematics')}</Button>}
        actions={[
          { label: t('importHours'), icon: <FileUp aria-hidden />, onSelect: () => setOpened('import-hours') },
          ...(mayManage ? [endpoints] : []),
        ]}
      />
      {add}
      {opened === 'import' && <ImportInstancesDialog {...owner} onStoring={(id) => changeSearch({ import_id: id })} />}
      {opened === 'links' && <PortalLinksDrawer {...owner} />}
      {opened === 'import-hours' && <ImportTelematicsDialog {...owner} />}
      {opened === 'endpoints' && <TelematicsSourcesDrawer {...owner} />}
    </>
  )
}

/** @param organizationId the owner of the new machine, where that is known already */
export function AddInstanceLink({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(instanceListText)
  return (
    <LinkButton asChild variant="primary">
      <Link to="/machine-instances/add" search={{ organization_id: organizationId }}>
        <Plus aria-hidden />
        {t('addInstance')}
      </Link>
    </LinkButton>
  )
}
