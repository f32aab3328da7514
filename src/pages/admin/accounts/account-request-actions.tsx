import { useMutation } from '@tanstack/react-query'
import { type AccountRequest, type AccountRequestAction, userMutations } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { accountsText } from './text'

/** For an admin of the operator to approve or decline, for the dealership's to withdraw. */
export function AccountRequestActions({ request }: { request: AccountRequest }) {
  const t = useText(accountsText)
  const { id, email } = request
  const answer = useMutation({
    ...userMutations.answerRequest(id),
    onSuccess: (_, action) => toast.success(t(`${action}Done`, { email })),
    onError: ({ message }) => toast.error(message),
  })
  const actions: AccountRequestAction[] = request.can_approve ? ['approve', 'decline'] : ['withdraw']

  return actions.map((action) => (
    <Button
      key={action}
      variant={action === 'approve' ? 'primary' : 'secondary'}
      aria-label={t(`${action}Named`, { email })}
      pending={answer.isPending && answer.variables === action}
      onClick={() => answer.mutate(action)}
    >
      {t(action)}
    </Button>
  ))
}
