import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise, waitFor } from 'xstate'
import { type User, userQueries } from '@/entities/user'
import { isUnanswered, platform, unwrap } from '@/shared/api'
import { currentLanguage } from '@/shared/lib/i18n'
import { type Names, type OnboardingEvent, onboardingMachine, type Passwords, type Status } from './onboarding.machine'

/**
 * The onboarding of the person who is signed in, with the real calls behind it.
 *
 * @param user as they were when the page was opened
 * @param changePassword makes that call; returns the updated person
 */
export function useOnboarding(user: User, changePassword: (passwords: Passwords) => Promise<User>) {
  const queryClient = useQueryClient()
  const { data: person } = useQuery(userQueries.me())
  const onboarding = useActorRef(
    onboardingMachine.provide({
      actors: {
        changePassword: fromPromise<Status, Passwords>(({ input }) => follow(queryClient, changePassword(input))),
        completeProfile: fromPromise<Status, Names>(({ input }) =>
          follow(queryClient, completeProfile(user.id, input)),
        ),
      },
    }),
    { input: { status: user.onboarding_status } },
  )

  const read = person?.onboarding_status
  useEffect(() => {
    if (read !== undefined) onboarding.send({ type: 'status.read', status: read })
  }, [read, onboarding])

  /** Resolves when the step is done; throws what prevented it. */
  async function submit(event: OnboardingEvent): Promise<void> {
    onboarding.send(event)
    const { context } = await waitFor(onboarding, (snapshot) => !snapshot.hasTag('sending'))
    if (context.failure !== undefined) throw context.failure
  }

  return {
    status: useSelector(onboarding, ({ context }) => context.status),
    isOver: useSelector(onboarding, (snapshot) => snapshot.hasTag('over')),
    submitPassword: (passwords: Passwords) => submit({ type: 'password.submitted', passwords }),
    submitNames: (names: Names) => submit({ type: 'profile.submitted', names }),
  }
}

/** What the server requires next. A lost answer may have been a success: then the person is read again. */
async function follow(queryClient: QueryClient, answer: Promise<User>): Promise<Status> {
  try {
    const user = await answer
    queryClient.setQueryData(userQueries.me().queryKey, user)
    return user.onboarding_status
  } catch (cause) {
    if (isUnanswered(cause)) void queryClient.invalidateQueries({ queryKey: userQueries.me().queryKey })
    throw cause
  }
}

/**
 * Sets the names of a person, and the language in which they were asked for them as the account's.
 *
 * @returns the person, with what onboarding asks for next
 * @throws ApiError; its fields are `first_name` and `last_name`
 */
function completeProfile(userId: string, names: Names): Promise<User> {
  const params = { path: { id: userId } }
  return unwrap(platform.PUT('/users/{id}', { params, body: { ...names, language: currentLanguage() } }))
}
