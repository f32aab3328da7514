import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '@/features/session'
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

/** Each step in a task of its own: on a phone all of them together would delay what people do meanwhile. */
async function start(root: HTMLElement): Promise<void> {
  startTheme()
  void chooseLanguage(currentLanguage(), { remember: false })
  const queryClient = createQueryClient()
  followLanguage(queryClient)
  followConnection(queryClient)

  await nextTask()
  const session = startSession((user) => applyUser(queryClient, user))

  await nextTask()
  const router = createAppRouter({ session, queryClient })
  followSession(session, router)

  await nextTask()
  const app = (
    <StrictMode>
      <App session={session} queryClient={queryClient} {...router} />
    </StrictMode>
  )
  startTransition(() => createRoot(root).render(app))
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
void start(root)
