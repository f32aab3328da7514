import type { QueryClient } from '@tanstack/react-query'
import { type User, userQueries } from '@/entities/user'
import { chooseLanguage } from '@/shared/lib/i18n'
import { isAsked } from './router/onboarding-rule'

/**
 * Turns the app to the person who is signed in, whose language is kept with the account and holds on every device. A
 * newcomer has chosen none: the device's stays, and the last step of onboarding keeps it.
 */
export function takeUser(queryClient: QueryClient, user: User): void {
  // Nothing that an earlier person read may be seen by this one.
  queryClient.clear()
  queryClient.setQueryData(userQueries.me().queryKey, user)
  if (!isAsked(user.onboarding_status)) void chooseLanguage(user.language)
}
