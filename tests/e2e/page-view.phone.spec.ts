import { expect, type Page, test } from '@playwright/test'
import { people, signIn, waitForManuals } from './support/sign-in'

/** A finger moves over the middle of the screen; Playwright has taps only. */
async function swipe(page: Page, from: number, to: number) {
  const browser = await page.context().newCDPSession(page)
  const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] })
  await move('touchStart', from)
  await move('touchMove', to)
  await move('touchEnd')
}

/** "The page view opens zoomed to the marked passage, swipe turns pages." */
test('on a phone a cited page opens at the passage, large enough to read, and a swipe turns it', async ({ page }) => {
  await waitForManuals(page.request, 'WL-120')
  await signIn(page, people.operator, '/')
  await page.getByLabel(/Your question/).fill('How much oil does the engine take?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const answer = page.getByRole('article').last()
  await answer
    .getByRole('button', { name: /^Open page \d+ of/ })
    .first()
    .click()

  const image = page.getByRole('img', { name: /^Page \d+ of/ })
  await expect(image).toHaveJSProperty('complete', true)
  const { width } = page.viewportSize() ?? { width: 0 }
  await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(1.2 * width)
  await expect(page.locator('[data-box]').first()).toBeInViewport({ ratio: 1 })
  // Its number beside it is part of it.
  await expect(page.locator('[data-box] > span').first()).toBeInViewport({ ratio: 1 })

  const shown = await image.getAttribute('alt')
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('Fit')
  await swipe(page, 330, 60)
  await expect(page.getByRole('img', { name: /^Page \d+ of/ })).not.toHaveAttribute('alt', shown ?? '')
})
