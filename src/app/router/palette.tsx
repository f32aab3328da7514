import { useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useOpenMachine } from '@/entities/machine'
import { useOpenInstance } from '@/entities/machine-instance'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { privacyPolicyUrl } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { assistantPaths, selectedAssistant } from '@/shared/lib/selected-assistant'
import { OverlayRequested, useShortcut } from '@/shared/lib/shortcut'
import { CommandPaletteButton } from '@/widgets/command-palette'
import { useMenuScreens } from '@/widgets/side-menu'
import { menuUserOf } from './menu-user'
import { PageKeys } from './page-keys'
import { routerText } from './text'
import { useOpenPart } from './use-open-part'

const KeyListDialog = lazy(() => import('@/widgets/key-list').then((widget) => ({ default: widget.KeyListDialog })))

/** The command palette with the ways of this app, and the keys. */
export function Palette() {
  const t = useText(routerText)
  const user = useUser()
  const navigate = useNavigate()
  const { routesByPath } = useRouter()
  const person = menuUserOf(user)
  const isAdmin = user.is_superuser || person.isOrgAdmin
  const menu = useMenuScreens(person, Object.keys(routesByPath), privacyPolicyUrl !== undefined)
  // The menu is the specification's list; these are for everybody, also where it does not name them.
  const besides = [
    { to: '/machines', label: t('allMachines') },
    { to: '/machine-instances', label: t('instances') },
    { to: '/manuals', label: t('manuals') },
    { to: '/operator-machines', label: t('operatorMachinesForSuperUser') },
    ...(user.is_superuser ? [] : [{ to: '/cart', label: t('cart') }]),
    ...(person.isDealership && person.isOrgAdmin ? [{ to: '/inventory', label: t('inventory') }] : []),
  ].filter(({ to }) => !menu.some((screen) => screen.to === to))
  const [isKeyListOpen, setIsKeyListOpen] = useState(false)
  useShortcut('keyList', () => setIsKeyListOpen(true))
  return (
    <>
      <CommandPaletteButton
        screens={[...menu, ...besides]}
        organizationId={user.organization?.id}
        onGo={(to) => void navigate({ to })}
        onMachine={useOpenMachine()}
        onInstance={useOpenInstance()}
        onAsk={(search) => void navigate({ to: assistantPaths[selectedAssistant()], search })}
        onPage={({ manual_id, page }, search) =>
          void navigate({ to: '/manuals', search: { in: 'text', search, manual: manual_id, page } })
        }
        onOrder={(id) => void navigate({ to: '/orders/$id', params: { id } })}
        onQuote={(id) => void navigate({ to: '/quotes/$id', params: { id } })}
        onPart={useOpenPart()}
        isPartForCart={!person.isDealership}
        onCustomer={
          hasRole(user, 'dealership-staff') && !user.is_superuser
            ? (id) => void navigate({ to: '/customers/$id', params: { id } })
            : undefined
        }
        onPerson={isAdmin ? (search) => void navigate({ to: '/accounts', search: { search } }) : undefined}
        onUploadManual={
          hasRole(user, 'dealership-staff')
            ? () => void navigate({ to: '/manuals', search: { upload: true } })
            : undefined
        }
        onKeys={() => setIsKeyListOpen(true)}
        onLogout={() => void navigate({ to: '/logout' })}
      />
      {!user.is_superuser && <PageKeys />}
      {isKeyListOpen && (
        <Suspense fallback={<OverlayRequested />}>
          <KeyListDialog isSeller={person.isDealership || user.is_superuser} onClose={() => setIsKeyListOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
