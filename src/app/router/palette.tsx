import { useNavigate, useRouter } from '@tanstack/react-router'
import { useUser } from '@/features/session'
import { privacyPolicyUrl } from '@/shared/config'
import { CommandPaletteButton } from '@/widgets/command-palette'
import { useMenuScreens } from '@/widgets/side-menu'
import { menuUserOf } from './menu-user'
import { useOpenInstance } from './screens/use-open-instance'
import { useOpenMachine } from './screens/use-open-machine'

/** The command palette with the ways of this app. */
export function Palette() {
  const user = useUser()
  const navigate = useNavigate()
  const { routesByPath } = useRouter()
  return (
    <CommandPaletteButton
      screens={useMenuScreens(menuUserOf(user), Object.keys(routesByPath), privacyPolicyUrl !== undefined)}
      organizationId={user.organization?.id}
      onGo={(to) => void navigate({ to })}
      onMachine={useOpenMachine()}
      onInstance={useOpenInstance()}
      onAsk={(machine) => void navigate({ to: '/operations-assistant', search: { machine } })}
      onLogout={() => void navigate({ to: '/logout' })}
    />
  )
}
