import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SessionDevice, sessionDeviceQueries } from '@/entities/session-device'
import { platform, unwrap } from '@/shared/api'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { profileText } from './text'

/** Asks before one session is ended. */
export function EndSessionDialog({ session, onClose }: { session: SessionDevice; onClose: () => void }) {
  const t = useText(profileText)
  const dateTime = useDateTime()
  const { id, device, created_at } = session
  const ending = useEnding(
    () => unwrap(platform.DELETE('/auth/sessions/{id}', { params: { path: { id } } })),
    () => {
      toast.success(t('signedOut', { device }))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={t('signOutTitle', { device })}
      description={t('signOutWarning', { when: dateTime(created_at) })}
      confirm={t('signOut')}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
      pending={ending.isPending}
      failure={ending.error?.message}
    />
  )
}

/** Asks before every session but this one is ended. */
export function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const t = useText(profileText)
  const ending = useEnding(
    () => unwrap(platform.DELETE('/auth/sessions')),
    () => {
      toast.success(t('othersSignedOut'))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={t('signOutOthersTitle')}
      description={t('signOutOthersWarning')}
      confirm={t('signOutOthers')}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
      pending={ending.isPending}
      failure={ending.error?.message}
    />
  )
}

function useEnding(end: () => Promise<unknown>, onEnded: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionDeviceQueries.list())
      onEnded()
    },
  })
}
