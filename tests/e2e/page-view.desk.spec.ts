import { expect, test } from '@playwright/test'
import { people, signIn, waitForManuals } from './support/sign-in'

test('on a desk a cited page opens with all that is marked in view', async ({ page }) => {
  await waitForManuals(page.request, 'WL-120')
  await signIn(page, people.operator, '/')
  await page.getByLabel(/Your question/).fill('What is done every 500 hours?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Page \d+ of/ })).toHaveJSProperty('complete', true)
  const rows = page.locator('[data-box]')
  await expect(rows.first()).toBeInViewport({ ratio: 1 })
  await expect(rows.last()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-box] > span').first()).toBeInViewport({ ratio: 1 })
})
