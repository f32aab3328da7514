import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { isOutOfReach, startSession, whenRestored } from '@/features/session'
import { chooseLanguage, currentLanguage } from '@/shared/lib/i18n'
import { nextTask } from '@/shared/lib/next-task'
import { startTheme } from '@/shared/lib/theme'
import { App } from './app'
import { applyUser } from './apply-user'
import { followConnection } from './follow-connection'
import { followLanguage } from './follow-language'
import { createQueryClient } from './query-client'
import { followSession } from './router/follow-session'
import { createAppRouter } from './router/router'
import { isSignedIn } from './router/router-context'

/**
 * Each step in a task of its own: on a phone all of them together would delay what people do meanwhile. The app is rendered
 * once there is something to see, and until then the document shows what it came with: React would show a part that
 * waits, and 300 ms after that nothing else.
 */
async function start(root: HTMLElement): Promise<void> {
  startTheme()
  void chooseLanguage(currentLanguage(), { remember: false })
  const queryClient = createQueryClient()
  followLanguage(queryClient)
  followConnection(queryClient)

  await nextTask()
  const session = startSession((user) => applyUser(queryClient, user))

  await nextTask()
  const { router, ...pages } = createAppRouter({ session, queryClient })
  followSession(session, { router, ...pages })
  const loadNeeded = async () => pages.loadNeeded(isSignedIn(session))

  await nextTask()
  // What fails here is shown by the app, which waits for the same.
  await Promise.allSettled([loadNeeded(), whenRestored(session)])
  // Others, if it turned out that nobody is signed in.
  await Promise.allSettled([loadNeeded()])
  await nextTask()
  // The guards would send whoever is not known yet to the sign-in.
  if (!isOutOfReach(session.getSnapshot())) await Promise.allSettled([router.load()])

  await nextTask()
  const app = (
    <StrictMode>
      <App session={session} queryClient={queryClient} router={router} {...pages} />
    </StrictMode>
  )
  // A transition, so that it is rendered little by little.
  startTransition(() => createRoot(root).render(app))
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
void start(root)
