import type { User } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { profileText } from './text'
import { useChangeMe } from './use-change-me'

/** Changes a preference of the reader, and says whether it was saved with the account. */
export function useSavedChange(user: Pick<User, 'id'>) {
  const t = useText(profileText)
  return useChangeMe(user, {
    onSaved: () => toast.success(t('preferenceSaved'), { id: 'preference' }),
    onRefused: (reason) => toast.error(t('preferenceFailed', { reason }), { id: 'preference' }),
  })
}
