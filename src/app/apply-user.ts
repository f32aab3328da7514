import type { QueryClient } from '@tanstack/react-query'
import { type User, userQueries } from '@/entities/user'
import { chooseLanguage } from '@/shared/lib/i18n'
import { whenIdle } from '@/shared/lib/next-task'
import { storeAppForOffline } from '@/shared/lib/offline'
import { isAsked } from './router/onboarding-rule'

/**
 * Adapts the app to the person who has signed in, whose language is stored with the account and applies on every
 * device. A new person has not chosen one: the device's language is used, and the last step of onboarding saves it.
 */
export function applyUser(queryClient: QueryClient, user: User): void {
  // Nothing that an earlier person read may be seen by this one.
  queryClient.clear()
  queryClient.setQueryData(userQueries.me().queryKey, user)
  if (!isAsked(user.onboarding_status)) void chooseLanguage(user.language)
  void afterOpening().then(() => storeAppForOffline(user.id))
}

const openingMs = 3000

/** Where the app is stored for the first time, its page is read again: that must not delay its opening. */
async function afterOpening(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, openingMs))
  await whenIdle()
}
