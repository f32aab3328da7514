import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { linkIn, mailTo, receivedBy } from './support/mailbox'
import { newcomer } from './support/newcomers'
import { caller } from './support/sales'
import { people, signIn, waitForManuals } from './support/sign-in'

const part = '410-05518'

async function openAt(page: Page, path: string, model = 'EX-210') {
  await waitForManuals(page.request, model)
  await page.goto(path)
  await page.getByRole('button', { name: /^(Choose a machine|Machine:)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a machine' })
  await dialog.getByLabel('Search machines').fill(model)
  await dialog
    .getByRole('option', { name: new RegExp(model) })
    .first()
    .click()
  // What is typed while it closes is typed into it.
  await expect(dialog).toBeHidden()
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

test('a part leads to the figure of its list, whose numbers lead to the rows and into the cart', async ({ page }) => {
  await signIn(page, people.operatorAdmin)
  await openAt(page, '/parts-assistant', 'WL-120')
  await ask(page, 'upper radiator hose')
  await answer(page)
    .getByRole('button', { name: /^Show figure/ })
    .click()
  const figure = page.getByRole('dialog', { name: 'Figure 5-2 Radiator and belt drive' })
  await expect(figure.getByRole('button', { name: /^Item 4: Upper hose/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(figure.getByRole('button', { name: /^Item \d/ })).toHaveCount(7)
  await figure.getByRole('button', { name: /^Item 7: Drain tap/ }).click()
  const row = figure.locator('[aria-current=true]')
  await expect(row).toContainText('332-30131')
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await row.getByRole('button', { name: /to the cart$/ }).click()
  await expect(page.getByText(/332-30131 .* is in your cart$/)).toBeVisible()
})

test('each assistant has its conversations; the head of one leads to another, which is remembered', async ({
  page,
}, info) => {
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
    const welder = newcomer('welder', info)
    await share(page, [welder])
    const { subject, text, html, pictures } = await mailTo(welder, 'and the hydraulic tank?')
    expect(subject).toMatch(/^Answer about the Harrow EX-210/)
    expect(text).toContain('135')
    expect(pictures.length).toBeGreaterThan(0)
    for (const { cid } of pictures) expect(html).toContain(`src="cid:${cid}"`)
  })
})

test('a shared answer is received by each of at most 20 people, with its pages and links that open', async ({
  page,
  isMobile,
}, info) => {
  await signIn(page, people.operatorAdmin)
  await openAt(page, '/operations-assistant')
  const question = `how often is the engine oil filter replaced ${isMobile ? 'please' : 'normally'}?`
  await ask(page, question)
  const others = Array.from({ length: 19 }, (_, index) => newcomer(`welder-${index}`, info))
  const dialog = await share(page, [people.operator, ...others, 'one-too-many@quarry.example'])
  await expect(dialog.getByText('Enter 20 addresses at most.')).toBeVisible()
  await dialog.getByRole('textbox').fill([people.operator, ...others].join(', '))
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()

  await test.step('everybody has the page as a picture, and only who has an account a link to it', async () => {
    for (const address of others) {
      const { text, pictures } = await mailTo(address, question)
      expect(pictures).toHaveLength(1)
      expect(text).not.toContain('/manuals')
    }
    expect(await receivedBy('one-too-many@quarry.example')).toEqual([])
  })
  await test.step('the link opens the manual at that page', async () => {
    const link = linkIn(await mailTo(people.operator, question), '/manuals')
    await signIn(page, people.operator, link)
    const manual = new URL(link, 'http://yard.example').searchParams
    await expect(
      page.getByRole('img', { name: new RegExp(`page ${manual.get('page')}\\b`, 'i') }).first(),
    ).toBeVisible()
  })
})

test('a part without a price is asked for from the answer, once, and the dealership finds the request', async ({
  page,
  browser,
}, info) => {
  const number = `7788-${info.project.name}-${info.retry}`
  const dealers = await caller(page.request, people.dealerAdmin)
  await dealers('post', '/catalogue-parts/', { part_number: number, description: 'Counterweight shim' })
  await signIn(page, people.operatorAdmin)
  await openAt(page, '/parts-assistant')
  await ask(page, `part number ${number}`)
  const row = answer(page).getByRole('list', { name: 'Parts' }).getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('Price on request')
  await row.getByRole('button', { name: /^Ask for a price/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantity').fill('3')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^Northfield Equipment was asked for a price: quote Q-/)).toBeVisible()
  const requested = row.getByRole('link', { name: /^Price requested: Q-/ })
  const quote = (await requested.textContent())?.replace('Price requested: ', '') ?? ''
  await expect(row.getByRole('button', { name: /^Ask for a price/ })).toBeHidden()

  await test.step('the dealership is told, and finds it among its quotes', async () => {
    const email = await mailTo(people.dealerAdmin, quote)
    const staff = await browser.newPage()
    await signIn(staff, people.dealerAdmin, new URL(linkedIn(email)).pathname)
    await expect(staff.getByRole('heading', { name: new RegExp(quote) })).toBeVisible()
    await expect(staff.getByText(number).first()).toBeVisible()
    await expect(staff.getByText(`part number ${number}`)).toBeVisible()
  })
  await test.step('the customer has it among the own quotes, also after a reload', async () => {
    await page.reload()
    await requested.click()
    await expect(page.getByRole('heading', { name: new RegExp(quote) })).toBeVisible()
    await expect(page.getByText('Counterweight shim').first()).toBeVisible()
  })
})

const linkedIn = ({ text }: { text: string }) => text.match(/https?:\/\/\S+\/quotes\/\S+/)?.[0] ?? ''

/** Opens the dialog and sends; it stays open where the addresses are refused. */
async function share(page: Page, addresses: readonly string[]) {
  await answer(page).getByRole('button', { name: 'Share by e-mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(addresses.join(', '))
  await dialog.getByRole('button', { name: 'Send' }).click()
  if (addresses.length <= 20) await expect(dialog).toBeHidden()
  return dialog
}

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
