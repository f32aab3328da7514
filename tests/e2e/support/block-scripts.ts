import type { Page } from '@playwright/test'

/** Lets a document open without the app, as on a slow network. @returns what lets the app load */
export async function blockScripts(page: Page): Promise<() => void> {
  let unblock = () => {}
  const unblocked = new Promise<void>((resolve) => {
    unblock = resolve
  })
  await page.route('**/assets/start-*.js', async (route) => {
    await unblocked
    await route.continue()
  })
  return unblock
}
