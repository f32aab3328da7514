import { expect, type Page, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

/**
 * The specification's side menu (section 2) for each role, item by item, with what behaviour.md, section 3, settles, and
 * with Manuals, Messages, which those have whom operators and dealerships write to, the Customers of a dealership, whose
 * staff receive goods, and what the assistants used.
 */
const menus = {
  superUser: [
    ['Machine', 'Machine brands'],
    ['Orders & Billing', 'Orders'],
    ['Admin', 'Organizations', 'Accounts', 'Addresses', 'Inventory'],
    ['Feedback'],
  ],
  dealerAdmin: [
    ['Dashboard'],
    ['Machine', 'Machines', 'Machine Instances', 'Create Maintenance Schedule'],
    ['Manuals'],
    ['Customers'],
    ['Receive goods'],
    ['Messages'],
    ['Orders & Billing', 'Orders', 'Quotes', 'Maintenance Quotes'],
    ['Payment', 'Manage Payment', 'Payments', 'Payouts', 'Tax Settings'],
    ['Admin', 'Accounts', 'Addresses', 'Assistant usage', 'Manage Catalogue'],
  ],
  dealerUser: [
    ['Dashboard'],
    ['Machine', 'Machines', 'Machine Instances', 'Create Maintenance Schedule'],
    ['Manuals'],
    ['Customers'],
    ['Receive goods'],
    ['Messages'],
    ['Orders & Billing', 'Orders'],
  ],
  operatorAdmin: [
    ['Dashboard'],
    ['Machine', 'Machines', 'Machine Instances', 'Create Maintenance Schedule'],
    ['Manuals'],
    ['Messages'],
    ['Orders & Billing', 'Orders', 'Quotes', 'Maintenance Quotes'],
    ['Admin', 'Accounts', 'Addresses', 'Assistant usage'],
  ],
  operator: [
    ['Dashboard'],
    ['Machine', 'Operator Machines'],
    ['Manuals'],
    ['Messages'],
    ['Orders & Billing', 'Orders'],
  ],
} as const

const footers = {
  superUser: ['Settings', 'Change password', 'Privacy', 'ADMIN', people.superUser],
  dealerAdmin: ['Settings', 'Privacy', 'Nora Field', people.dealerAdmin],
  dealerUser: ['Settings', 'Change password', 'Privacy', 'Pete Clark', people.dealerUser],
  operatorAdmin: ['Settings', 'Privacy', 'Rita Stone', people.operatorAdmin],
  operator: ['Settings', 'Change password', 'Privacy', 'Rosa Delgado', people.operator],
}

for (const who of Object.keys(menus) as (keyof typeof menus)[]) {
  test(`the menu of ${who} is the specification’s list`, async ({ page, isMobile }) => {
    await signIn(page, people[who], '/')
    if (isMobile)
      await page
        .locator('#root')
        .getByRole('button', { name: /^Menu(,|$)/ })
        .click()
    expect(await sectionsOf(page)).toEqual(menus[who])
    for (const item of footers[who]) {
      await expect(page.getByText(item, { exact: true }).filter({ visible: true }).last()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    if (!footers[who].includes('Change password')) {
      await expect(page.getByRole('link', { name: 'Change password' })).toHaveCount(0)
    }
  })
}

/** What follows the name of an entry while messages are unread, as other journeys leave them. */
const unread = /\d+, \d+ unread messages?$/

/** Each entry of the menu with its links, which are there while it is the one that is open. */
async function sectionsOf(page: Page): Promise<string[][]> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('listitem').first()).toBeVisible()
  const found: string[][] = []
  for (const entry of await menu.locator(':scope > ul > li').all()) {
    const heading = entry.getByRole('button')
    if ((await heading.count()) === 0) {
      found.push([((await entry.textContent()) ?? '').replace(unread, '')])
      continue
    }
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click()
    await expect(entry.getByRole('link').first()).toBeVisible()
    const links = (await entry.getByRole('link').allTextContents()).map((text) => text.replace(unread, ''))
    found.push([(await heading.textContent()) ?? '', ...links])
  }
  return found
}
