import { expect, type Page, test } from '@playwright/test'
import { people, signIn, waitForManuals } from './support/sign-in'

/** Fingers move sideways over the middle of the screen; Playwright has taps only. */
async function moveFingers(page: Page, { from, to }: { from: number[]; to: number[] }) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((x, id) => ({ x, y: 500, id })) })
  await send('touchStart', from)
  await send('touchMove', to)
  await send('touchEnd', [])
}

/** "The page view opens zoomed to the marked passage, swipe turns pages, pinch zooms." */
test('on a phone a cited page opens at the passage, large enough to read; a swipe turns it, a pinch enlarges it', async ({
  page,
}) => {
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
  await moveFingers(page, { from: [330], to: [60] })
  await expect(image).not.toHaveAttribute('alt', shown ?? '')

  const widthOf = async () => (await image.boundingBox())?.width ?? 0
  await expect(image).toHaveJSProperty('complete', true)
  const before = await widthOf()
  await moveFingers(page, { from: [145, 245], to: [95, 295] })
  await expect.poll(widthOf).toBeGreaterThan(1.8 * before)
  await moveFingers(page, { from: [95, 295], to: [145, 245] })
  await expect.poll(widthOf).toBeLessThan(1.2 * before)
})
