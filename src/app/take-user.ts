import type { QueryClient } from '@tanstack/react-query'
import { type User, userQueries } from '@/entities/user'
import { chooseLanguage } from '@/shared/lib/i18n'

/** Turns the app to the person who is signed in, whose language is kept with the account and holds on every device. */
export function takeUser(queryClient: QueryClient, user: User): void {
  // Nothing that an earlier person read may be seen by this one.
  queryClient.clear()
  queryClient.setQueryData(userQueries.me().queryKey, user)
  void chooseLanguage(user.language)
}
