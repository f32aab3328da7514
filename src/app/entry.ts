import { nextPaint, nextTask } from '@/shared/lib/next-task'
import './styles/index.css'

// What the document shows is painted first: a phone computes for a while before the app shows anything of its own.
void nextPaint().then(() => {
  void nextTask().then(prepareFormats)
  return import('./start')
})

/**
 * With its first formatter the browser reads which languages there are, which takes a phone up to 300 ms: here while it
 * waits for the app, instead of within the rendering of the first figure.
 */
function prepareFormats(): void {
  new Intl.NumberFormat().format(0)
  new Intl.DateTimeFormat().format()
}
