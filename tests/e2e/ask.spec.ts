import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { mailTo } from './support/mailbox'
import { photograph } from './support/photograph'
import { headersOf, people, signIn, waitForManuals } from './support/sign-in'

const question = 'how much oil does the engine take?'

async function chooseMachine(page: Page, model: string) {
  await waitForManuals(page.request, model)
  await page.goto('/machine-and-query-input')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Choose a machine|Machine:)/ })
    .click()
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
}

/** How many messages somebody has to read, as the server counts them. */
async function unreadOf(page: Page, email: string): Promise<number> {
  const answer = await page.request.get('/api/v2/machines/operator/unread', {
    headers: await headersOf(page.request, email),
  })
  return ((await answer.json()) as { count: number }).count
}

/** The badge at Messages, or at what has them: a closed group of the menu, or the button that opens it on a phone. */
const unreadBadge = (page: Page, count: number) =>
  page
    .getByRole('link', { name: new RegExp(`^Messages ?, ${messages(count)}$`) })
    .or(page.getByRole('button', { name: new RegExp(`^(Menu|Machine).*, ${messages(count)}$`) }))
    .first()

const messages = (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`

test('the operator chooses a machine, asks, and sees the manual’s page with the passage marked', async ({ page }) => {
  await signIn(page, people.operator)
  await chooseMachine(page, 'WL-120')
  await ask(page, question)

  const answer = page.getByRole('article').last()
  await expect(answer).toContainText('13.5')
  await expect(answer).toContainText('from the Operation and Maintenance Manual')
  await answer.getByRole('button', { name: 'Open page 25 of the Operation and Maintenance Manual' }).first().click()
  const image = page.getByRole('img', { name: 'Page 25 of Operation and Maintenance Manual' })
  await expect(image).toBeVisible()
  await expect(image).toHaveJSProperty('complete', true)
  await expect(page.getByText(/^Marked on this page/)).toBeAttached()

  const pdf = page.getByRole('link', { name: 'Open PDF' })
  await expect(pdf).toHaveAttribute('href', /secure-files.*#page=25$/)
  const file = await page.request.get((await pdf.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('an answer is printed alone, with the pages that it comes from and their marks', async ({ page }) => {
  // The dialog of the browser would stop the journey.
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  await signIn(page, people.operator)
  await chooseMachine(page, 'WL-120')
  await ask(page, 'what must be checked before starting?')
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(1)
  await ask(page, question)
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Print' }).last().click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { name: question })).toBeVisible()
  await expect(page.getByRole('heading', { name: /before starting/ })).toBeHidden()
  await expect(
    page.getByRole('list', { name: 'Sources' }).getByText('Operation and Maintenance Manual').first(),
  ).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Operation and Maintenance Manual, page 25' })
  await expect(sheet.locator('[data-box]').first()).toBeVisible()
  const image = sheet.getByRole('img')
  await expect(image).toBeVisible()
  expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth)).toBe(1600)
  for (const role of ['textbox', 'navigation', 'banner'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)

  await test.step('and the screen is as before', async () => {
    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(2)
    await expect(sheet).toHaveCount(0)
  })

  await test.step('the browser’s own command prints all of the conversation, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await expect(page.getByRole('heading', { name: /before starting/ })).toBeVisible()
    const cutOff = await page
      .getByRole('list', { name: 'Questions and answers' })
      .evaluate(({ parentElement: pane }) => pane && pane.scrollHeight - pane.clientHeight)
    expect(cutOff).toBe(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Page \d+ of/ })).toHaveCount(0)
  })
})

test('a certain answer can be wrong: the dealer is asked from it, or from the thanks for saying why', async ({
  page,
}) => {
  await signIn(page, people.operator)
  await chooseMachine(page, 'WL-120')
  await ask(page, question)
  const answer = page.getByRole('article').last()
  await expect(answer).toContainText('13.5')
  await expect(answer.getByRole('button', { name: 'Ask your dealer' })).toBeVisible()
  await answer.getByRole('button', { name: 'Not helpful' }).click()
  const reason = answer.getByRole('button', { name: 'Wrong figure' })
  await expect(reason, 'reasons come into view by themselves').toBeInViewport({ ratio: 1 })
  await reason.click()
  await answer.getByRole('button', { name: 'Send reason' }).click()
  await answer.getByRole('button', { name: 'Ask your dealer' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ask your dealer' })
  await expect(sheet.getByLabel('Message to your dealer')).toHaveValue(question)
  await expect(sheet.getByText(/13.5/)).toBeVisible()
})

test('a question that the manuals do not answer is refused, and goes to the dealer, who answers; both are told', async ({
  page,
  browser,
}) => {
  await signIn(page, people.operator)
  await chooseMachine(page, 'WL-120')
  await ask(page, 'what does the chairman of the company earn?')
  const waiting = { staff: await unreadOf(page, people.dealerUser), asker: await unreadOf(page, people.operator) }
  await page.getByRole('button', { name: 'Ask your dealer' }).click()
  const words = `What does the chairman earn? ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Message to your dealer').fill(words)
  await page.getByLabel('Add pictures').setInputFiles(await photograph(page))
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Your question was sent to Northfield Equipment.')).toBeVisible()
  const asked = page.getByRole('region', { name: 'You asked Northfield Equipment' })
  await expect(asked.getByText(words)).toBeVisible()
  await expect(asked.getByText(/^Not answered yet/)).toBeVisible()

  const { text: email } = await mailTo(people.dealerUser, words)
  expect(email, 'the staff are told').toContain('Ridgeline Quarry has written to you about Harrow WL-120')
  const dealer = await browser.newPage()
  await signIn(dealer, people.dealerUser, '/operator-machines')
  await expect(unreadBadge(dealer, waiting.staff + 1), 'the staff see it in the menu').toBeVisible()
  await dealer.getByRole('link', { name: /^Messages: .*WL-120, Ridgeline Quarry/ }).click()
  const thread = dealer.getByRole('dialog')
  await expect(thread.getByText(words, { exact: true })).toBeVisible()
  const photographs = thread.getByRole('list', { name: /^Photographs from Rosa Delgado/ }).last()
  await photographs.getByRole('button').click()
  const opened = dealer.getByRole('dialog').last().getByRole('img')
  await expect.poll(() => opened.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(60)
  await dealer.keyboard.press('Escape')
  await thread.getByText('The answer from the manuals').last().click()
  await expect(thread.getByText(`Answer to “${words}”`)).toBeVisible()
  await thread.getByRole('textbox', { name: 'Message', exact: true }).fill(`We do not know. ${words}`)
  await thread.getByRole('button', { name: 'Send message' }).click()
  await expect(thread.getByText(`We do not know. ${words}`)).toBeVisible()

  await test.step('the answer comes back into the conversation, live and again later', async () => {
    const answered = asked.getByText(`We do not know. ${words}`)
    await expect(answered).toBeVisible()
    await expect(asked.getByText('Dealer’s answer')).toBeVisible()
    await expect(asked.getByText('Pete Clark, Northfield Equipment')).toBeVisible()
    await page.reload()
    await expect(answered).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask your dealer' })).toBeHidden()
  })
  await test.step('it is among what happened lately, and leads back into the conversation', async () => {
    await page.goto('/')
    await expect(unreadBadge(page, waiting.asker + 1), 'who asked sees it in the menu').toBeVisible()
    await page.getByRole('link', { name: `Harrow WL-120 · We do not know. ${words}` }).click()
    await expect(page).toHaveURL(/\/assistant\?(?:.*&)?conversation=/)
    await expect(asked.getByText(`We do not know. ${words}`)).toBeVisible()
  })
  await thread.getByLabel('Assigned to').selectOption({ label: 'Nora Field' })
  await thread.getByRole('button', { name: 'Mark as closed' }).click()
  await expect(thread.getByText('The next message from the operator reopens it.')).toBeVisible()

  const { text: answer } = await mailTo(people.operator, words)
  expect(answer, 'who asked is told').toContain('Northfield Equipment has written to you about Harrow WL-120')
  await page.goto('/operator-machines')
  await page.getByRole('link', { name: /^Messages: .*WL-120, Northfield Equipment/ }).click()
  const messages = page.getByRole('dialog')
  await expect(messages.getByText(`We do not know. ${words}`)).toBeVisible()

  await test.step('both see that it is closed, until the operator writes again', async () => {
    await expect(messages.getByText('Send a message to reopen it.')).toBeVisible()
    await expect(messages.getByText('Assigned to Nora Field')).toBeVisible()
    await messages.getByRole('textbox', { name: 'Message', exact: true }).fill(`Who does? ${words}`)
    await messages.getByRole('button', { name: 'Send message' }).click()
    await expect(thread.getByText(`Who does? ${words}`)).toBeVisible()
    await expect(thread.getByRole('button', { name: 'Mark as closed' })).toBeVisible()
    await expect(messages.getByText('Send a message to reopen it.')).toBeHidden()
    await dealer.close()
  })
})

test('the conversation is there again after a reload', async ({ page }) => {
  await signIn(page, people.operator)
  await chooseMachine(page, 'EX-210')
  await ask(page, question)
  await expect(page.getByRole('article').last()).toContainText('23.5')
  await page.reload()
  await expect(page.getByRole('article').last()).toContainText('23.5')
})

test('axe finds nothing on the pages around a question, and none is wider than its window', async ({ page }) => {
  await signIn(page, people.operator)
  for (const path of [
    '/',
    '/machines',
    '/machine-and-query-input',
    '/machine-and-query-unified',
    '/operations-assistant',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    })
  }
})
