import { expect, type Page } from '@playwright/test'
import type { ModelServerRequest } from '../../server/infrastructure/language-model/testing/model-server'
import {
  citing,
  type Script,
  scripted,
  understood,
  writes,
} from '../../server/modules/assistants/answering/model/testing/scripted-model'
import { askedModel, type ModelProduct, monthlyTokens, test } from './support/model-product'
import { people, signIn } from './support/sign-in'

const question = 'how much oil does the engine take?'
const oil = 'Engine oil with filter takes 13.5 litres of SAE 15W-40 CK-4. [[Engine oil with filter | 13.5]]'
const tank = 'The hydraulic tank holds 96.0 litres of ISO VG 46. [[Hydraulic tank | 96.0]]'

const play = ({ model }: ModelProduct, script: Script) => model.respondWith(scripted(script))

function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}

async function openAssistant(page: Page) {
  await page.goto('/operations-assistant')
  // Who uses many machines is offered it at two places.
  await page
    .getByRole('button', { name: /^(Choose a machine|Machine:)/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Choose a machine' })
  await dialog.getByLabel('Search machines').fill(askedModel)
  await dialog
    .getByRole('option', { name: new RegExp(askedModel) })
    .first()
    .click()
  // What is typed while it closes is typed into it.
  await expect(dialog).toBeHidden()
}

/** @returns a function that waits for the engine that answered */
async function ask(page: Page, prompt: string): Promise<() => Promise<string>> {
  const answered = page.waitForResponse('**/assistants/operations')
  await page.getByLabel('Your question').fill(prompt)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  return async () => (await (await answered).json()).engine
}

const answer = (page: Page) => page.getByRole('article').last()

async function expectFinished(page: Page) {
  await expect(answer(page)).toContainText(/\S/)
  await expect(answer(page)).toHaveAttribute('aria-busy', 'false')
}

test('the model answers as it writes, with the page; then what leans on that, and what no page says', async ({
  page,
  product,
}) => {
  await signIn(page, people.operator)
  await openAssistant(page)

  await test.step('its first sentence is shown before it has written the second', async () => {
    const shown = gate()
    async function* text(request: ModelServerRequest) {
      yield `${citing(oil, request)} The`
      await shown.passed
      yield citing(tank, request).replace(/^The/, '')
    }
    play(product, { write: [(request) => ({ text: text(request) })] })
    const engine = await ask(page, question)
    await expect(answer(page)).toContainText('13.5 litres of SAE 15W-40')
    await expect(answer(page)).toHaveAttribute('aria-busy', 'true')
    await expect(answer(page)).not.toContainText('96.0')
    shown.open()
    await expectFinished(page)
    expect(await engine()).toBe('model')
    await expect(answer(page)).toContainText('96.0 litres of ISO VG 46')
    await expect(answer(page)).toContainText('from the Operation and Maintenance Manual')
    await expect(answer(page)).toContainText('Written by a language model')
  })

  await test.step('a follow-up is understood by what was said before', async () => {
    const told: string[] = []
    const understand = (request: ModelServerRequest) => {
      told.push(request.question)
      return understood('How much does the hydraulic tank take?')
    }
    play(product, { understand, write: [writes(tank)] })
    await ask(page, 'and the hydraulic tank?')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expectFinished(page)
    await expect(answer(page)).toContainText('96.0 litres of ISO VG 46')
    expect(told[0]).toContain(`Turns before:\nuser: ${question}`)
  })

  await test.step('what it does not find is refused, with the nearest places', async () => {
    play(product, {
      understand: () => understood('hydraulic tank capacity'),
      write: [writes('NO ANSWER [[Hydraulic tank | 96.0]]')],
    })
    await ask(page, 'how much brake fluid does the trailer take?')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expectFinished(page)
    await expect(
      answer(page).getByRole('list', { name: 'Nearest passages' }).getByRole('button').first(),
    ).toContainText('Operation and Maintenance Manual')
    await expect(answer(page).getByRole('button', { name: /^Open page/ })).toHaveCount(0)
  })

  await test.step('a citation opens the page, with the passage marked', async () => {
    const name = /^Open page (\d+) of the Operation and Maintenance Manual$/
    const citation = page.getByRole('article').first().getByRole('button', { name }).first()
    const [, number] = name.exec((await citation.getAttribute('aria-label')) ?? '') ?? []
    await citation.click()
    await expect(page.getByRole('img', { name: `Page ${number} of Operation and Maintenance Manual` })).toBeVisible()
    await expect(page.getByText(/^Marked on this page/)).toBeAttached()
  })
})

test('a model that dies in mid-sentence leaves nothing of it: the manuals’ own words answer, and say why', async ({
  page,
  product,
}) => {
  await signIn(page, people.operator)
  await openAssistant(page)
  const shown = gate()
  async function* text(request: ModelServerRequest) {
    yield `${citing(oil, request)} The`
    await shown.passed
    yield ' windshield washer'
  }
  play(product, { write: [(request) => ({ text: text(request), diesAfter: 2 })] })
  const engine = await ask(page, question)
  await expect(answer(page)).toContainText('13.5 litres of SAE 15W-40')
  shown.open()
  await expectFinished(page)
  expect(await engine()).toBe('extractive')
  const expectDefaultAnswer = async () => {
    await expect(answer(page)).toContainText('The language model is not available.')
    await expect(answer(page)).not.toContainText('Written by a language model')
    await expect(answer(page)).toContainText('13.5')
    await expect(page.getByText(/windshield washer$/)).toHaveCount(0)
    await expect(answer(page)).not.toContainText('takes 13.5 litres of SAE 15W-40')
  }
  await expectDefaultAnswer()
  await page.reload()
  await expectDefaultAnswer()
})

test('a model that is silent is left, and the answer says so', async ({ page, product }) => {
  await signIn(page, people.operator)
  await openAssistant(page)
  play(product, { write: [() => ({ after: new Promise(() => undefined), text: '' })] })
  await ask(page, question)
  await expect(answer(page)).toContainText('The language model took too long.')
  await expectFinished(page)
  await expect(answer(page)).toContainText('13.5')
  expect(await product.model.requests.at(-1)?.ended).toBe('disconnected')
})

// Of another organization, whose budget is its own.
test('once the budget is used up the manuals’ own words answer, and the model is not asked', async ({
  page,
  product,
}) => {
  await signIn(page, people.dealerAdmin)
  await openAssistant(page)
  const usage = { prompt_tokens: 2 * monthlyTokens, completion_tokens: 20 }
  play(product, { write: [(request) => ({ ...writes(oil)(request), usage })] })
  await ask(page, question)
  await expectFinished(page)
  await expect(answer(page)).toContainText('13.5 litres of SAE 15W-40')
  await expect(answer(page)).not.toContainText('budget')
  const asked = product.model.requests.length

  await ask(page, 'and the hydraulic tank?')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectFinished(page)
  await expect(answer(page)).toContainText(/used this month.s budget of the language model/)
  await expect(answer(page)).toContainText('96')
  expect(product.model.requests.length).toBe(asked)

  await page.goto('/assistant-usage')
  await expect(page.getByText('All tokens of this month are used')).toBeVisible()
})
