import { expect, type Page } from '@playwright/test'

/** The field of the page that a label opens. */
export const figure = (page: Page) => page.getByLabel('Hours on the meter now')

export async function enter(page: Page, hours: string) {
  await figure(page).fill(hours)
  await page.getByRole('button', { name: 'Save hours' }).click()
}

export async function isThanked(page: Page, hours: string) {
  await expect(page).toHaveURL(/\/machine-hours-thank-you\?/)
  await expect(page.getByText('Saved. Thank you!')).toBeVisible()
  await expect(page.getByText(hours, { exact: true })).toBeVisible()
}
