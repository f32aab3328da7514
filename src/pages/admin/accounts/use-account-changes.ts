import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type GroupName, type User, userQueries } from '@/entities/user'
import { ApiError, platform, unwrap } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { accountsText } from './text'

export type AccountChange = { group: GroupName } | { is_active: boolean }

/** What an admin can change of somebody's account. The lists of accounts are read anew after each. */
export function useAccountChanges({ id }: Pick<User, 'id'>) {
  const queryClient = useQueryClient()
  const params = { path: { id } }
  const onSuccess = () => void queryClient.invalidateQueries({ queryKey: userQueries.lists() })

  const change = useMutation({
    mutationFn: (body: AccountChange) => unwrap(platform.PUT('/users/{id}', { params, body })),
    onSuccess,
  })
  const resend = useMutation({
    mutationFn: () => unwrap(platform.POST('/users/{id}/resend-invitation', { params })),
    onSuccess,
  })
  return { change, resend }
}

/** Why the server refuses a change, in plain words; "nobody can remove the last active admin" in the reader's language. */
export function useRefusal(): (error: Error | null) => string | undefined {
  const t = useText(accountsText)
  return (error) => {
    if (error instanceof ApiError && error.code === 'last_admin') return t('lastAdmin')
    return error?.message
  }
}
