import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { MachinesPage } from '@/pages/machines/machine-list'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { parseMachinesSearch } from '../search/machines-search'
import { routerText } from '../text'
import { useAsk } from './use-ask'
import { useOpenMachine } from './use-open-machine'

const path = '/machines'

export function MachinesScreen() {
  const t = useText(routerText)
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  const isStaff = hasRole(useUser(), 'dealership-staff')
  return (
    <MachinesPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseMachinesSearch(changed), replace: true })}
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
            <Link to="/manuals">{t('manuals')}</Link>
          </LinkButton>
        </>
      }
    />
  )
}
