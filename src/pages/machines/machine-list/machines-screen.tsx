import { Link } from '@tanstack/react-router'
import { useOpenMachine } from '@/entities/machine'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { useAsk } from '@/widgets/ask-link'
import { MachinesPage } from './machines-page'
import { machinesRoute } from './route'
import { machineListText } from './text'

export function MachinesScreen() {
  const t = useText(machineListText)
  const { search, setSearch } = useRouteSearch(machinesRoute)
  const isStaff = hasRole(useUser(), 'dealership-staff')
  return (
    <MachinesPage
      search={search}
      onSearch={setSearch}
      onOpen={useOpenMachine()}
      onAsk={useAsk()}
      canAdd={isStaff}
      ways={
        <>
          {isStaff && (
            <LinkButton asChild>
              <Link to="/operator-machines">{t('operatorMachines')}</Link>
            </LinkButton>
          )}
          <LinkButton asChild>
            <Link to="/manuals">{t('allManuals')}</Link>
          </LinkButton>
        </>
      }
    />
  )
}
