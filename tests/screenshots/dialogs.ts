import { expect, type Locator, type Page } from '@playwright/test'

const opened = '[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible'

/** Buttons of a page that may open a dialog: one of each name, as rows of a table repeat theirs. */
async function candidates(page: Page): Promise<{ at: number; name: string }[]> {
  return page.locator('main button').evaluateAll((buttons) => {
    const seen = new Set<string>()
    return buttons.flatMap((button, at) => {
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
      // The names of rows differ by what they are about: "Edit 320-07309", "Edit 320-07416".
      const kind = name.replace(/\S*\d.*$/, '#')
      const isUsable = button.checkVisibility() && !(button as HTMLButtonElement).disabled
      if (!isUsable || name === '' || button.closest('[role=tablist]') || seen.has(kind)) return []
      seen.add(kind)
      return [{ at, name }]
    })
  })
}

async function close(page: Page, url: string): Promise<void> {
  await page.keyboard.press('Escape')
  const isLeft = page.url() !== url || (await page.locator(opened).count()) > 0
  if (isLeft) await page.goto(url, { waitUntil: 'networkidle' })
}

/**
 * Clicks each button of the open page, and calls back with what is open after it: a dialog, a drawer or a menu. Nothing
 * that a click sends reaches the server, so that the records stay as they are.
 */
export async function visitDialogs(page: Page, visit: (name: string, dialog: Locator) => Promise<void>): Promise<void> {
  const url = page.url()
  await page.route(
    (address) => address.pathname.startsWith('/api/'),
    async (route) => {
      const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(route.request().method())
      const isSession = route.request().url().includes('/auth/refresh')
      await (isRead || isSession ? route.fallback() : route.abort())
    },
  )
  for (const { at, name } of await candidates(page)) {
    const button = page.locator('main button').nth(at)
    await button.click({ timeout: 2000 }).catch(() => undefined)
    const dialog = page.locator(opened).first()
    const isOpen = await dialog.waitFor({ timeout: 600 }).then(
      () => true,
      () => false,
    )
    if (isOpen) {
      const placeholders = dialog.locator('.animate-pulse')
      await expect(placeholders)
        .toHaveCount(0)
        .catch(() => console.log(`still loading: ${name}`))
      await visit(name, dialog)
    }
    await close(page, url)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
