import { useText } from '@/shared/lib/i18n'
import { groupOf } from '../account'
import { userText } from '../text'
import type { User } from '../user'

type Person = Pick<User, 'groups' | 'is_superuser'>

/** What a person is here, in the reader's language. */
export function useRoleName(): (user: Person) => string | null {
  const t = useText(userText)
  return (user) => {
    if (user.is_superuser) return t('superUser')
    const group = groupOf(user)
    return group ? t(group) : null
  }
}
