import { expect, type Page, test } from '@playwright/test'
import { people, signIn, waitForManuals } from './support/sign-in'

const refusal = { type: 'about:blank', title: 'Not now.', status: 400, code: 'not_now' }
const toasts = (page: Page) => page.locator('[data-toaster] li')

/** Whatever can be used but for the toast on it. */
const covered = (page: Page, part = '') =>
  page.locator(`${part} :is(a[href], button, input, select, textarea)`).evaluateAll((controls) => {
    const shown = [...document.querySelectorAll('[data-toaster] li')].map((toast) => toast.getBoundingClientRect())
    return controls
      .filter((control) => !control.closest('[data-toaster]') && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect()
        const isOn = (toast: DOMRect) =>
          left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom
        return width > 1 && shown.some(isOn)
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

test('a toast covers neither the bar above a list nor the pager below it', async ({ page }) => {
  await signIn(page, people.dealerAdmin, '/inventory')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  await page.route('**/api/**', (route) => route.fulfill({ status: 400, json: refusal }))
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect.poll(() => covered(page)).toEqual([])
  await page.getByRole('button', { name: 'Next', exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(() => covered(page)).toEqual([])
})

test('a toast leaves the question and the head of a conversation free', async ({ page }) => {
  await waitForManuals(page.request, 'WL-120')
  await signIn(page, people.operator, '/')
  await page.getByLabel(/Your question/).fill('How much oil does the engine take?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const rate = page.getByRole('button', { name: 'Helpful', exact: true })
  await expect(rate).toBeVisible()
  await page.route('**/give-feedback/**', (route) => route.fulfill({ status: 400, json: refusal }))
  await rate.click()
  await expect(toasts(page)).toHaveCount(1)
  await expect.poll(() => covered(page, 'header')).toEqual([])
  await expect.poll(() => covered(page, 'form')).toEqual([])
})
