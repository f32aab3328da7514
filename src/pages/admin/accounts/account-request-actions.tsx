import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AccountRequest, type AccountRequestAction, userQueries } from '@/entities/user'
import { platform, unwrap } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { accountsText } from './text'

/** For an admin of the operator to approve or decline, for the dealership's to withdraw. */
export function AccountRequestActions({ request }: { request: AccountRequest }) {
  const t = useText(accountsText)
  const queryClient = useQueryClient()
  const { id, email } = request
  const answer = useMutation({
    mutationFn: (action: AccountRequestAction) =>
      unwrap(platform.PUT('/users/requests/{id}', { params: { path: { id } }, body: { action } })),
    onSuccess: (_, action) => toast.success(t(`${action}Done`, { email })),
    onError: ({ message }) => toast.error(message),
    // Also after a refusal: somebody else may have answered meanwhile.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: userQueries.lists() }),
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
