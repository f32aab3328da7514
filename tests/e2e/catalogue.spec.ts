import { expect, test } from '@playwright/test'
import { people, signIn, waitForManuals } from './support/sign-in'

test('a part on a page of a parts manual is put into the cart', async ({ page }) => {
  // Everybody has a cart of their own; no other test looks into this one.
  await signIn(page, people.operatorAdmin)
  await waitForManuals(page.request, 'WL-120')
  await page.goto('/manuals?kind=parts&search=WL-120')
  await page.getByRole('main').getByRole('link', { name: 'Parts Manual', exact: true }).first().click()
  // Which parts a page has is known once the server has answered, however long that takes: a page is turned once.
  let sold = ''
  for (let n = 2; !sold.includes('810-10020'); n += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith(`/pages/${n}/parts`))
    await page.getByRole('button', { name: 'Next page' }).click()
    sold = await (await answer).text()
  }
  await page.getByRole('button', { name: /^Order parts on this page/ }).click()
  await page.getByRole('menuitem', { name: /^Add 810-10020 / }).click()
  await expect(page.getByText('810-10020 Front frame is in your cart')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('810-10020').filter({ visible: true }).first()).toBeVisible()
})
