import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { accountsText } from './text'

/** Why the server refuses a change; "nobody can remove the last active admin" in the reader's language. */
export function useRefusal(): (error: Error) => string {
  const t = useText(accountsText)
  return (error) => (error instanceof ApiError && error.code === 'last_admin' ? t('lastAdmin') : error.message)
}
