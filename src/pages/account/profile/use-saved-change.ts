import { useMutation } from '@tanstack/react-query'
import { type User, userMutations } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { profileText } from './text'

/**
 * Changes a preference of the reader, and reports whether it was saved with the account, in the language that the
 * change may have set.
 */
export function useSavedChange({ id }: Pick<User, 'id'>) {
  const t = useText(profileText)
  return useMutation({
    ...userMutations.changeMe(id),
    onSuccess: () => void toast.success(t('preferenceSaved'), { id: 'preference' }),
    onError: ({ message }) => toast.error(t('preferenceFailed', { reason: message }), { id: 'preference' }),
  })
}
