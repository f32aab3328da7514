import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { userQueries } from '@/entities/user'
import { useSession } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { later } from '@/shared/lib/later'
import { useWaiting } from '@/shared/lib/outbox'
import { usePageTitle } from '@/shared/lib/page-title'
import type { ConfirmDialogProps } from '@/shared/ui/confirm-dialog'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { logoutText } from './text'

const ConfirmDialog = later<ConfirmDialogProps & { open: boolean }>(() =>
  import('@/shared/ui/confirm-dialog').then((file) => file.ConfirmDialog),
)

/**
 * "Logout clears auth, user and the stored conversation, then goes to /login" (specification, section 4).
 *
 * What waits to be sent stays on the device: whoever leaves it there is asked first.
 *
 * @param onSignedOut goes to /login
 */
function LogoutPage({ onSignedOut, onStay }: { onSignedOut: () => void; onStay: () => void }) {
  const t = useText(logoutText)
  const session = useSession()
  const leave = useEffectEvent(onSignedOut)
  usePageTitle(t('title'))

  const user = useQueryClient().getQueryData(userQueries.me().queryKey)
  const count = useWaiting({ personId: user?.id ?? '' }).length
  const [isSure, setIsSure] = useState(count === 0)

  useEffect(() => {
    if (!isSure) return
    session.send({ type: 'logout.requested' })
    leave()
  }, [session, isSure])

  if (isSure) return <LoadingOverlay />
  return (
    <ConfirmDialog
      open
      title={t('waitingTitle', { count })}
      description={t('waitingAdvice')}
      confirm={t('signOut')}
      cancel={t('stay')}
      pending={false}
      onConfirm={() => setIsSure(true)}
      onClose={onStay}
    />
  )
}

export function LogoutScreen() {
  const navigate = useNavigate()
  return (
    <LogoutPage
      onStay={() => void navigate({ to: '/' })}
      onSignedOut={() => void navigate({ to: '/login', search: {}, replace: true })}
    />
  )
}
