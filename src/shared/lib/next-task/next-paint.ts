import { nextTask } from './next-task'

/** Resolves when the browser has painted what there is to see; at once where nothing is painted, as in a tab behind others. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    // The frame is painted between its callbacks and the task that they ask for.
    else requestAnimationFrame(() => void nextTask().then(resolve))
  })
