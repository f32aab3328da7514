import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { emailTo } from './support/outbox'
import { people, signIn, waitForManuals } from './support/sign-in'

const part = '410-05518'

async function openAt(page: Page, path: string) {
  await waitForManuals(page.request, 'EX-210')
  await page.goto(path)
  await page.getByRole('button', { name: /^(Choose a machine|Machine:)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a machine' })
  await dialog.getByLabel('Search machines').fill('EX-210')
  await dialog
    .getByRole('option', { name: /EX-210/ })
    .first()
    .click()
}

async function ask(page: Page, prompt: string) {
  await page.getByLabel('Your question').fill(prompt)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(answer(page)).toContainText(/\S/)
  await expect(answer(page)).toHaveAttribute('aria-busy', 'false')
}

const answer = (page: Page) => page.getByRole('article').last()

test('the parts assistant finds a part, which goes into the cart at the customer’s price', async ({ page }) => {
  await signIn(page, people.operatorAdmin)
  await openAt(page, '/parts-assistant')
  await ask(page, 'part number of the engine oil filter')
  await expect(answer(page)).toContainText(`The part number is ${part}`)
  const row = answer(page).getByRole('list', { name: 'Parts' }).getByRole('listitem')
  const price = /\$[\d.]+(?= each)/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  expect(price).not.toBe('')
  await row.getByRole('button', { name: /to the cart$/ }).click()
  await expect(page.getByText(/is in your cart$/)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText(part).first()).toBeVisible()
  await expect(page.getByText(price).first()).toBeVisible()
})

test('each assistant has its conversations; the head of one leads to another, which is remembered', async ({
  page,
}) => {
  await signIn(page, people.operatorAdmin)
  await openAt(page, '/assistant')
  await ask(page, 'how much oil does the engine take?')
  await expect(answer(page)).toContainText('23.5')
  await ask(page, 'and the hydraulic tank?')
  await expect(answer(page)).toContainText('135')
  await expect(page.getByText(/^About: /)).toBeVisible()

  await page.getByRole('button', { name: /^Bob/ }).click()
  await page.getByRole('menuitem', { name: /operations assistant/ }).click()
  await expect(page).toHaveURL(/\/operations-assistant\?/)
  await expect(page.getByText('Ask about the Harrow EX-210')).toBeVisible()
  await page.goto('/orders')
  await page.getByRole('link', { name: 'Ask', exact: true }).first().click()
  await expect(page).toHaveURL(/\/operations-assistant/)

  await test.step('the last conversation is one press away, and can be shared', async () => {
    await page.goto('/assistant')
    await page.getByRole('button', { name: /^Continue “/ }).click()
    await expect(answer(page)).toContainText('135')
    await answer(page).getByRole('button', { name: 'Share by e-mail' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('welder@quarry.example')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toBeHidden()
    expect(await emailTo(page.request, 'welder@quarry.example', 'answer_shared')).toContain('and the hydraulic tank?')
  })
})

test('Bob knows the records of who asks, each answer with a link to them', async ({ page }) => {
  await signIn(page, people.operatorAdmin)
  await openAt(page, '/assistant')
  for (const [question, path] of [
    ['where is my last order?', /^\/orders\//],
    ['which maintenance is due next?', /^\/machine-instances\//],
    ['how many machines do we have?', /^\/machine-instances/],
  ] as const) {
    await test.step(question, async () => {
      await ask(page, question)
      const record = answer(page).getByRole('list', { name: 'Records' }).getByRole('link').first()
      await expect(record).toHaveAttribute('href', path)
    })
  }
  await answer(page).getByRole('list', { name: 'Records' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/machine-instances\//)
})

test('Bob is asked without a machine, and asks which one is meant where it matters', async ({ page }) => {
  // Who uses many machines has none at hand.
  await signIn(page, people.superUser)
  await page.goto('/assistant')
  await ask(page, 'how much grease do the bucket pins take?')
  await expect(answer(page)).toContainText('Which machine is it about?')
  await expect(page.getByRole('main').getByRole('button', { name: 'Choose a machine' }).last()).toBeVisible()
})

test('axe finds nothing on the screens of the assistants, and none is wider than its window', async ({ page }) => {
  await signIn(page, people.operatorAdmin)
  for (const path of ['/assistant', '/parts-assistant']) {
    await test.step(path, async () => {
      await openAt(page, path)
      await ask(page, 'part number of the engine oil filter')
      await expect(answer(page)).toContainText(part)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    })
  }
})
