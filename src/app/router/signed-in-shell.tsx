import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { operatorMachineQueries } from '@/entities/operator-machine'
import { isOfDealership } from '@/entities/user'
import { MachineChooser } from '@/features/choose-machine'
import { PaymentsBanner } from '@/features/onboarding'
import { WaitingToBeSent } from '@/features/outbox'
import { useUser } from '@/features/session'
import { privacyPolicyUrl } from '@/shared/config'
import { BrandMark } from '@/shared/ui/brand-mark'
import { LinkButton } from '@/shared/ui/link-button'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { Toaster } from '@/shared/ui/toaster'
import { AppShell } from '@/widgets/app-shell'
import { AskLink } from '@/widgets/ask-link'
import { CartLink } from '@/widgets/cart-link'
import { LeaveGuard } from '@/widgets/leave-guard'
import { NoticeBell } from '@/widgets/notice-bell'
import { type MenuLinkComponent, SideMenu } from '@/widgets/side-menu'
import { asksByItself, isConversation } from './layout'
import { menuUserOf } from './menu-user'
import { Palette } from './palette'

export type ShellProps = { path: string; fill: boolean; children: ReactNode }

/** The side menu and the top bar around a page. */
export function SignedInShell({ path, fill, children }: ShellProps) {
  const user = useUser()
  const navigate = useNavigate()
  const { routesByPath } = useRouter()
  const { data: unread } = useQuery({ ...operatorMachineQueries.unread(), enabled: !user.is_superuser })
  // Home of people who run machines begins with the machine and the question: no second button for the same thing.
  const asks = asksByItself(path) || (path === '/' && !isOfDealership(user))
  const isAsking = isConversation(path)

  const menu = (
    <SideMenu
      user={menuUserOf(user)}
      availableRoutes={Object.keys(routesByPath)}
      path={path}
      unread={unread?.count}
      Link={MenuLink}
      onLogout={() => navigate({ to: '/logout' })}
      privacyUrl={privacyPolicyUrl}
    />
  )
  return (
    <>
      <AppShell
        menu={menu}
        unread={unread?.count}
        path={path}
        fill={fill}
        home={<HomeLink />}
        search={<Palette />}
        machine={!asks && <TopBarChooser isOnPhone={isAsking} />}
        notices={
          <>
            <WaitingToBeSent personId={user.id} />
            <NoticeBell personId={user.id} />
          </>
        }
        cart={!user.is_superuser && <CartLink />}
        ask={!asks && !isAsking && <AskLink />}
      >
        {!fill && path !== '/payment-management' && (
          <PaymentsBanner
            user={user}
            setUp={(words) => (
              <LinkButton asChild size="sm">
                <Link to="/payment-management">{words}</Link>
              </LinkButton>
            )}
          />
        )}
        <Suspense fallback={<LoadingOverlay />}>{children}</Suspense>
      </AppShell>
      <LeaveGuard />
      <Toaster />
    </>
  )
}

/** The chosen machine; in the bar of a phone, which has room for little, only beside the question about it. */
function TopBarChooser({ isOnPhone }: { isOnPhone: boolean }) {
  return (
    <div className={isOnPhone ? undefined : 'max-sm:hidden'}>
      <MachineChooser />
    </div>
  )
}

function HomeLink() {
  return (
    <Link to="/" className="flex size-target items-center justify-center rounded-md">
      <BrandMark size="sign" />
    </Link>
  )
}

const MenuLink: MenuLinkComponent = (link) => <Link {...link} />
