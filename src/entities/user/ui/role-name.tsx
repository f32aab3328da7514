import { useText } from '@/shared/lib/i18n'
import { groupOf } from '../account'
import { userText } from '../text'
import type { User } from '../user'

/** What a person is here, in the reader's language. */
export function RoleName({ user }: { user: Pick<User, 'groups' | 'is_superuser'> }) {
  const t = useText(userText)
  const group = groupOf(user)
  if (user.is_superuser) return t('superUser')
  return group ? t(group) : null
}
