import { showFirstFailure } from '@/shared/lib/first-screen'
import { nextPaint, nextTask } from '@/shared/lib/next-task'
import './styles/index.css'

// What the document shows is painted first: a phone computes for a while before the app shows anything of its own.
nextPaint().then(loadApp).catch(showFirstFailure)

async function loadApp(): Promise<void> {
  // In a task of its own, before the app needs it with all the rest.
  await import('react-dom/client')
  await nextTask()
  await import('./start')
}
