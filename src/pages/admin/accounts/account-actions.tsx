import { useMutation } from '@tanstack/react-query'
import { Ellipsis, MailPlus, UserCheck, UserCog, UserX } from 'lucide-react'
import { useState } from 'react'
import { fullName, type User, userMutations } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DropdownMenu, type MenuAction } from '@/shared/ui/dropdown-menu'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { ChangeRoleDialog } from './change-role-dialog'
import { accountsText } from './text'
import { useRefusal } from './use-refusal'

type AccountActionsProps = {
  user: User
  /** Whether the reader manages these people, or may only ask for further accounts. */
  manages: boolean
}

/** "invite by e-mail with role, deactivate, reactivate, resend" (behaviour, section 3): all but the first, for one account. */
export function AccountActions({ user, manages }: AccountActionsProps) {
  const t = useText(accountsText)
  const [asked, setAsked] = useState<'role' | 'activation'>()
  const refusal = useRefusal()
  const stop = () => setAsked(undefined)

  const name = fullName(user)
  const does = user.is_active ? 'deactivate' : 'reactivate'
  const resend = useMutation({
    ...userMutations.resendInvitation(user.id),
    onSuccess: ({ email }) => toast.success(t('resent', { email })),
    onError: ({ message }) => toast.error(message),
  })

  const actions: MenuAction[] = []
  if (manages && user.status === 'invited') {
    actions.push({
      label: t('resend'),
      icon: <MailPlus aria-hidden />,
      onSelect: () => resend.mutate(),
      disabled: resend.isPending,
    })
  }
  if (manages) {
    actions.push(
      { label: t('changeRole'), icon: <UserCog aria-hidden />, onSelect: () => setAsked('role') },
      user.is_active
        ? {
            label: t('deactivate'),
            icon: <UserX aria-hidden />,
            onSelect: () => setAsked('activation'),
            destructive: true,
          }
        : { label: t('reactivate'), icon: <UserCheck aria-hidden />, onSelect: () => setAsked('activation') },
    )
  }
  if (actions.length === 0) return null

  return (
    <>
      <DropdownMenu
        trigger={<IconButton label={t('actionsFor', { name: fullName(user) })} icon={<Ellipsis aria-hidden />} />}
        actions={actions}
      />
      {asked === 'role' && <ChangeRoleDialog user={user} onClose={stop} />}
      {asked === 'activation' && (
        <ConfirmMutation
          title={t(`${does}Title`, { name })}
          description={t(`${does}Warning`)}
          confirm={t(does)}
          mutation={userMutations.setActive(user.id, !user.is_active)}
          done={t(`${does}d`, { name })}
          refusal={refusal}
          onClose={stop}
          variant={user.is_active ? 'danger' : 'primary'}
        />
      )}
    </>
  )
}
